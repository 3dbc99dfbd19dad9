import { expect, test } from "@playwright/test";
import { pages } from "#app/content/pages.ts";
import { wordsToHear } from "#app/content/sessions.ts";
import { visitHydrated } from "./visit.ts";

const verses = pages["/bhakti-yoga"].sections.flatMap((section) => (section.kind === "verses" ? section.verses : []));
const recorded = verses.filter(({ roman }) => wordsToHear[roman]);
const { title, roman } = recorded[0]!;

test("a mantra is heard on the page at the press of its link, and nothing is loaded before", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/audio/")) requested.push(pathname);
  });
  await visitHydrated(page, "/bhakti-yoga");
  const link = page.getByRole("link", { name: `Hear ${title}`, exact: true });
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(requested).toEqual([]);
  await page.evaluate(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      this.addEventListener("playing", () => document.body.setAttribute("data-heard", new URL(this.src).pathname));
      return play.call(this);
    };
  });
  await link.click();
  await expect(page.locator("body")).toHaveAttribute("data-heard", wordsToHear[roman]!);
  expect(new URL(page.url()).pathname).toBe("/bhakti-yoga");
});
