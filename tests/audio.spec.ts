import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { messages, playerText } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { fill, fillCount } from "#app/content/fill.ts";
import { sessions } from "#app/content/sessions.ts";
import { findContrastViolations, findViolations } from "./axe.ts";
import { expectNoLayoutShift, listenToLiveRegions, visitHydrated, waitForHydration, watchPage } from "./visit.ts";

const stress = sessions.find(({ topic }) => topic === "stress")!;
const sleep = sessions.find(({ topic }) => topic === "sleep")!;
const lastChapter = sleep.chapters.at(-1)!;

/** The first caption that guides a breath. */
function breathCue() {
  const captions = readFileSync(`public${stress.files.cues}`, "utf8");
  const [, times, text] = /^(.+ --> .+)\n(Breathe in .+)$/m.exec(captions)!;
  const [start, end] = times!.split(" --> ").map((time) => time.split(":").reduce((sum, part) => sum * 60 + +part, 0));
  return { start: start!, end: end!, text: text! };
}

const player = (page: Page, topic: string) => page.locator(`audio[src="/audio/${topic}.mp3"]`);
const largeButton = (page: Page, word: string) =>
  page.getByRole("button", { name: new RegExp(`^${word} ?: ${stress.title}$`) });
const tools = (page: Page, title: string) => page.getByRole("group", { name: fill(playerText.tools, { title }) });
const second = (page: Page, topic: string) =>
  player(page, topic).evaluate((audio: HTMLAudioElement) => audio.currentTime);
const playing = (page: Page, topic: string) =>
  player(page, topic).evaluate((audio: HTMLAudioElement) => !audio.paused && audio.readyState > 2);

/** play() also rejects when the file cannot be loaded; the page reports that. */
async function play(page: Page, topic: string) {
  await player(page, topic).evaluate((audio: HTMLAudioElement) => audio.play().catch(() => {}));
}

/** Pauses the session at a second, so that what is shown there stays. */
async function pauseAt(page: Page, topic: string, at: number) {
  await player(page, topic).evaluate((audio: HTMLAudioElement, at) => {
    audio.pause();
    audio.currentTime = at;
    return new Promise((resolve) => audio.addEventListener("seeked", resolve, { once: true }));
  }, at);
}

test("a session plays alone, shows the line of that second and tells the lock screen what it is", async ({ page }) => {
  await visitHydrated(page, "/audios#stress");
  await play(page, "stress");
  await expect.poll(() => second(page, "stress")).toBeGreaterThan(0.2);
  const cue = tools(page, stress.title).getByTestId("cue");
  const spoken = stress.chapters.flatMap(({ words }) => words);
  for (const { start, end, text } of [spoken[0]!, spoken[9]!, spoken.at(-1)!, breathCue()]) {
    await pauseAt(page, "stress", (start + end) / 2);
    await expect(cue).toHaveText(text);
  }
  // Reduced motion is on, so the breathing circle is not there.
  await expect(page.getByTestId("breath-circle")).toHaveCount(0);
  const shown = await page.evaluate(() => {
    const { title, artist, artwork } = navigator.mediaSession.metadata!;
    return { title, artist, picture: new URL(artwork[0]!.src).pathname };
  });
  expect(shown).toEqual({ title: stress.title, artist: site.name, picture: "/icon-512.png" });
  expect((await page.request.get(shown.picture)).status()).toBe(200);

  await play(page, "stress");
  await expect.poll(() => playing(page, "stress")).toBe(true);
  await play(page, "sleep");
  await expect.poll(() => playing(page, "sleep")).toBe(true);
  expect(await playing(page, "stress")).toBe(false);
  // The emblem of the one that plays rings.
  await expect(page.locator("[data-playing]:has(.session-emblem) audio")).toHaveAttribute("src", sleep.files.audio);
});

test("the emblem rings, too, when the session was started before the scripts arrived", async ({ page }) => {
  await page.goto("/audios#stress");
  await play(page, "stress");
  await expect(page.locator("[data-playing] audio")).toHaveAttribute("src", stress.files.audio);
});

