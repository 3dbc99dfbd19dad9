import { contactLimits, isEmail, type ContactField } from "#app/shared/contact-rules.ts";
import { invisible } from "#app/content/invisible.ts";

/** Characters with a meaning in a mail header, joiners, and the start of an encoded word. */
const unsafeInHeader = /[<>()[\]\\,;:"\u200c\u200d]|=\?/;
/** Joiners and variation selectors alone are not a text. */
const visible = /[^\s\u200c\u200d\ufe0e\ufe0f]/;

const withoutInvisible = (text: string) => text.replace(invisible, "");

/** The text as it is stored: visible characters only, \n as line break, and no line breaks outside the message. */
export function cleanField(field: ContactField, value: string): string {
  const text = withoutInvisible(value.replace(/\r\n?/g, "\n"));
  if (!visible.test(text)) return "";
  return (field === "message" ? text : text.replace(/[\n\t]+/g, " ")).trim();
}

/**
 * Whether an address can be used in a mail header. The form accepts more addresses than this, as specified: such a
 * message is stored and mailed too, but without a Reply-To header.
 */
export function isMailable(email: string): boolean {
  if (email.length > contactLimits.email) return false;
  return isEmail(email) && email === withoutInvisible(email) && !unsafeInHeader.test(email);
}

export const normalizeEmail = (email: string) => email.trim().toLowerCase();
