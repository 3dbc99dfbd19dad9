import { site } from "#app/content/site.ts";

const kept = "Your words are still in the form.";

/** Toasts of a site with an inbox (docs/how-to/receive-messages.md). The default build holds none of them. */
export const inboxMessages = {
  contact: {
    sending: { title: "Sending your message …", text: "Please keep this page open until it is sent." },
    notSent: { title: "Message Not Sent", text: `${kept} Please try again later, or write to ${site.mail}.` },
    tooMany: {
      title: "Message Not Sent",
      text: `Too many messages came from your connection. ${kept} Please wait some minutes, or write to ${site.mail}.`,
    },
  },
  newsletter: {
    sending: { title: "One moment …", text: "We are preparing your confirmation mail." },
    asked: {
      title: "Please look into your mail",
      text: "A mail with a link is on its way to you. You are on the list once you have confirmed it there.",
    },
    missing: { title: "Missing Information", text: "Please write your email address" },
    notSent: { title: "Not Subscribed", text: "The mail could not be prepared. Please try again later." },
    tooMany: {
      title: "Not Subscribed",
      text: "Too many requests came from your connection. Please wait some minutes.",
    },
  },
} as const;