test("a file is as long as the page says and plays to its end", async ({ page }) => {
  await visitHydrated(page, "/audios#stress");
  await play(page, "stress");
  const length = await player(page, "stress").evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = audio.duration - 0.4;
    return audio.duration;
  });
  expect(Math.abs(length - stress.minutes * 60)).toBeLessThan(2);
  await expect.poll(() => player(page, "stress").evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(true);
});

test("a chapter button starts its chapter, and only that part of the file is requested", async ({ page }) => {
  const ranges: { status: number; from: number }[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith("/audio/sleep.mp3")) return;
    const from = Number(/bytes (\d+)-/.exec(response.headers()["content-range"] ?? "")?.[1] ?? NaN);
    ranges.push({ status: response.status(), from });
  });
  await visitHydrated(page, "/audios#sleep");
  await play(page, "sleep");
  const button = tools(page, sleep.title).getByRole("button", { name: lastChapter.title });
  await button.click();
  await expect.poll(() => second(page, "sleep")).toBeGreaterThanOrEqual(lastChapter.start);
  await expect(button).toHaveAttribute("aria-current", "true");
  await expect.poll(() => playing(page, "sleep")).toBe(true);
  expect(ranges.map(({ status }) => status)).toEqual(ranges.map(() => 206));
  expect(Math.max(...ranges.map(({ from }) => from))).toBeGreaterThan(0);
});

test("a session goes on where the listener stopped, even after a reload, or begins anew", async ({ page }) => {
  await visitHydrated(page, "/audios#stress");
  const resume = page.locator("#stress").getByRole("button", { name: fill(playerText.resume, { time: "6:12" }) });
  await play(page, "stress");
  await pauseAt(page, "stress", 372);
  await page.reload();
  await waitForHydration(page);
  await expect(resume).toBeVisible();
  const start = page.locator("#stress").getByRole("button", { name: playerText.start });
  const top = () => start.evaluate((button) => button.getBoundingClientRect().top);
  await start.scrollIntoViewIfNeeded();
  const before = await top();
  await play(page, "stress");
  await expect.poll(() => second(page, "stress")).toBeGreaterThan(372);
  await expect(tools(page, stress.title)).toBeVisible();
  expect(await top(), "nothing moves under the thumb").toBeCloseTo(before, 0);
  await start.click();
  await expect.poll(() => second(page, "stress")).toBeLessThan(60);
  await expect.poll(() => playing(page, "stress")).toBe(true);
});

test("a listener who has heard the spoken cautions may skip them, one who has not may not", async ({ page }) => {
  const practiceStart = stress.chapters[1]!.start;
  const skip = page.locator("#stress").getByRole("button", { name: playerText.practice });
  await visitHydrated(page, "/audios#stress");
  await expect(skip).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("nada-shanti/session/stress", "0.0 Tue Nov 17 2026"));
  await page.reload();
  await waitForHydration(page);
  await skip.click();
  await expect.poll(() => second(page, "stress")).toBeGreaterThanOrEqual(practiceStart);
});

test("a session offers its five-minute form beside the whole one, with its own words", async ({ page }) => {
  await visitHydrated(page, "/audios#stress");
  const { minutes, chapters } = stress.short!;
  const choose = (minutes: number) =>
    page.locator("#stress").getByRole("button", { name: fill(playerText.length, { minutes }), exact: true });
  await expect(choose(stress.minutes)).toHaveAttribute("aria-pressed", "true");
  await choose(minutes).click();
  await expect(page.locator("#stress audio")).toHaveCount(1);
  await play(page, "stress-short");
  await expect.poll(() => playing(page, "stress-short")).toBe(true);
  const { start, end, text } = chapters.at(-1)!.words.at(-1)!;
  await pauseAt(page, "stress-short", (start + end) / 2);
  await expect(tools(page, stress.title).getByTestId("cue")).toHaveText(text);
});

test("two taps lead from the home page to five minutes of sound", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Five minutes" }).click();
  await expect(player(page, "stress-short")).toBeInViewport();
  await largeButton(page, playerText.play).click();
  await expect.poll(() => playing(page, "stress-short")).toBe(true);
});

