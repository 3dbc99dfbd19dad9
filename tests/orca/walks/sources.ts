import { pages } from "#app/content/pages.ts";
import type { Reader } from "../reader.ts";

/** From the text to a source and back: reading goes on where it was left. */
export async function sources(reader: Reader) {
  await reader.open("/pranayam", pages["/pranayam"].title);
  for (const number of [1, 2]) {
    await reader.pressUntil("k", `Source ${number}`);
    await reader.press("Return");
    await reader.pressUntil("Tab", `Back to the text, source ${number}`);
    await reader.press("Return", `Source ${number}`);
    await reader.press("Down");
  }
}
