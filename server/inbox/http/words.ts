import { contactLimits, type ContactErrors } from "#app/contact/contact-rules.ts";
import { messages } from "#app/content/messages.ts";
import { site } from "#app/content/site.ts";
import type { Answer } from "#server/inbox/http/answers.ts";

const goBack = "Go back with your browser's back button: what you wrote is still in the form.";
const orWrite = `You can also write to ${site.mail}.`;

/** Everything the inbox says on its own pages. */
export const say = {
  kept: { status: 201, code: "kept", ...messages.contact.sent },
  keptBefore: { status: 200, code: "kept", ...messages.contact.sent },
  invalid: (toast: { title: string; text: string }, errors: ContactErrors): Answer => ({
    status: 422,
    code: "invalid",
    title: toast.title,
    text: [`${toast.text}. ${goBack}`, ...Object.values(errors)],
  }),
  otherWords: refusal(409, "other-words", "This form was used for another message already."),
  unreadable: refusal(400, "unreadable", "The message could not be read."),
  wrongType: refusal(415, "wrong-type", "The message came in a form that we do not read."),
  tooLarge: refusal(
    413,
    "too-large",
    `The message is too long. Please use no more than ${contactLimits.message.toLocaleString("en")} letters.`,
  ),
  otherSite: refusal(403, "other-site", "The form was sent from another website."),
  machine: refusal(422, "machine", "The form looks as if a machine had filled it. If you are a person, wait a moment."),
  tooMany: (seconds: number): Answer => ({
    ...refusal(429, "too-many", "Too many messages came from your connection. Please wait some minutes."),
    headers: { "Retry-After": String(seconds) },
  }),
  unavailable: {
    ...refusal(503, "unavailable", "We could not keep your message just now. Please try again in a few minutes."),
    headers: { "Retry-After": "60" },
  },
  broken: refusal(500, "broken", "Something went wrong on our side."),
  asked: {
    status: 202,
    code: "kept",
    title: "Please look into your mail",
    text: "A mail with a link is on its way to you. You are on the list once you have confirmed it there.",
  },
  badEmail: refusal(422, "invalid", "Please enter a valid email address."),
  notOpen: { status: 404, code: "not-open", ...messages.newsletter.notOpen },
  nothingHere: { status: 404, code: "nothing-here", title: messages.notFound.title, text: messages.notFound.subtitle },
  wrongMethod: (allow: string): Answer => ({
    status: 405,
    code: "wrong-method",
    title: "Nothing to see here",
    text: "This address only takes what a form sends.",
    headers: { Allow: allow },
  }),
} satisfies Record<string, Answer | ((...args: never[]) => Answer)>;

export const sayNewsletter = {
  askConfirm: (action: string, ticket: string): Answer => ({
    status: 200,
    code: "ask",
    title: "Join the newsletter?",
    text: `Press the button, and your address is on the newsletter list of ${site.name}. You can leave it at any time.`,
    button: { label: "Yes, put me on the list", action, ticket },
  }),
  confirmed: { status: 200, code: "joined", title: "Welcome", text: "Your address is on the list. Thank you." },
  askLeave: (action: string, ticket: string): Answer => ({
    status: 200,
    code: "ask",
    title: "Leave the newsletter?",
    text: "Press the button, and we delete your address from the list at once.",
    button: { label: "Yes, delete my address", action, ticket },
  }),
  left: {
    status: 200,
    code: "left",
    title: "Goodbye",
    text: "Your address is deleted. You will get no more newsletters.",
  },
  badTicket: {
    status: 410,
    code: "bad-ticket",
    title: "This link does not work any more",
    text: "It is too old, or not whole. You can write your address into the newsletter box once more.",
  },
} satisfies Record<string, Answer | ((...args: never[]) => Answer)>;

function refusal(status: number, code: string, reason: string): Answer {
  return { status, code, title: "Message Not Sent", text: `${reason} ${goBack} ${orWrite}` };
}