test("a link to five minutes chooses them on the page itself, too", async ({ page }) => {
  await page.goto("/audios");
  await page.getByRole("link", { name: pages["/audios"].actions![0]!.label }).click();
  await expect(player(page, "stress-short")).toBeInViewport();
});

test("the large button plays before the scripts of the player arrive, and pauses", async ({ page }) => {
  await page.goto("/audios#stress");
  await largeButton(page, playerText.play).click();
  await expect.poll(() => playing(page, "stress")).toBe(true);
  await largeButton(page, playerText.pause).click();
  expect(await playing(page, "stress")).toBe(false);
  await expect(largeButton(page, playerText.play)).toBeVisible();
});

test("the home page leads back to the last session, without moving anything", async ({ page }) => {
  await visitHydrated(page, "/audios#stress");
  await page.locator("#stress-short").click();
  await play(page, "stress-short");
  await pauseAt(page, "stress-short", 150);
  await watchPage(page);
  await page.goto("/");
  const again = page.getByRole("link", { name: playerText.again });
  await expect(again).toBeInViewport();
  await expectNoLayoutShift(page);
  await again.click();
  await page.getByRole("button", { name: fill(playerText.resume, { time: "2:30" }) }).click();
  await expect.poll(() => second(page, "stress-short")).toBeGreaterThan(150);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("the caution and the player of a session open together, and the session before closes", async ({ page }) => {
    await page.goto("/audios#sleep");
    await expect(player(page, "sleep")).toBeVisible();
    const obesity = page.locator("details:has(> #obesity)");
    await expect(obesity.locator("audio")).toBeHidden();
    await expect(page.locator("#obesity-caution")).toBeHidden();
    await obesity.locator("summary").first().click();
    await expect(obesity.locator("audio")).toBeVisible();
    await expect(page.locator("#obesity-caution")).toBeVisible();
    await expect(player(page, "sleep")).toBeHidden();
    await expect(obesity.locator("summary").first()).toBeInViewport();
  });

  test("a row at the end of the window brings its caution and its player into view", async ({ page }) => {
    await page.goto("/audios");
    for (const { topic } of sessions) {
      const row = page.locator(`details:has(> #${topic}) > summary`);
      await row.evaluate((row) => row.scrollIntoView({ block: "end", behavior: "instant" }));
      await row.click();
      await expect(page.locator(`#${topic}-caution`)).toBeInViewport({ ratio: 1 });
      await expect(player(page, topic)).toBeInViewport({ ratio: 1 });
    }
  });
});

test("the sleep timer fades the sound, stops it and restores the volume", async ({ page }) => {
  const start = Date.now();
  const after = (seconds: number) => page.clock.setFixedTime(start + seconds * 1000);
  const volume = () => player(page, "sleep").evaluate((audio: HTMLAudioElement) => audio.volume);
  await after(0);
  await visitHydrated(page, "/audios#sleep");
  await play(page, "sleep");
  const timer = tools(page, sleep.title).getByLabel(playerText.sleep.label);
  await timer.selectOption(fill(playerText.sleep.minutes, { minutes: 10 }));
  await expect(page.getByText(fillCount(playerText.sleep.left, { minutes: 10 }))).toBeVisible();
  await after(300);
  await expect(page.getByText(fillCount(playerText.sleep.left, { minutes: 5 }))).toBeVisible();
  expect(await volume()).toBe(1);
  await after(585);
  await expect.poll(volume).toBeCloseTo(0.25, 5);
  await after(601);
  await expect.poll(() => playing(page, "sleep")).toBe(false);
  await expect.poll(volume).toBe(1);
  await expect(timer).toHaveValue("0");
  // The next time it plays without the old timer.
  await play(page, "sleep");
  await expect.poll(() => playing(page, "sleep")).toBe(true);
});

