import { expect, test } from "@playwright/test";
import { familyPictures } from "#app/content/family-pictures.ts";
import { pages } from "#app/content/pages/index.ts";
import type { SitePath } from "#app/content/types.ts";
import { contrastOfLuminances, luminanceOf, luminancesOf, parseColour } from "./colours.ts";

/** One page for each hero picture. */
const heroes = new Map<string, string>(
  (Object.keys(pages) as SitePath[]).map((path) => [
    (pages[path].picture ?? familyPictures[pages[path].family]).name,
    path,
  ]),
);

for (const [picture, path] of heroes) {
  test(`the text on ${picture} has a contrast of 7:1 at every width`, async ({ page }) => {
    await page.goto(path);
    const browser = await page.context().newCDPSession(page);
    // Only what is behind the text is measured.
    const texts = page.locator(".hero h1, .hero .hero-subtitle");
    await texts.evaluateAll((elements: HTMLElement[]) =>
      elements.forEach((element) => (element.style.visibility = "hidden")),
    );
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // Another width may select another file while the first is being decoded.
      await expect(() => page.evaluate(() => document.querySelector<HTMLImageElement>(".hero img")!.decode())).toPass();
      const shown = await texts.evaluateAll((elements) =>
        elements.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { x, y, width, height } = range.getBoundingClientRect();
          return { colour: getComputedStyle(element).color, box: { x, y, width, height } };
        }),
      );
      for (const { colour, box } of shown) {
        const text = luminanceOf(parseColour(colour));
        const behind = await luminancesOf(browser, box);
        const least = behind.reduce((least, pixel) => Math.min(least, contrastOfLuminances(text, pixel)), 21);
        expect.soft(least, `${path} at ${width} px`).toBeGreaterThanOrEqual(7);
      }
    }
  });
}
