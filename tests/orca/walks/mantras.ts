import { chantText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { pages } from "#app/content/pages.ts";
import { linesToHear } from "#app/content/sessions.ts";
import type { Reader } from "../reader.ts";

const { lines } = chantText;
const verses = pages["/bhakti-yoga"].sections.flatMap((section) => (section.kind === "verses" ? section.verses : []));
const last = verses.filter(({ roman }) => roman.split("\n").every((line) => linesToHear[line])).at(-1)!;

/** A line to repeat after, which no words may cover. */
export async function mantras(reader: Reader) {
  await reader.open("/bhakti-yoga", pages["/bhakti-yoga"].title);
  await reader.pressUntil("h", last.title);
  await reader.pressUntil("Tab", lines.repeat);
  await reader.press("space", "pressed");
  await reader.pressUntil("shift+Tab", fill(lines.line, { number: 2, title: last.title }));
  await reader.pressInSilence("Return", 12);
}