test("a file that cannot be loaded is reported once and can be tried again", async ({ page }) => {
  await page.route("**/audio/stress.mp3", (route) => route.abort());
  await visitHydrated(page, "/audios#stress");
  const spoken = await listenToLiveRegions(page);
  await play(page, "stress");
  const alert = page.locator("#stress").getByRole("alert");
  await expect(alert).toHaveText(playerText.failure);
  await expect.poll(spoken).toEqual([playerText.failure]);
  await page.unroute("**/audio/stress.mp3");
  await page.locator("#stress").getByRole("button", { name: playerText.tryAgain }).click();
  await expect.poll(() => playing(page, "stress")).toBe(true);
  await expect(alert).toBeHidden();
  await expect(player(page, "stress")).toBeFocused();
});

test("a page whose scripts do not load still plays", async ({ page }) => {
  await page.route("**/assets/session-player-*.js", (route) => route.abort());
  await visitHydrated(page, "/audios#stress");
  await play(page, "stress");
  await expect.poll(() => playing(page, "stress")).toBe(true);
  await expect(page.getByRole("heading", { level: 3, name: stress.title })).toBeVisible();
});

test("an open player works by keyboard, never talks over the voice, and has no axe violations", async ({ page }) => {
  await visitHydrated(page, "/audios#stress");
  await player(page, "stress").focus();
  await page.keyboard.press("Space");
  await expect.poll(() => playing(page, "stress")).toBe(true);
  const group = tools(page, stress.title);
  const controls = [
    page.locator("#stress").getByRole("button", { name: playerText.start }),
    ...stress.chapters.map(({ title }) => group.getByRole("button", { name: title })),
    group.getByLabel(playerText.sleep.label),
  ];
  await expect(controls[0]!).toBeVisible();
  // The browser's own player buttons come in between.
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    if (await controls[0]!.evaluate((button) => button === document.activeElement)) break;
  }
  for (const control of controls) {
    await expect(control).toBeFocused();
    expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Tab");
  }
  await controls[3]!.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => second(page, "stress")).toBeGreaterThanOrEqual(stress.chapters[2]!.start);
  await expect(group.locator("[aria-live], [role=status], [role=alert]")).toHaveCount(0);
  await page.locator("#stress summary").click();
  expect(await findViolations(page, "#stress")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findContrastViolations(page, "#stress")).toEqual([]);
});

test.describe("with motion allowed", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a circle is small before an in-breath and wide before an out-breath", async ({ page }) => {
    await visitHydrated(page, "/audios#stress");
    await play(page, "stress");
    const disc = page.getByTestId("breath-circle");
    const width = async () => Math.round((await disc.boundingBox())!.width);
    const { start, pattern } = stress.breath[0]!;
    await pauseAt(page, "stress", start + pattern.in);
    const full = await width();
    await pauseAt(page, "stress", start + pattern.in + pattern.out);
    expect(await width()).toBeLessThan(full * 0.8);
  });
});

test("the media tab plays the same sessions with the same tools", async ({ page }) => {
  await visitHydrated(page, "/media");
  await page.getByRole("tab", { name: "Audio Sessions" }).click();
  await page.getByRole("heading", { level: 4, name: stress.title }).click();
  await play(page, "stress");
  const { start, end, text } = stress.chapters[0]!.words[0]!;
  await pauseAt(page, "stress", (start + end) / 2);
  await expect(tools(page, stress.title).getByTestId("cue")).toHaveText(text);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the players and the text of each session are there", async ({ page }) => {
    await page.goto("/audios#sleep");
    await expect(player(page, "sleep")).toBeVisible();
    await expect(page.locator("audio[controls][preload=none]")).toHaveCount(sessions.length);
    await page.getByRole("heading", { level: 3, name: stress.title }).click();
    const article = page.locator("#stress");
    await expect(article.locator("audio")).toBeVisible();
    await expect(article.locator("audio")).toHaveText(messages.audioUnsupported);
    await expect(page.locator("#stress-caution")).toBeVisible();
    await article.locator("summary").click();
    await expect(article.getByText(stress.posture)).toBeVisible();
    await expect(article.getByText(stress.chapters[0]!.words[0]!.text)).toBeVisible();
    await expect(page.getByRole("group", { name: fill(playerText.tools, { title: stress.title }) })).toHaveCount(0);
  });
});
