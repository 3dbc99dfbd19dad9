import { labels } from "#app/content/labels.ts";
import { pages } from "#app/content/pages/index.ts";
import type { Reader } from "../reader.ts";

const { videos, sessions } = labels.media;

/** The tabs are chosen with the arrow keys, and the panel follows its tab. */
export async function tabs(reader: Reader) {
  await reader.open("/media", pages["/media"].title);
  await reader.pressUntil("Tab", `${videos} page tab`);
  await reader.press("Right", `${sessions} page tab`);
  // Orca leaves out the name of the panel, because the tab has just said it.
  await reader.press("Tab", "scroll pane");
  await reader.press("Tab");
  await reader.pressUntil("shift+Tab", `${sessions} page tab`);
  await reader.press("Left", `${videos} page tab`);
  await reader.press("Tab", "scroll pane");
}
