import { expect, test } from "@playwright/test";
import { pages } from "#app/content/pages.ts";
import { recordingOf } from "#sound/voice/sanskrit.ts";
import { visitHydrated } from "./visit.ts";

const verses = pages["/bhakti-yoga"].sections.flatMap((section) => (section.kind === "verses" ? section.verses : []));
const recorded = verses.filter(({ roman }) => recordingOf(roman));
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
  await expect(page.locator("body")).toHaveAttribute("data-heard", recordingOf(roman)!);
  expect(new URL(page.url()).pathname).toBe("/bhakti-yoga");
});

test("only what was recorded has a link to hear it", async ({ page }) => {
  await page.goto("/bhakti-yoga");
  for (const verse of verses) {
    const link = page.getByRole("link", { name: `Hear ${verse.title}`, exact: true });
    await expect(link).toHaveCount(recordingOf(verse.roman) ? 1 : 0);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to the recording itself", async ({ page, request }) => {
    await page.goto("/bhakti-yoga");
    const link = page.getByRole("link", { name: `Hear ${title}`, exact: true });
    await expect(link).toHaveAttribute("href", recordingOf(roman)!);
    const response = await request.get(recordingOf(roman)!);
    expect(response.headers()["content-type"]).toBe("audio/mpeg");
  });
});
