import { expect, test, type Page } from "@playwright/test";
import { labels, urgentSigns } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { plain } from "#app/content/text.ts";
import type { Section, SitePath } from "#app/content/types.ts";
import { visitHydrated } from "./visit.ts";

const hasSheet = (section: Section) => "sheet" in section && section.sheet !== undefined;
const pagesWithSheets = (Object.keys(pages) as SitePath[]).filter((path) => pages[path].sections.some(hasSheet));
const printButtons = (page: Page) => page.getByRole("button", { name: labels.sheet.print });

for (const path of pagesWithSheets) {
  test(`each sheet of ${path} is printed alone, in large print or on one page, with its address and when to call for help`, async ({
    page,
  }) => {
    await page.addInitScript(() => (window.print = () => undefined));
    await visitHydrated(page, path);
    for (const [i, { heading }] of pages[path].sections.filter(hasSheet).entries()) {
      await page.emulateMedia({ media: "screen" });
      // A sheet may be in a fold.
      await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
      await printButtons(page).nth(i).click();
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 2 })).toHaveText([heading]);
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.locator(".sheet-end:visible")).toContainText(`${site.origin.replace("https://", "")}${path}#`);
      for (const line of urgentSigns.strip.lines)
        await expect(page.locator(".sheet-end:visible")).toContainText(plain(line));
      if ((await page.locator("section[data-printing] .steps-drawn").count()) > 0)
        expect(await countPrintedPages(page), "pages of a practice with drawings").toBe(1);
      else expect(await smallestText(page)).toBeGreaterThanOrEqual(16);
    }
  });
}

test("after a sheet, the whole page can be printed again", async ({ page }) => {
  await page.addInitScript(() => (window.print = () => undefined));
  const [path] = pagesWithSheets;
  await visitHydrated(page, path!);
  await printButtons(page).first().click();
  await page.keyboard.press("Control");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".sheet-end").first()).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no button offers a sheet, and the page prints as a whole", async ({ page }) => {
    const [path] = pagesWithSheets;
    await page.goto(path!);
    await expect(printButtons(page)).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

async function countPrintedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)!.length;
}

/** The smallest visible text, in points. */
function smallestText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sizes: number[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      const size = parseFloat(getComputedStyle(element).fontSize);
      // Text for screen readers only has no size.
      if (text.nodeValue!.trim() && element.checkVisibility() && size > 0) sizes.push(Math.round((size * 72) / 96));
    }
    return Math.min(...sizes);
  });
}
