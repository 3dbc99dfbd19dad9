import { cite, link, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const home: PageContent = {
  title: "Breathe slowly. Hum softly. Begin there.",
  subtitle: "Yoga, chanting and sound, taught by a physician who is also a yoga teacher. At your pace, with care.",
  description:
    "Yoga, mantra chanting and sound, taught by a physician and yoga teacher. Plain words, honest evidence and clear cautions for every body and age.",
  family: "home",
  actions: [
    { label: "Book Consultation", to: "/contact" },
    { label: "Explore Services", to: "/services" },
  ],
  gist: [
    "We teach three simple things: to move without strain, to breathe without hurry, and to let your own voice settle you.",
    "You need no faith for it, no special clothes and no supple back. A chair will do.",
    "A consultation here is a talk about practice. It is not a visit to the doctor.",
  ],
  reviewed: { written: "2026-11-15", due: "2027-11-15" },
  sections: [
    {
      kind: "cards",
      heading: "Where would you like to begin?",
      intro: "Three doors. Each opens on something you can do today.",
      cards: [
        {
          title: "Start from nothing",
          text: "What yoga is, how to breathe, how to chant one sound, and three postures that ask very little of you.",
          to: "/yoga-wellness",
          icon: "sprout",
        },
        {
          title: "Stay in your chair",
          text: "For stiff mornings, careful returns and later years. Seated first, standing only when you are ready.",
          to: "/ageing-yoga",
          icon: "armchair",
        },
        {
          title: "Just listen",
          text: "Ten audio sessions and twenty chosen videos. Put your feet up and press play.",
          to: "/media",
          icon: "headphones",
        },
      ],
    },
    {
      kind: "practice",
      heading: "Do you have one minute?",
      practice: {
        title: "Six slow breaths",
        text: text`In a study of 23 healthy adults, saying a mantra or the Ave Maria slowed the breath to about six a minute.${cite("bernardi2001")} You can find that pace now, before you read on.`,
        amount: "6 breaths, about one minute",
        steps: [
          "Sit back. Let your feet rest on the floor and your hands in your lap.",
          "Breathe in through your nose while you count to four.",
          "Breathe out while you count to six. Hum softly if you like.",
          "Do this six times, with no holding in between.",
          "Let the breath go its own way. Notice one sound in the room.",
        ],
        caution: {
          avoid: [
            "Chest pain or trouble breathing now: call your local emergency number.",
            "Lung disease, heart failure or panic attacks: leave out the counting.",
            "An ear infection: leave out the hum. Epilepsy: ask before you hum.",
            "Never while driving or in water.",
          ],
          instead:
            "Follow your own breath for a minute, without counting and without making it longer. Stop if you feel dizzy or uneasy, and stand up slowly.",
        },
      },
    },
    {
      kind: "comparison",
      heading: "What can you honestly expect?",
      intro: text`Less than the posters say, and more than nothing. These are averages from trials. ${link("/research", "Our research page")} shows each study and how far to trust it.`,
      caption: "What trials of yoga and breathing find on average",
      columns: ["If you hope for", "Trials find", "It rests on"],
      rows: [
        [
          "A calmer mind",
          text`Breathing practices ease stress slightly more than the comparison did.${cite("fincham2023")}`,
          "12 trials with 785 adults. Most had a moderate risk of bias.",
        ],
        [
          "Lower blood pressure",
          text`About 5 points off the upper number.${cite("wu2019")}`,
          "49 trials, many of them weak. Yoga adds to your medicine and never takes its place.",
        ],
        [
          "Less back pain",
          text`A little: 4 to 5 points on a scale of 100, much like other back exercise.${cite("wieland2022")}`,
          "21 trials. Many people would not notice so small a change.",
        ],
        [
          "Steadier balance",
          text`A small gain after sixty.${cite("youkhana2016")} Yet in a large trial, more people fell with standing yoga than with seated yoga.${cite("oliveira2025")}`,
          "Six trials on balance, and one with 700 people on falls. We do not offer yoga to prevent falls.",
        ],
        ["Less weight", text`No clear change.${cite("lauche2016")}`, "30 trials. Come for other reasons."],
      ],
    },
    {
      kind: "quote",
      heading: "A blessing to close a class",
      quote: "May all beings, in all worlds, be happy.",
      by: "A traditional blessing, sung at the end of practice",
    },
    {
      kind: "definitions",
      heading: "Which of these sounds like you?",
      entries: [
        {
          term: "I live with an illness",
          text: text`Read ${link("/illness-yoga", "what yoga may add to your treatment")}, and what to leave out. Show the page to your doctor.`,
        },
        {
          term: "I cannot switch off",
          text: text`Try one of the short practices on ${link("/stress-buster", "our stress page")}. Most take less time than a kettle.`,
        },
        {
          term: "I lead a team",
          text: text`Our ${link("/services", "workshops for workplaces")} last 45 to 60 minutes. Nobody has to change clothes.`,
        },
        {
          term: "I would like to teach",
          text: text`See ${link("/courses", "the four levels of training")}, from 100 to 500 hours, and what we ask of you first.`,
        },
        {
          term: "I doubt all of this",
          text: text`Good. Start with ${link("/facts-myths", "the myths we do not sell")}.`,
        },
      ],
    },
    {
      kind: "callout",
      heading: "Shall we find a gentle start?",
      text: "Look through what we offer, or tell us in a few lines what you are hoping for. We will tell you plainly if we are not the right place.",
      actions: [
        { label: "See our services", to: "/services" },
        { label: "Write to us", to: "/contact" },
      ],
    },
  ],
};
