import { site } from "#app/content/site.ts";
import { cite, link, sa, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";
import { unconfirmed } from "#app/content/unconfirmed.ts";

export const library: PageContent = {
  title: "Library",
  subtitle: "What our shelves are for, who might read what, and how we judge a source",
  description:
    "What our yoga library is for and how to ask for search help, chant sheets or a reading list, with reading paths for four kinds of readers.",
  family: "roots",
  gist: [
    "This page tells you about our library. It has no search box and no downloads.",
    "Tell us what you are looking for, and we will look for you.",
  ],
  sections: [
    {
      kind: "notice",
      heading: "What can I do on this page?",
      body: [
        text`You can read it. There is nothing to search or download here, no list to tick and no account to open. The library itself is a set of shelves and someone who knows them. To use it, write to us through the ${link("/contact", "contact page")}.`,
      ],
    },
    {
      kind: "definitions",
      heading: "What is on the shelves?",
      intro: "We keep four shelves, small on purpose. A thing earns its place by being used.",
      entries: unconfirmed(
        [
          {
            term: "Root texts",
            text: text`The ${sa("yogasutra")}, the ${sa("gita")} and the old handbooks, in translations that say where the text is unsure.`,
          },
          {
            term: "Practice manuals",
            text: text`Modern guides to posture, breath and rest. Our ${link("/books", "twelve books")} are the core of this shelf.`,
          },
          {
            term: "Voice and sound",
            text: text`Words for chanting, in Devanagari and in Roman letters, each ${sa("mantra")} with its meaning and its source.`,
          },
          {
            term: "Research",
            text: text`The trials and reviews we cite on this site. Each is listed by name at the end of the page that uses it, with a link to the paper. Our ${link("/research", "research page")} is the best place to start.`,
          },
        ],
        "Confirm that the practice keeps such a library, and what is on its shelves.",
      ),
    },
    {
      kind: "prose",
      heading: "How do search, downloads and reading lists work?",
      body: [
        { subheading: "Search: you ask, we look" },
        "Put your question in everyday words. “Something on breathing for my father, who has bad lungs” is a better search than any keyword. We look through the shelves and answer in plain English. If we find nothing good, we say so. That is an answer too.",
        { subheading: "Downloads: on request only" },
        "There are no files on this page. If you would like a chant sheet to print, in large type if you wish, ask us. We share what we wrote ourselves and what is free of copyright. We do not pass on copies of other people's books.",
        { subheading: "Reading lists: short ones" },
        "A list of forty titles helps nobody. Tell us roughly how old you are, your aim and how much time you have. We suggest two or three things to read, in order, and one to skip.",
      ],
    },
    {
      kind: "process",
      heading: "How do I ask for something?",
      steps: unconfirmed(
        [
          {
            title: "Write two or three lines",
            text: text`Use the ${link("/contact", "contact page")}. Say what you want to know and what you have read so far.`,
          },
          {
            title: "Keep private things private",
            text: "Say “high blood pressure” if it matters. Please send no test results, letters or lists of medicines.",
          },
          {
            title: "Wait for a short reply",
            text: `We respond ${site.responsePromise}. A longer search may take some days, and then we tell you so.`,
          },
          {
            title: "Come by, if you can",
            text: "Books are for reading on site. Arrange a time with us first, so that someone is there to help you.",
          },
        ],
        "Confirm that requests are answered this way and that people may come to read.",
      ),
    },
    {
      kind: "comparison",
      heading: "Which reading path is mine?",
      intro: "Find the row that sounds like you. Each path has two steps and one thing that can wait.",
      caption: "Reading paths for four kinds of readers",
      columns: ["You are", "First", "Then", "Leave for later"],
      rows: [
        [
          "New to all this",
          text`The page on ${link("/yoga-wellness", "yoga and wellness")}, in one sitting.`,
          "The Heart of Yoga, a chapter a week.",
          "The Yoga Sutras. They make more sense after a year of practice.",
        ],
        [
          "Older, or living with an illness",
          text`The page on ${link("/ageing-yoga", "ageing and yoga")} or ${link("/illness-yoga", "illness and yoga")}. Show it to your doctor.`,
          "The Relaxation Response. The first part of Asana Pranayama Mudra Bandha, with a teacher.",
          "Light on Yoga and anything with headstands.",
        ],
        [
          "Drawn to chanting and sound",
          text`The seven mantras on our ${link("/bhakti-yoga", "bhakti page")}, one a week.`,
          "The Bhagavad Gita, aloud.",
          "Books that promise results from a secret frequency. Leave those for good.",
        ],
        [
          "A future teacher, or a doubter",
          text`Our ${link("/facts-myths", "facts and myths")}, then two papers of your choice, from start to end.`,
          "Roots of Yoga, then the Yoga Sutras.",
          "The Hatha Yoga Pradipika, until you can read it as history.",
        ],
      ],
    },
    {
      kind: "prose",
      heading: "How do we judge a source?",
      body: [
        "A source may be old, famous, loved and wrong. So we ask the same six things of each, whether it is a palm-leaf verse or a paper from last month.",
        {
          numbered: [
            "Who says it, and what do they gain if I believe it?",
            "Did they see it themselves, or do they repeat somebody?",
            "Compared with what? Feeling better after a lie-down is no surprise.",
            "How many people took part, and how many dropped out?",
            "What was measured: a feeling, a number on a scale, or a life?",
            "Who was harmed? If nobody asked, we do not know.",
          ],
        },
        "Different sources answer different questions. An old text is a good witness to what people believed and did. A teacher is a good witness to how it feels and where it goes wrong. Only a fair trial can tell you what it does for the average person.",
      ],
    },
    {
      kind: "comparison",
      heading: "How does that look with real papers?",
      intro: "Here are four from our own research shelf, from the lightest to the heaviest.",
      caption: "Four studies and how much weight they bear",
      columns: ["Kind of study", "Example", "What it can tell you"],
      rows: [
        [
          "Before and after, no comparison",
          text`62 people felt less tense after one singing-bowl session.${cite("goldsby2017")}`,
          "Worth a closer look. It may have been the bowls, or the rest.",
        ],
        [
          "Small study of the body",
          text`12 people chanted Om in a brain scanner.${cite("kalyani2011")}`,
          "What the brain did that day. Not whether anyone felt better.",
        ],
        [
          "Trial by lot",
          text`320 adults with back pain got yoga, physical therapy or a book. Yoga was no worse than therapy, and not better than the book.${cite("saper2017")}`,
          "A fair answer for people like those in the trial.",
        ],
        [
          "Review of many trials",
          text`49 trials of yoga and blood pressure, with an average fall of 5 points in the upper number.${cite("wu2019")}`,
          "The best guess for the average. It is still no better than the trials inside it, and many of these were weak.",
        ],
      ],
    },
    {
      kind: "prose",
      heading: "Can I test a source in two minutes?",
      body: [
        "Yes. Take any yoga article that you have read this week. Find its boldest sentence about health. Now look for three things: the name of a study, a number of people, and a word of doubt such as “small” or “may”.",
        "All three there? Read on with some trust. None of them? Then it is an opinion, however well it is put. You can do the same with us. If one of our pages fails, please tell us, and we will mend it.",
        { quote: "A good library does not make you believe more. It makes you ask better." },
      ],
    },
    {
      kind: "callout",
      heading: "Is there something you would like to find?",
      text: "Write us a few lines in your own words. We will look, and tell you what we find.",
      actions: [{ label: "Ask the library", to: "/contact" }],
    },
  ],
  next: [
    { to: "/books", why: "The twelve books at the heart of the shelves, each in two or three sentences." },
    { to: "/facts-myths", why: "The same kind of questions, put to sixteen common beliefs." },
  ],
};
