import { messages } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";

export type ContactField = "name" | "email" | "subject" | "message";
export type ContactMessage = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;
export type ContactCheck =
  | { ok: true; message: ContactMessage }
  | { ok: false; toast: { title: string; text: string }; errors: ContactErrors };

/** The maximum number of characters where messages are stored. The default build stores none and has no limits. */
export const contactLimits: Readonly<Record<ContactField, number>> = {
  name: 200,
  email: 254,
  subject: 300,
  message: 20_000,
};

/**
 * Accepts exactly what the specified /^[^\s@]+@[^\s@]+\.[^\s@]+$/ accepts, but in linear time: with one way to match,
 * there is nothing to backtrack into.
 */
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export function isEmail(value: string): boolean {
  return emailPattern.test(value.trim());
}

/** Returns the trimmed message, or an error per field and the toast for the most important one. */
export function checkContactMessage(form: FormData, limits?: typeof contactLimits): ContactCheck {
  const message = {
    name: read(form, "name"),
    email: read(form, "email"),
    subject: read(form, "subject"),
    message: read(form, "message"),
  };
  const { fields, missing, badEmail, tooLong } = messages.contact;

  const errors: ContactErrors = {};
  if (!message.name) errors.name = fields.nameMissing;
  if (!message.email) errors.email = fields.emailMissing;
  if (!message.message) errors.message = fields.messageMissing;
  const anyMissing = Object.keys(errors).length > 0;

  for (const [field, limit] of Object.entries(limits ?? {}) as [ContactField, number][])
    if (message[field].length > limit) errors[field] = fill(fields.tooLong, { limit: limit.toLocaleString("en") });

  const invalid = !errors.email && !isEmail(message.email);
  if (invalid) errors.email = fields.emailInvalid;

  if (Object.keys(errors).length === 0) return { ok: true, message };
  return { ok: false, toast: anyMissing ? missing : invalid ? badEmail : tooLong, errors };
}

/** White space alone counts as empty. */
function read(form: FormData, field: ContactField): string {
  const value = form.get(field);
  return typeof value === "string" ? value.trim() : "";
}
