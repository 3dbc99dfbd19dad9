import { expect, test, type Page } from "@playwright/test";
import { recordingOf } from "#app/chant/join-lines.ts";
import { chantText, labels } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { pages } from "#app/content/pages.ts";
import { linesToHear, wordsToHear } from "#app/content/sessions.ts";
import { visitHydrated } from "./visit.ts";

const words = chantText.lines;
const verses = pages["/bhakti-yoga"].sections
  .flatMap((section) => (section.kind === "verses" ? section.verses : []))
  .map(({ title, roman }) => ({ title, lines: roman.split("\n").filter((line) => linesToHear[line]) }));
const { title, lines } = verses.find(({ lines }) => lines.length > 1)!;
const recordings = lines.map((line) => linesToHear[line]!);

const sounds = (page: Page) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/audio/")) requested.push(pathname);
  });
  return requested;
};
const card = (page: Page) => page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
const line = (page: Page, number: number, verb = words.hear) =>
  card(page).getByRole("link", { name: `${verb} ${fill(words.line, { number, title })}` });
const audio = (page: Page) => page.locator("[data-island='sections/verses'] audio");
const isPlaying = (page: Page) => audio(page).evaluate((it: HTMLAudioElement) => !it.paused);
/** The line that is marked as sounding. */
const marked = (page: Page) => page.locator("blockquote > .bg-fact");

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("a line sounds and is marked at its first press, and stops at the second", async ({ page }) => {
    const requested = sounds(page);
    await page.goto("/bhakti-yoga");
    await line(page, 2).scrollIntoViewIfNeeded();
    expect(requested).toEqual([]);
    await line(page, 2).tap();
    await expect(marked(page)).toHaveCount(1);
    await expect(marked(page)).toContainText(lines[1]!);
    expect(requested).toEqual([recordings[1]]);
    await expect(page).toHaveURL("/bhakti-yoga");
    await line(page, 2, words.stop).tap();
    await expect(marked(page)).toHaveCount(0);
    expect(await isPlaying(page)).toBe(false);
  });
});

test("a line that was said once ends by itself", async ({ page }) => {
  await page.goto("/bhakti-yoga");
  await line(page, 1).click();
  await expect(line(page, 1, words.stop)).toBeVisible();
  await expect(line(page, 1)).toBeVisible();
  expect(await isPlaying(page)).toBe(false);
});

test("all lines slowly to repeat after: one sound with a silence after each line, over and over", async ({ page }) => {
  const requested = sounds(page);
  await page.goto("/bhakti-yoga");
  for (const name of [words.slowly, words.repeat]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("button", { name, pressed: true })).toBeVisible();
  }
  await card(page)
    .getByRole("button", { name: `${words.all} ${title}` })
    .click();
  await expect(marked(page)).toHaveCount(1);
  expect(requested.sort()).toEqual(recordings.map((path) => recordingOf(path, true)).sort());
  await expect(audio(page)).toHaveJSProperty("loop", true);
  // The last silence, then the first line again.
  await audio(page).evaluate((it: HTMLAudioElement) => void (it.currentTime = it.duration - 0.5));
  await expect(marked(page)).toHaveCount(0);
  await expect(marked(page)).toContainText(lines[0]!);
});

test("a recording that does not load gets a sentence", async ({ page }) => {
  await page.route("**/audio/lines/*", (route) => route.abort());
  await page.goto("/bhakti-yoga");
  await line(page, 1).click();
  await expect(page.getByRole("main").getByText(words.fault)).toBeVisible();
  await expect(line(page, 1)).toBeVisible();
});

test("a word of the list is heard on the page", async ({ page }) => {
  await visitHydrated(page, "/bhakti-yoga");
  await page.evaluate(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      this.addEventListener("playing", () => document.body.setAttribute("data-heard", new URL(this.src).pathname));
      return play.call(this);
    };
  });
  await page.getByText(labels.sanskrit).click();
  const link = page.locator("details:has(#words) a[data-hear]").first();
  const path = (await link.getAttribute("href"))!;
  expect(Object.values(wordsToHear)).toContain(path);
  await link.click();
  await expect(page.locator("body")).toHaveAttribute("data-heard", path);
  expect(new URL(page.url()).pathname).toBe("/bhakti-yoga");
});

test("a word pauses a line, and a line pauses a word", async ({ page }) => {
  await visitHydrated(page, "/bhakti-yoga");
  await page.getByRole("button", { name: words.repeat }).click();
  await line(page, 1).click();
  await expect(marked(page)).toHaveCount(1);
  await page.getByText(labels.sanskrit).click();
  await page.locator("details:has(#words) a[data-hear]").first().click();
  const word = page.locator("body > audio");
  await expect(word).toHaveAttribute("src", /./);
  await expect(line(page, 1)).toBeVisible();
  expect(await isPlaying(page)).toBe(false);
  // Longer than any word, so that it cannot end by itself.
  await word.evaluate((it: HTMLAudioElement) => {
    it.loop = true;
    return it.play();
  });
  await line(page, 1).click();
  await expect(marked(page)).toHaveCount(1);
  await expect(word).toHaveJSProperty("paused", true);
});

test("another pace is heard even if it was chosen while the line was loading", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const requested = sounds(page);
  await page.route(`**${recordings[0]}`, async (route) => {
    await held;
    await route.continue();
  });
  await visitHydrated(page, "/bhakti-yoga");
  await line(page, 1).click();
  await page.getByRole("button", { name: words.slowly }).click();
  await expect(marked(page)).toContainText(lines[0]!);
  release();
  expect(requested).toEqual([recordings[0], recordingOf(recordings[0]!, true)]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("every line is a link to its recording, and nothing asks for scripts", async ({ page, request }) => {
    await page.goto("/bhakti-yoga");
    await expect(page.getByText(words.repeat, { exact: true })).toBeHidden();
    for (const [i, path] of recordings.entries()) {
      await expect(line(page, i + 1)).toHaveAttribute("href", path);
      expect((await request.head(path)).headers()["content-type"]).toBe("audio/mpeg");
    }
    await line(page, 1).click();
    await expect(page).toHaveURL(recordings[0]!);
    // The browser's own player, which starts by itself.
    await expect
      .poll(() => page.locator("video, audio").evaluate((player: HTMLMediaElement) => player.currentTime))
      .toBeGreaterThan(0);
  });
});
