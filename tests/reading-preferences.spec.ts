import { expect, test, type Page } from "@playwright/test";
import { pages } from "#app/content/pages.ts";
import type { SitePath } from "#app/content/types.ts";
import { findFaintText } from "./page-checks.ts";

// What a reader has set in the browser or the system is respected, without a menu of our own.
const preferences = ["more contrast", "reduced transparency", "forced colours"] as const;

/** One with the ring, and one on a night background. */
const heroes = ["/", (Object.keys(pages) as SitePath[]).find((path) => pages[path].family === "night")!] as const;

for (const address of heroes) {
  test(`readers who ask for clear edges get no text over pictures and nothing faint on ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const preference of preferences) {
      await prefer(page, preference);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await hasTextOverPicture(page), `${preference} at ${width} px`).toBe(false);
        expect(await visibleDecorations(page), `${preference} at ${width} px`).toEqual([]);
      }
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, contrast: "more", forcedColors: "none" });
      expect(await findFaintText(page), colorScheme).toEqual([]);
      expect(await colourOf(page, "text-quiet"), colorScheme).toBe(await colourOf(page, "text-text"));
    }
  });
}

async function prefer(page: Page, preference: (typeof preferences)[number]) {
  await page.emulateMedia({
    contrast: preference === "more contrast" ? "more" : "no-preference",
    forcedColors: preference === "forced colours" ? "active" : "none",
  });
  if (preference !== "reduced transparency") return;
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-transparency", value: "reduce" }],
  });
}

/** The mask of the hero picture, the emblem, the breathing ring. */
function visibleDecorations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const mask = getComputedStyle(document.querySelector(".hero-picture")!).maskImage;
    const faint = [...document.querySelectorAll(".emblem, .breathing-ring")];
    const seen = faint.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return [...(mask === "none" ? [] : ["the mask"]), ...seen.map(({ className }) => className)];
  });
}

function colourOf(page: Page, className: string): Promise<string> {
  return page.evaluate((className) => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.className = className;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, className);
}

function hasTextOverPicture(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const picture = document.querySelector(".hero-picture")!.getBoundingClientRect();
    const range = document.createRange();
    return [...document.querySelectorAll(".hero-text :is(h1, p, a)")].some((words) => {
      range.selectNodeContents(words);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return right > picture.left + 1 && left < picture.right && bottom > picture.top && top < picture.bottom - 1;
    });
  });
}
