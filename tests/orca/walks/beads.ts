import { goals, quarter } from "#app/chant/bead-count.ts";
import { chantText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { pages } from "#app/content/pages.ts";
import type { Reader } from "../reader.ts";

const words = chantText.beads;

/** Beads are counted in silence, but for every quarter of the string. */
export async function beads(reader: Reader) {
  await reader.open("/bhakti-yoga", pages["/bhakti-yoga"].title);
  await reader.pressUntil("b", words.open, 80);
  await reader.press("Return", words.begin);
  await reader.pressTimes("space", quarter - 1);
  await reader.press("space", fill(words.count, { count: quarter, goal: goals.at(-1)! }));
  await reader.pressUntil("Tab", words.undo);
  await reader.pressUntil("Tab", words.close);
  await reader.press("Return", words.open);
}
