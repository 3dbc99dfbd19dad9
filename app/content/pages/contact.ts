import { receivesMessages } from "#app/content/inbox.ts";
import { pictures } from "#app/content/pictures.ts";
import { site } from "#app/content/site.ts";
import { link, text, type Text } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

// The form sends only where the site has an inbox.
const waysToUs = receivesMessages ? "The form, email, phone and WhatsApp" : "Email, phone and WhatsApp";
const whatTheFormDoes = receivesMessages
  ? text`The form says "Message Sent!" once your message is safely with us. ${link("/privacy", "Our privacy page")} says what happens to your words then.`
  : text`Please use one of these three for anything that must arrive. ${link("/privacy", "Our privacy page")} says what the form on this page does with your words, and what it does not do, at present.`;

/** What to know before writing. Stands between the heading and the form. */
export const beforeTheForm: Text = receivesMessages
  ? text`Your message comes straight to us. You can also use ${link("/contact#details", "email, phone or WhatsApp")}. Please send no medical records.`
  : text`For anything that must arrive, please use ${link("/contact#details", "email, phone or WhatsApp")}. Please send no medical records.`;

export const contact: PageContent = {
  title: "Contact",
  subtitle: "Write, call or chat. Two plain lines are enough to begin.",
  description:
    "Write to us about yoga classes, workshops, retreats, online meditation or training: what to tell us first, what not to send, and how soon we answer.",
  family: "people",
  picture: pictures["hero-chair"],
  gist: [
    "In an emergency, do not use the form below. Call your local emergency number.",
    `For everything else, a few lines are enough: “My back is stiff and I am shy” is a fine start. We answer mail, calls and chats ${site.responsePromise}.`,
  ],
  sections: [
    {
      kind: "caution",
      heading: "Is it urgent?",
      level: "emergency",
      body: [
        "Then do not use the form, and do not write, call or chat with us. Nobody here watches messages round the clock, and we cannot send help.",
        "Call your local emergency number at once for chest pain, sudden breathlessness, fainting or a sudden severe headache. Do the same for sudden weakness or numbness of face, arm or leg, or trouble speaking.",
        "If you are thinking of harming yourself, call your local emergency number or a crisis line now. If you can, go to someone who will sit with you.",
      ],
    },
    {
      kind: "prose",
      heading: "What helps us to know first?",
      body: [
        "Two or three of these are plenty:",
        {
          bullets: [
            "What you would like: a class, a workshop, a retreat, or you are not sure.",
            "Whether you have practised before. “Never” is a good answer.",
            "Days and times that suit you, and the country or time zone you are in.",
            "What you need in order to take part: a chair, a lift, large print, a quiet corner.",
            "For a company: how many people, in which room, and what they have been through lately.",
          ],
        },
        "You may also book a consultation. With us that is a talk about practice: what you can do, what you hope for, what might suit. It is not a medical visit.",
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
        "We cannot give medical advice, by mail or by phone. Questions on symptoms or medicines belong to your doctor or pharmacist.",
      ],
    },
    {
      kind: "prose",
      heading: "How do we answer?",
      body: [
        `${waysToUs} reach us directly. There we answer ${site.responsePromise}, in plain words, with no stream of offers after them. If you would rather have a call, say so and name a good hour.`,
        whatTheFormDoes,
        "If you have heard nothing in time, your message did not reach us, or ours did not reach you. Look in your spam folder, then call in office hours.",
      ],
    },
  ],
  next: [
    { to: "/services", why: "See what each class, workshop and retreat includes before you write." },
    { to: "/faq", why: "Twenty-four short answers, from what to wear to when to eat." },
  ],
};
