import { contactLimits, isEmail, type ContactField } from "#app/contact/contact-rules.ts";

/**
 * Control characters and invisible ones, which could reorder or hide text where the owner reads it. Tab and line feed
 * stay; so do the joiners and variation selectors that Indic scripts and emoji need.
 */
const unwanted = /(?![\t\n\u200c\u200d\ufe0e\ufe0f])[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu;
/** Characters with a meaning in a mail header, and joiners. */
const unsafeInHeader = /[<>()[\]\\,;:"\u200c\u200d]/;

const withoutInvisible = (text: string) => text.replace(unwanted, "");

/** The text as it is stored: visible characters only, \n as line break, and no line breaks outside the message. */
export function cleanField(field: ContactField, value: string): string {
  const text = withoutInvisible(value.replace(/\r\n?/g, "\n"));
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
