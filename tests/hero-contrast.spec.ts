import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { familyPictures } from "#app/content/family-pictures.ts";
import { pages } from "#app/content/pages/index.ts";
import type { SitePath } from "#app/content/types.ts";

/** One page for each hero picture, and every shape of text over it. */
const heroes = new Map<string, string>(
  (Object.keys(pages) as SitePath[]).map((path) => [
    (pages[path].picture ?? familyPictures[pages[path].family]).name,
    path,
  ]),
);

for (const [picture, path] of heroes) {
  test(`the words on ${picture} have 7:1 at every width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // Another width may choose another file while the first is being decoded: then once more.
      await expect(() => page.evaluate(() => document.querySelector<HTMLImageElement>(".hero img")!.decode())).toPass();
      for (const words of await page.locator(".hero h1, .hero .hero-subtitle").all()) {
        const colour = await words.evaluate((element) => {
          const { color } = getComputedStyle(element);
          // Only what lies under the words is measured.
          (element as HTMLElement).style.visibility = "hidden";
          element.scrollIntoView({ block: "center", behavior: "instant" });
          const range = document.createRange();
          range.selectNodeContents(element);
          const box = range.getBoundingClientRect();
          return { color, box: { x: box.x, y: box.y, width: box.width, height: box.height } };
        });
        const ground = await page.screenshot({ clip: colour.box });
        expect(await lowestContrast(colour.color, ground), `${path} at ${width} px`).toBeGreaterThanOrEqual(7);
        await words.evaluate((element) => ((element as HTMLElement).style.visibility = ""));
      }
    }
  });
}

async function lowestContrast(colour: string, ground: Buffer): Promise<number> {
  const [r, g, b] = colour.match(/[\d.]+/g)!.map(Number) as [number, number, number];
  const { data, info } = await sharp(ground).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let brightest = 0;
  for (let i = 0; i < data.length; i += info.channels) {
    brightest = Math.max(brightest, luminance(data[i]!, data[i + 1]!, data[i + 2]!));
  }
  return (luminance(r, g, b) + 0.05) / (brightest + 0.05);
}

function luminance(...rgb: [number, number, number]): number {
  const [r, g, b] = rgb.map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
