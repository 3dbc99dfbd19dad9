import { site } from "#app/content/site.ts";

/** Texts of toasts, field errors, the not-found page and the error screen. */
export const messages = {
  contact: {
    missing: { title: "Missing Information", text: "Please fill in all required fields" },
    badEmail: { title: "Invalid Email", text: "Please enter a valid email address" },
    sent: { title: "Message Sent!", text: `Thank you for reaching out. We'll respond ${site.responsePromise}.` },
    /** Only builds with an inbox have limits. */
    tooLong: { title: "Message Too Long", text: "Please shorten your message" },
    fields: {
      nameMissing: "Please enter your name.",
      emailMissing: "Please enter your email address.",
      emailInvalid: "This does not look like an email address. Example: name@example.com",
      messageMissing: "Please enter your message.",
      tooLong: (limit: number) => `Please use no more than ${limit.toLocaleString("en")} characters.`,
    },
  },
  newsletter: {
    notOpen: {
      title: "The newsletter has not opened yet",
      text: `Nothing was sent, and your address was not saved. To hear from us, write to ${site.mail}.`,
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
    advice: "Please reload the page. If that does not help, please tell us what you were looking for.",
    reload: "Reload the page",
  },
  audioUnsupported: "Your browser does not support the audio element.",
} as const;
