import { link, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";
import { unconfirmed } from "#app/content/unconfirmed.ts";

export const videos: PageContent = {
  title: "Video Library",
  subtitle: "Our own lessons on film, launching soon",
  description:
    "Our own video lessons in yoga, breath and chanting are launching soon. Until then, twenty chosen videos and ten audio sessions wait in the media library.",
  family: "sound",
  sections: [
    {
      kind: "notice",
      heading: "Launching soon",
      body: [
        "Our video library is launching soon. There is nothing to play on this page yet.",
        text`You need not wait for us. Twenty videos by other teachers and speakers are in ${link("/media", "our media library")}. Each has a note on what to take care of.`,
      ],
    },
    {
      kind: "prose",
      heading: "What will be here?",
      body: [
        "Short lessons, filmed at the pace of a person who is new. We have written down what we want from them, so that you can hold us to it:",
        {
          bullets: unconfirmed(
            [
              "Each lesson shows the chair version first.",
              "Each says at the start who should leave it out.",
              "Each has captions, and the words in full for those who would rather read.",
              "None has music so loud that you must strain to hear.",
              "None promises to mend an illness.",
            ],
            "Confirm what the practice's own videos will hold to, or change the list.",
          ),
        },
      ],
    },
    {
      kind: "cards",
      heading: "What can you do today?",
      cards: [
        {
          title: "Watch a video",
          text: "Twenty videos on postures, breath, chant and the science behind them.",
          to: "/media",
          icon: "sun",
        },
        {
          title: "Listen to a session",
          text: "Ten audio sessions, from 12 to 30 minutes. Lie down or sit back.",
          to: "/audios",
          icon: "headphones",
        },
        {
          title: "Read and try a breath",
          text: "Breathing practices in numbered steps, with cautions beside them.",
          to: "/pranayam",
          icon: "wind",
        },
      ],
    },
  ],
  next: [
    { to: "/media", why: "The videos you can watch now, with a note on each." },
    { to: "/yoga-wellness", why: "The basics in words: how to sit, breathe, chant and move." },
  ],
};
