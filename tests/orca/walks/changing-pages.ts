import { mainMenu, site } from "#app/content/site.ts";
import { pages } from "#app/content/pages.ts";
import type { Reader } from "../reader.ts";

const about = mainMenu.find(({ to }) => to === "/about")!;
const titleOf = (address: "/about" | "/pranayam") => `${pages[address].title} middle dot ${site.name}`;

/** By header, footer, Back and Forward: the new page is named once, and reading goes on at its start. */
export async function changingPages(reader: Reader) {
  await reader.open("/", site.name);
  await reader.pressUntil("Tab", about.label);
  await reader.press("Return", titleOf("/about"));
  await reader.press("Down");
  // Back to the page that was loaded first, and forward again.
  await reader.press("alt+Left", site.name);
  await reader.press("Down");
  await reader.press("alt+Right", titleOf("/about"));
  await reader.press("Down");

  await reader.pressUntil("shift+k", pages["/pranayam"].title);
  await reader.press("Return", titleOf("/pranayam"));
  await reader.press("Down");
}
