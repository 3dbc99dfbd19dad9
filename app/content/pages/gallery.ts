import { pictures } from "#app/content/pictures.ts";
import { gallery as items } from "#app/content/gallery.ts";
import { link, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const gallery: PageContent = {
  title: "Gallery",
  subtitle: "Morning light, brass, linen and water: eight pictures of what practice feels like",
  description:
    "Eight illustrations of yoga classes, meditation, sound and retreats, with what each one shows. Look for as long as you like, then breathe out.",
  family: "people",
  picture: pictures["sound-healing-session"],
  sections: [
    {
      kind: "prose",
      heading: "What are you looking at?",
      body: [
        "These pictures are illustrations, not photographs. No real studio, teacher or student is shown. We would rather paint a mood than pass off a stranger's room as ours.",
        "Nobody in them stands on their head. You see people from behind, at rest, in ordinary clothes. That is closer to the truth of a class than most posters.",
        text`For practice in words, read ${link("/testimonials", "the stories on our testimonials page")}. To come and see for yourself, look at ${link("/services", "our classes, workshops and retreats")}.`,
      ],
    },
    {
      kind: "tiles",
      heading: "Four kinds of gathering",
      tiles: [
        {
          title: "Group Classes",
          text: "A few mats, a few chairs, one slow hour or a little more.",
          icon: "users",
        },
        {
          title: "Workshops",
          text: "One subject, looked at closely: a chant, a breath, a bowl.",
          icon: "hammer",
        },
        {
          title: "Retreats",
          text: "Three to seven days with plain food and long silences.",
          icon: "mountain",
        },
        {
          title: "Events",
          text: "Evenings of song and sound, where listening is enough.",
          icon: "calendar",
        },
      ],
    },
    {
      kind: "gallery",
      heading: "Eight pictures",
      intro: "All eight are illustrations. They share one light: low and warm, as in the first hour of the day.",
      items,
    },
    {
      kind: "notice",
      heading: "Video Highlights",
      body: [
        "Our video gallery is coming soon.",
        text`Until then, you will find twenty chosen videos and ten audio sessions in ${link("/media", "our media library")}.`,
      ],
    },
    {
      kind: "callout",
      heading: "Share your photos",
      text: "Did you take a picture at a class or a retreat? Share it with us through social media or by email. Please ask everyone in it first. You will find our social pages at the foot of every page.",
      actions: [
        { label: "Send a photo by email", to: "mail" },
        { label: "Other ways to reach us", to: "/contact" },
      ],
    },
  ],
  next: [
    { to: "/media", why: "Pictures you can hear: ten audio sessions and twenty videos." },
    { to: "/about", why: "Who we are, how we teach, and what we leave to your doctor." },
  ],
};
