import { expect, type Page } from "@playwright/test";
import { chantText, playerText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { pages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { linesToHear } from "#app/content/sessions.ts";
import { loopPath, pitches, usualTanpura, voices } from "#app/shared/tanpura.ts";
import { findViolations } from "./axe.ts";
import { waitUntilControlled } from "./service-worker.ts";
import { isolatedTest as test } from "./visit.ts";

const words = chantText.tanpura;
const usualNote = pitches.find(({ name }) => name === usualTanpura.pitch)!.note;
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

test("another choice while the drone is loading is the one that plays, and Stop stops it", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/audio/tanpura/*", async (route) => {
    await held;
    await route.continue();
  });
  await openTanpura(page);
  await play(page);
  await panel(page).getByRole("button", { name: words.voices.high }).click();
  release();
  const { note } = pitches.find(({ name }) => name === voices.high)!;
  await expect(player(page)).toHaveAccessibleName(fill(words.title, { note }));
  await panel(page).getByRole("button", { name: words.stop }).click();
  await expect(player(page)).toHaveCount(0);
});

test("its volume is chosen before or while it plays, and stays with another pitch", async ({ page }) => {
  await openTanpura(page);
  const volume = panel(page).getByLabel(words.volume);
  await volume.fill("0.3");
  await play(page);
  await expect(player(page)).toHaveJSProperty("volume", 0.3);
  // By the player's own control.
  await player(page).evaluate((audio: HTMLAudioElement) => void (audio.volume = 0.6));
  await expect(volume).toHaveValue("0.6");
  await panel(page).getByRole("button", { name: words.voices.high }).click();
  await expect(player(page)).toHaveAttribute("src", /./);
  await expect(player(page)).toHaveJSProperty("volume", 0.6);
});

test("a drone that is started goes on under the line that is repeated", async ({ page }) => {
  const verse = pages["/bhakti-yoga"].sections.flatMap((section) =>
    section.kind === "verses" ? section.verses : [],
  )[0]!;
  await openTanpura(page);
  await page.getByRole("button", { name: chantText.lines.repeat }).click();
  await page.getByRole("link", { name: `${chantText.lines.hear} ${verse.title}`, exact: true }).click();
  const stop = page.getByRole("link", { name: `${chantText.lines.stop} ${verse.title}`, exact: true });
  await expect(stop).toBeVisible();
  await play(page);
  await expect.poll(() => position(page)).toBeGreaterThan(0);
  await expect(stop).toBeVisible();
});

test("the lock screen offers no other track", async ({ page }) => {
  await page.addInitScript(() => {
    const set = MediaSession.prototype.setActionHandler;
    const actions = new Set<string>();
    Object.assign(window, { actions });
    MediaSession.prototype.setActionHandler = function (action, handler) {
      if (handler) actions.add(action);
      else actions.delete(action);
      return set.call(this, action, handler);
    };
  });
  await openTanpura(page);
  await play(page);
  const actions = () => page.evaluate(() => [...(window as unknown as { actions: Set<string> }).actions]);
  await expect.poll(actions).toContain("pause");
  expect((await actions()).filter((action) => action.endsWith("track"))).toEqual([]);
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
  expect(await findViolations(page, ".chant-bar")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("on a phone the open panel stays on the screen from the first verse on, and covers nothing that has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openTanpura(page);
  const bar = page.locator(".chant-bar");
  const verses = page.locator("[data-island='sections/verses'] article");
  for (const [verse, place] of [
    [verses.first(), 0.7],
    [verses.first(), 0],
    [verses.last(), 0],
  ] as const) {
    await verse.evaluate((it, place) => scrollBy(0, it.getBoundingClientRect().top - place * innerHeight), place);
    await expect(bar).toBeInViewport({ ratio: 0.99 });
    await expect(panel(page).getByRole("button", { name: words.start })).toBeInViewport({ ratio: 0.99 });
    expect((await bar.boundingBox())!.height).toBeLessThan(664 * 0.75);
  }
  const covered = await page.locator("main :is(a, button):visible").evaluateAll((targets) =>
    targets
      .filter((target) => {
        (target as HTMLElement).focus();
        const bar = document.querySelector(".chant-bar")!;
        const [{ top, bottom }, above] = [target.getBoundingClientRect(), bar.getBoundingClientRect()];
        return !bar.contains(target) && bottom > above.top && top < above.bottom;
      })
      .map((target) => target.outerHTML),
  );
  expect(covered).toEqual([]);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });
  test.skip(!site.offline, "offline is switched off in content/site.yaml");
  test("a drone can be saved like a session, and plays offline after a reload", async ({ page, context }) => {
    await openTanpura(page);
    await play(page);
    const save = panel(page).locator("button", { hasText: fill(words.title, { note: usualNote }) });
    await save.first().click();
    await expect(panel(page).getByText(playerText.save.saved)).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await openTanpura(page);
    await play(page);
    await expect.poll(() => position(page)).toBeGreaterThan(0);
    await expect(panel(page).getByText(playerText.save.saved)).toBeVisible();
  });

  test("a long drone plays from any place, and goes on working offline", async ({ page, context }) => {
    await openTanpura(page);
    await waitUntilControlled(page);
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
