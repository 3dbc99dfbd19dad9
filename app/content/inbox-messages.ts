import { site } from "#app/content/site.ts";

const stillThere = "Your message is still in the form.";

/** Messages of a site with an inbox (docs/how-to/receive-messages.md). The default build contains none of them. */
export const inboxMessages = {
  contact: {
    sending: { title: "Sending your message …", text: "Please keep this page open until it has been sent." },
    notSent: { title: "Message Not Sent", text: `${stillThere} Please try again later, or write to ${site.mail}.` },
    tooMany: {
      title: "Message Not Sent",
      text: `Too many messages were sent from your connection. ${stillThere} Please wait a few minutes, or write to ${site.mail}.`,
    },
  },
  newsletter: {
    sending: { title: "One moment …", text: "We are preparing your confirmation mail." },
    requested: {
      title: "Please check your email",
      text: "We have sent you a mail with a link. You will be on the list once you have confirmed it there.",
    },
    missing: { title: "Missing Information", text: "Please enter your email address" },
    notSent: { title: "Not Subscribed", text: "We could not prepare the confirmation mail. Please try again later." },
    tooMany: {
      title: "Not Subscribed",
      text: "Too many requests were sent from your connection. Please wait a few minutes.",
    },
  },
} as const;
