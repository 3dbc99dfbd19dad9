import { pages } from "#app/content/pages.ts";
import type { Reader } from "../reader.ts";

/** Each cell is said with its column or row. */
export async function table(reader: Reader) {
  await reader.open("/research", pages["/research"].title);
  await reader.press("t");
  for (const key of ["Right", "Right", "Down", "Left", "Left", "Down", "Right"]) await reader.press(`alt+shift+${key}`);
}
