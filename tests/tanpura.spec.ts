import { expect, test, type Page } from "@playwright/test";
import { chantText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { pages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { linesToHear } from "#app/content/sessions.ts";
import { loopPath, pitches, usualTanpura, voices } from "#app/shared/tanpura.ts";
import { findViolations } from "./axe.ts";

// A worker would stay with the next test.
test.use({ reuseContext: false });

const words = chantText.tanpura;
const panel = (page: Page) => page.getByRole("form", { name: words.open });
const player = (page: Page) => panel(page).locator("audio");
const position = (page: Page) => player(page).evaluate((audio: HTMLAudioElement) => audio.currentTime);
const play = (page: Page) => panel(page).getByRole("button", { name: words.start }).click();

async function openTanpura(page: Page) {
  await page.goto("/bhakti-yoga");
  await page.getByRole("button", { name: words.open, exact: true }).click();
  await expect(panel(page)).toBeVisible();
}

test("a drone at the pitch of a voice plays, follows another choice, and stops", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/audio/")) requested.push(pathname);
  });
  await openTanpura(page);
  await panel(page).getByRole("button", { name: words.voices.high }).click();
  expect(requested).toEqual([]);
  await play(page);
  await expect.poll(() => position(page)).toBeGreaterThan(0);
  const { note } = pitches.find(({ name }) => name === voices.high)!;
  await expect(player(page)).toHaveAccessibleName(fill(words.title, { note }));
  await expect(player(page)).toHaveJSProperty("loop", false);
  expect(await player(page).evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(
    usualTanpura.minutes * 60,
    0,
  );
  await panel(page).getByLabel(words.tuning).selectOption("ma");
  await panel(page).getByLabel(words.length).selectOption("0");
  await expect(player(page)).toHaveJSProperty("loop", true);
  expect(new Set(requested)).toEqual(new Set([loopPath(voices.high, "pa"), loopPath(voices.high, "ma")]));
  await panel(page).getByRole("button", { name: words.stop }).click();
  await expect(player(page)).toHaveCount(0);
});

test("the drone goes on while its panel is closed and a line is heard, and the choice stays", async ({ page }) => {
  const verse = pages["/bhakti-yoga"].sections.flatMap((section) =>
    section.kind === "verses" ? section.verses : [],
  )[0]!;
  expect(linesToHear[verse.roman]).toBeTruthy();
  await openTanpura(page);
  await panel(page).getByLabel(words.pitch).selectOption("g");
  await play(page);
  await expect.poll(() => position(page)).toBeGreaterThan(0);
  await page.getByRole("button", { name: words.open, exact: true }).click();
  await expect(panel(page)).toBeHidden();
  await page.getByRole("link", { name: `${chantText.lines.hear} ${verse.title}`, exact: true }).click();
  await expect(page.locator("blockquote > .bg-fact")).toHaveCount(1);
  const audio = page.locator("#tanpura audio");
  expect(await audio.evaluate((it: HTMLAudioElement) => it.paused)).toBe(false);
  await openTanpura(page);
  await expect(panel(page).getByLabel(words.pitch)).toHaveValue("g");
});

test("a drone that does not load gets a sentence", async ({ page }) => {
  await page.route("**/audio/tanpura/*", (route) => route.abort());
  await openTanpura(page);
  await play(page);
  await expect(panel(page).getByText(words.fault)).toBeVisible();
});

test("the panel is accessible, and fits a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openTanpura(page);
  await play(page);
  await expect(player(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });
  test.skip(!site.offline, "offline is switched off in content/site.yaml");
  test("a long drone plays from any place, and goes on working offline", async ({ page, context }) => {
    await openTanpura(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", undefined, {
      timeout: 60_000,
    });
    await panel(page).getByLabel(words.length).selectOption("60");
    for (const offline of [false, true]) {
      await context.setOffline(offline);
      await play(page);
      await expect(player(page)).toHaveAttribute("src", /^\/tanpura\//);
      await player(page).evaluate((audio: HTMLAudioElement) => void (audio.currentTime = 3500));
      await expect.poll(() => position(page)).toBeGreaterThan(3500);
      await panel(page).getByRole("button", { name: words.stop }).click();
    }
  });
});
