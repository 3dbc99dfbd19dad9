import { site } from "#app/content/site.ts";

/** Words that the site says by itself: toasts, field errors, the not-found page, the failure screen. */
export const messages = {
  contact: {
    missing: { title: "Missing Information", text: "Please fill in all required fields" },
    badEmail: { title: "Invalid Email", text: "Please enter a valid email address" },
    sent: { title: "Message Sent!", text: `Thank you for reaching out. We'll respond ${site.responsePromise}.` },
    /** Only where messages are kept is there a limit. */
    tooLong: { title: "Message Too Long", text: "Please shorten what you have written" },
    fields: {
      nameMissing: "Please write your name.",
      emailMissing: "Please write your email address.",
      emailInvalid: "This does not look like an email address. It should read like name@example.com.",
      messageMissing: "Please write your message.",
      tooLong: (limit: number) => `Please use no more than ${limit.toLocaleString("en")} letters here.`,
    },
  },
  newsletter: {
    notOpen: {
      title: "The newsletter has not opened yet",
      text: `Nothing was sent and no address was kept. To hear from us, write to ${site.mail}.`,
    },
  },
  notFound: {
    title: "Oops! Page not found",
    subtitle: "This path leads nowhere. The way back is short.",
    description:
      "The page you asked for does not exist on this site. Go back to the home page and start again from there.",
    home: "Back to home",
  },
  failure: {
    title: "Unexpected Application Error!",
    advice: "Please load the page again. If it stays this way, tell us what you were looking for.",
    reload: "Load the page again",
  },
  audioUnsupported: "Your browser does not support the audio element.",
} as const;
