import { labels, playerText } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import type { Reader } from "../reader.ts";

const { videos, sessions } = labels.media;

/** The arrow keys choose a tab, and the next stop is in its panel. */
export async function tabs(reader: Reader) {
  await reader.open("/media", pages["/media"].title);
  await reader.pressUntil("Tab", `${videos} page tab`);
  await reader.press("Right", `${sessions} page tab`);
  await reader.press("Left", `${videos} page tab`);
  await reader.press("Right", `${sessions} page tab`);
  await reader.press("Tab", playerText.caution.open);
}
