import { messages } from "#app/content/messages.ts";

export type ContactField = "name" | "email" | "subject" | "message";
export type ContactMessage = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;
export type ContactCheck =
  { ok: true; message: ContactMessage } | { ok: false; toast: { title: string; text: string }; errors: ContactErrors };

/** The most signs that a field may have where messages are kept. The default build keeps none and knows no limit. */
export const contactLimits: Readonly<Record<ContactField, number>> = {
  name: 200,
  email: 254,
  subject: 300,
  message: 20_000,
};

/** Text, an at sign, text, a dot, text, and no spaces. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(value: string): boolean {
  return emailPattern.test(value.trim());
}

/** A form in; a message, or the reasons why not, out. The first rule that fails names the toast. */
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

  if (message.email && !isEmail(message.email)) errors.email = fields.emailInvalid;
  const anyInvalid = Boolean(errors.email);
  if (limits) {
    for (const field of Object.keys(limits) as ContactField[]) {
      if (message[field].length > limits[field]) errors[field] ??= fields.tooLong(limits[field]);
    }
  }
  if (Object.keys(errors).length === 0) return { ok: true, message };
  return { ok: false, toast: anyMissing ? missing : anyInvalid ? badEmail : tooLong, errors };
}

/** White space alone counts as empty. */
function read(form: FormData, field: keyof ContactMessage): string {
  const value = form.get(field);
  return typeof value === "string" ? value.trim() : "";
}
