import { labels, messages } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import type { Reader } from "../reader.ts";

const { missing, badEmail, sent, fields } = messages.contact;
const { name, email, subject, message, send } = labels.contact;

/**
 * An untouched form, a wrong address, a message that is sent, and an empty form. In this order, because Orca 43 repeats a
 * reason that replaces another one at the same field.
 */
export async function contactForm(reader: Reader) {
  await reader.open("/contact", pages["/contact"].title);
  await reader.press("h", pages["/contact"].title);
  await reader.press("e", name);
  await reader.press("Tab", email);
  await reader.press("Tab", subject);
  await reader.press("Tab", message);
  await reader.press("Tab", send);

  await reader.pressUntil("shift+Tab", name);
  await reader.type("Asha");
  await reader.press("Tab", email);
  await reader.type("asha");
  await reader.press("Tab", subject);
  await reader.press("Tab", message);
  await reader.type("Hello");
  await reader.press("Tab", send);
  await reader.press("Return", email, fields.emailInvalid, badEmail.title, badEmail.text);

  await reader.type("@example.org");
  await reader.pressUntil("Tab", send);
  await reader.press("Return", sent.title);
  await reader.press("shift+Tab", message);
  await reader.press("Tab", send);

  await reader.press("Return", name, fields.nameMissing, missing.title, missing.text);
}
