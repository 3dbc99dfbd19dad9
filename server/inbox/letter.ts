import type { ContactMessage } from "#app/contact/contact-rules.ts";

/** Everything but tab and line break that is not a sign: it has no place in a letter, and PostgreSQL refuses NUL. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
const halfSigns = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The words as they are kept: line breaks as \n, one line where the form has one line, nothing invisible. */
export function tidyField(field: keyof ContactMessage, value: string): string {
  const lines = value.replace(/\r\n?/g, "\n").replace(controls, "").replace(halfSigns, "\ufffd");
  return (field === "message" ? lines : lines.replace(/[\n\t]+/g, " ")).trim();
}

/**
 * May stand in a mail's header as one address: none of the signs that have a meaning there. The form's own rule is
 * wider, as specified; what passes only that one is kept, and answered by hand.
 */
export function isMailable(email: string): boolean {
  return email.length <= 254 && /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/.test(email);
}

/** One spelling for one mailbox. */
export const sameMailbox = (email: string) => email.trim().toLowerCase();
