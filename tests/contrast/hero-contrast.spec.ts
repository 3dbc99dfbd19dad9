import { expect, test } from "@playwright/test";
import { heroOf } from "#app/content/pictures.ts";
import { pages } from "#app/content/pages.ts";
import type { SitePath } from "#app/content/types.ts";
import { contrastOfLuminances, luminanceOf, luminancesOf, parseColour } from "../colours.ts";

/** The page with the longest title for each hero picture: its words reach furthest into the picture. */
const heroes = new Map<string, SitePath>();
for (const path of Object.keys(pages) as SitePath[]) {
  const { name } = pages[path].picture ?? heroOf(pages[path].family);
  const other = heroes.get(name);
  if (!other || pages[path].title.length > pages[other].title.length) heroes.set(name, path);
}

for (const [picture, path] of heroes) {
  test(`the text beside ${picture} has a contrast of 7:1 on phones and wide screens, light and dark`, async ({
    page,
  }) => {
    await page.goto(path);
    const browser = await page.context().newCDPSession(page);
    const words = page.locator(".hero-text");
    // Only what is behind the text is measured. Without the rest of the page, each new width is laid out at once.
    await words.evaluate((element) => {
      element.style.visibility = "hidden";
      const hero = element.closest(".hero")!;
      for (const other of document.querySelectorAll<HTMLElement>("main *, footer"))
        if (!other.contains(hero) && !hero.contains(other)) other.style.display = "none";
    });
    // Its only breakpoint is at 1024 px.
    for (const width of [320, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // Another width may select another file while the first is being decoded.
      await expect(() => page.evaluate(() => document.querySelector<HTMLImageElement>(".hero img")!.decode())).toPass();
      const box = await words.evaluate((element) => {
        const parts = [...element.querySelectorAll("h1, .hero-subtitle")].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        });
        const [left, top] = [Math.min(...parts.map(({ x }) => x)), Math.min(...parts.map(({ y }) => y))];
        const right = Math.max(...parts.map(({ right }) => right));
        return { x: left, y: top, width: right - left, height: Math.max(...parts.map(({ bottom }) => bottom)) - top };
      });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const text = luminanceOf(parseColour(await words.evaluate((element) => getComputedStyle(element).color)));
        const behind = await luminancesOf(browser, box);
        const lowest = behind.reduce((least, pixel) => Math.min(least, contrastOfLuminances(text, pixel)), 21);
        expect.soft(lowest, `${path} at ${width} px, ${colorScheme}`).toBeGreaterThanOrEqual(7);
      }
    }
  });
}
