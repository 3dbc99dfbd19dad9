import { glossary, labels } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { plainLetters } from "#app/sections/plain-letters.ts";
import type { Reader } from "../reader.ts";

const { roman, devanagari, say, meaning } = glossary["pranayama"]!;

/** A Sanskrit word is given in letters that a voice says as a word, and so is the spelling that tells how to say it. */
export async function sanskrit(reader: Reader) {
  await reader.open("/pranayam", pages["/pranayam"].title);
  await reader.pressUntil("h", pages["/pranayam"].sections[1]!.heading!);
  await reader.readOnUntil(meaning, plainLetters(roman));
  await reader.pressUntil("Tab", labels.sanskrit);
  await reader.press("Return", "expanded");
  await reader.readOnUntil(say.replaceAll("*", ""), devanagari);
}
