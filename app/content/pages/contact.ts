import { pictures } from "#app/content/pictures.ts";
import { site } from "#app/content/site.ts";
import { link, text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

export const contact: PageContent = {
  title: "Contact",
  subtitle: "Write, call or chat. Two plain lines are enough to begin.",
  description:
    "Write to us about yoga classes, workshops, retreats, online meditation or training: what to tell us first, what not to send, and how soon we answer.",
  family: "people",
  picture: pictures["hero-chair"],
  gist: [
    `Tell us in a few lines what you are hoping for. We answer ${site.responsePromise}.`,
    "You do not need to know the right words. “My back is stiff and I am shy” is a fine start.",
  ],
  sections: [
    {
      kind: "prose",
      heading: "What helps us to know first?",
      body: [
        "Two or three of these are plenty:",
        {
          bullets: [
            "What you would like: a class, a workshop, a retreat, a talk, or you are not sure.",
            "Whether you have practised before. “Never” is a good answer.",
            "Days and times that suit you, and the country or time zone you are in.",
            "What you need in order to take part: a chair, a lift, large print, a quiet corner.",
            "For a company: how many people, in which room, and what they have been through lately.",
          ],
        },
        text`If you only want a quick answer, it may stand in ${link("/faq", "our questions and answers")} already.`,
      ],
    },
    {
      kind: "caution",
      heading: "What should I not send?",
      level: "caution",
      body: [
        "Please keep your health records at home. A line such as “I have high blood pressure” is enough for a first letter. The rest we can talk about.",
        {
          bullets: [
            "No medical records, test results or scans.",
            "No card numbers, passwords or copies of a passport.",
            "No private facts about another person.",
          ],
        },
        text`We cannot give medical advice, by mail or by phone. Questions on symptoms or medicines belong to your doctor or pharmacist. ${link("/privacy", "Our privacy page")} says how we treat what you write.`,
      ],
    },
    {
      kind: "caution",
      heading: "Is it urgent?",
      level: "emergency",
      body: [
        "Then do not write to us. Messages here are not watched around the clock.",
        "Call your local emergency number at once for chest pain, sudden breathlessness, fainting or a sudden severe headache. Do the same for weakness or numbness of face, arm or leg.",
        "If you are thinking of harming yourself, call your local emergency number or a crisis line now. If you can, go to someone who will sit with you.",
      ],
    },
    {
      kind: "prose",
      heading: "How do we answer?",
      body: [
        `We answer ${site.responsePromise}. You get plain words, and no stream of offers after them.`,
        "If you have heard nothing by then, something went astray. Please look in your spam folder, then send us a mail or call in office hours.",
        "We write back in the way you wrote to us. If you would rather have a call, say so and name a good hour.",
      ],
    },
  ],
  next: [
    { to: "/services", why: "See what each class, workshop and retreat includes before you write." },
    { to: "/faq", why: "Twenty-four short answers, from what to wear to when to eat." },
  ],
};
