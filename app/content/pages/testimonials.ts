import { pictures } from "#app/content/pictures.ts";
import { storiesAreIllustrative, testimonials as stories } from "#app/content/testimonials.ts";
import { link, text } from "#app/content/text.ts";
import type { Block, PageContent } from "#app/content/types.ts";
import { unconfirmed } from "#app/content/unconfirmed.ts";

/** The title line is fixed; until real stories stand here, the first words under it say that these are not. */
const gist: Pick<PageContent, "gist"> = storiesAreIllustrative
  ? {
      gist: [
        "The five stories below are examples that we wrote ourselves. They are not the words of real students.",
        "Real ones will stand here once the people who lived them have agreed in writing.",
      ],
    }
  : {};

const illustrative: readonly Block[] = storiesAreIllustrative
  ? [
      "The stories on this page are illustrative. We wrote them as examples. They are not quotations from students. The names, the places and the stars are invented.",
    ]
  : [];

export const testimonials: PageContent = {
  title: "Testimonials",
  subtitle: "Real Stories of Transformation and Healing",
  description: storiesAreIllustrative
    ? "Five example stories about yoga and chanting: training, low mood, ageing, everyday calm and the office. With a plain word on what a story can show."
    : "Five modest stories about yoga, chanting and sound: training, low mood, ageing, everyday calm and the office. With a plain word on what a story can show.",
  family: "people",
  picture: pictures["nature-retreats"],
  ...gist,
  sections: [
    {
      kind: "prose",
      heading: "How should you read a story?",
      body: [
        storiesAreIllustrative
          ? "As you would listen to a neighbour over the fence: gladly, and with a little salt. These five have more salt in them than most, because they are made up. We gave them the kind of modest gain that we think is honest."
          : "As you would listen to a neighbour over the fence: gladly, and with a little salt. These five people wrote down what practice has been like for them.",
        "A story can tell you how a thing feels from inside. It cannot tell you what will happen to you. Other things were going on as well: a new doctor, a warm spring, a kinder boss. People for whom nothing changed seldom write.",
        text`For what happens on average, see ${link("/research", "the trials on our research page")}. For the mood of the rooms, see ${link("/gallery", "the pictures in our gallery")}.`,
      ],
    },
    {
      kind: "testimonials",
      heading: storiesAreIllustrative ? "Five example stories" : "Five stories",
      testimonials: Object.values(stories),
    },
    {
      kind: "statistics",
      heading: "Our impact in numbers",
      statistics: unconfirmed(
        [
          { value: "5,000+", label: "students trained" },
          { value: "30+", label: "countries reached" },
          { value: "500+", label: "certified teachers" },
          { value: "25+", label: "years experience" },
        ],
        "Confirm each of the four figures from the practice's own records, or correct it.",
      ),
    },
    {
      kind: "callout",
      heading: "Share Your Transformation Story",
      text: "Has practice changed something for you, large or small? Contact us and tell us in your own words. All testimonials are reviewed and may be featured, but only with your consent, and under the name you choose. We like stories that say what did not change, too.",
      actions: [{ label: "Contact us with your story", to: "/contact" }],
    },
    {
      kind: "caution",
      heading: "Results may vary",
      level: "caution",
      body: [
        ...illustrative,
        "Results may vary. What one person felt may not be what you will feel. No story here is a promise, and none is medical evidence.",
        text`Yoga, chanting and sound can go along with medical care. They do not take its place. Do not stop a medicine or put off a visit to the doctor because of a story. ${link("/disclaimer", "Our full disclaimer")} says more.`,
      ],
    },
  ],
  next: [
    { to: "/research", why: "What trials find when many people are counted, not one." },
    { to: "/services", why: "Six ways to practise, and how long each one takes." },
  ],
};
