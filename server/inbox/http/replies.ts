import { contactLimits, type ContactErrors } from "#app/shared/contact-rules.ts";
import { inboxToasts, messages } from "#app/content/content.ts";
import { site } from "#app/content/site.ts";
import type { Refusal } from "#server/inbox/rate-limit.ts";

export type Reply = {
  status: number;
  /** In JSON replies. Our own script reads only the status. */
  code: string;
  title: string;
  /** A paragraph, or a paragraph and list items. Never what the visitor sent. */
  text: string | string[];
  headers?: Record<string, string>;
  /** Why a form was refused, for the log. Never what the visitor sent. */
  why?: { limit: string } | { problem: string; fields?: string };
  /** A form with one button. */
  button?: { label: string; action: string; token: string };
};

const goBack = "Use your browser's Back button to return to the form: what you entered is still there.";

export const replies = {
  stored: { status: 201, code: "stored", ...messages.contact.sent },
  alreadyStored: { status: 200, code: "stored", ...messages.contact.sent },
  invalid: (toast: { title: string; text: string }, errors: ContactErrors): Reply => ({
    status: 422,
    code: "invalid",
    title: toast.title,
    text: [`${toast.text}. ${goBack}`, ...Object.values(errors)],
    why: { fields: Object.keys(errors).join(), problem: toast.title },
  }),
  keyReused: refusal(409, "key-reused", "This form has already been used for another message."),
  unreadable: refusal(400, "unreadable", "The form could not be read."),
  wrongType: refusal(415, "wrong-type", "The form was sent in a format that we do not accept."),
  tooLarge: refusal(
    413,
    "too-large",
    `The message is too long. Please use no more than ${contactLimits.message.toLocaleString("en")} characters.`,
  ),
  otherSite: refusal(403, "other-site", "The form was sent from another website."),
  automated: (problem: string): Reply => ({
    ...refusal(422, "automated", "The form seems to have been filled in by a program."),
    why: { problem },
  }),
  tooMany: ({ wait, limit }: Refusal): Reply => ({
    ...refusal(429, "too-many", "Too many forms were sent. Please wait a few minutes."),
    headers: { "Retry-After": String(wait) },
    why: { limit },
  }),
  unavailable: {
    ...refusal(503, "unavailable", "We could not save what you sent. Please try again in a few minutes."),
    headers: { "Retry-After": "60" },
  },
  error: refusal(500, "error", "Something went wrong on our side."),
  notFound: {
    status: 404,
    code: "not-found",
    title: messages.notFound.title,
    text: "There is nothing at this address.",
  },
  wrongMethod: (allow: string): Reply => ({
    status: 405,
    code: "wrong-method",
    title: "Method not allowed",
    text: "This address only accepts forms.",
    headers: { Allow: allow },
  }),
} satisfies Replies;

export const newsletterReplies = {
  closed: { status: 404, code: "closed", ...messages.newsletter.notOpen },
  requested: { status: 202, code: "requested", ...inboxToasts.newsletter.requested },
  badEmail: replies.invalid(messages.contact.badEmail, { email: messages.contact.fields.emailInvalid }),
  askToConfirm: (action: string, token: string): Reply => ({
    status: 200,
    code: "ask",
    title: "Subscribe to the newsletter?",
    text: `Select the button below to receive the newsletter of ${site.name}. You can unsubscribe at any time.`,
    button: { label: "Yes, subscribe me", action, token },
  }),
  confirmed: { status: 200, code: "confirmed", title: "Welcome", text: "You are now subscribed. Thank you." },
  askToUnsubscribe: (action: string, token: string): Reply => ({
    status: 200,
    code: "ask",
    title: "Unsubscribe from the newsletter?",
    text: "Select the button below to delete your address from the list at once.",
    button: { label: "Yes, delete my address", action, token },
  }),
  unsubscribed: {
    status: 200,
    code: "unsubscribed",
    title: "Goodbye",
    text: "Your address has been deleted. You will receive no more newsletters.",
  },
  badToken: {
    status: 410,
    code: "bad-token",
    title: "This link no longer works",
    text: "It has expired or is incomplete. You can enter your address in the newsletter box again.",
  },
} satisfies Replies;

type Replies = Record<string, Reply | ((...args: never[]) => Reply)>;

function refusal(status: number, code: string, reason: string): Reply {
  return { status, code, title: "Not Sent", text: `${reason} ${goBack} You can also write to ${site.mail}.` };
}
