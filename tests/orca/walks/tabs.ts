import { labels } from "#app/content/labels.ts";
import { pages } from "#app/content/pages.ts";
import { playerText } from "#app/content/player-text.ts";
import type { Reader } from "../reader.ts";

const { videos, sessions } = labels.media;

/** The arrow keys choose a tab, and the next stops are its panel and what is in it. */
export async function tabs(reader: Reader) {
  await reader.open("/media", pages["/media"].title);
  await reader.pressUntil("Tab", `${videos} page tab`);
  await reader.press("Right", `${sessions} page tab`);
  await reader.press("Left", `${videos} page tab`);
  await reader.press("Right", `${sessions} page tab`);
  // Orca leaves out the name of the panel, because the tab has just said it.
  await reader.press("Tab", "scroll pane");
  await reader.press("Tab", playerText.caution.seeAll);
}
