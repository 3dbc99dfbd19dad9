import { expect, test, type Page } from "@playwright/test";
import { messages, playerText } from "#app/content/content.ts";
import { site } from "#app/content/site.ts";
import { fill, fillCount } from "#app/content/fill.ts";
import { loadShelves } from "#app/page/load-sessions.ts";
import { guide } from "#sound/score/guide.ts";
import { sessions } from "#sound/sessions/all.ts";
import { findContrastViolations, findViolations } from "./axe.ts";
import { visitHydrated, waitForHydration } from "./visit.ts";

const guides = sessions.map(guide);
const stress = guides.find(({ topic }) => topic === "stress")!;
const sleep = guides.find(({ topic }) => topic === "sleep")!;
const lastChapter = sleep.chapters.at(-1)!;

const playableOf = (topic: string) =>
  loadShelves()
    .flatMap(({ sessions }) => sessions)
    .find((session) => session.topic === topic)!.forms;

const player = (page: Page, topic: string) => page.locator(`audio[src="/audio/${topic}.mp3"]`);
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
  for (const { start, end, text } of [spoken[0]!, spoken[9]!, spoken.at(-1)!, stress.cues[60]!]) {
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

test("every file is as long as the page says and plays to its end", async ({ page }) => {
  test.slow();
  await visitHydrated(page, "/audios");
  for (const { topic, minutes } of guides) {
    await play(page, topic);
    const length = await player(page, topic).evaluate((audio: HTMLAudioElement) => {
      audio.currentTime = audio.duration - 0.4;
      return audio.duration;
    });
    expect(Math.abs(length - minutes * 60), topic).toBeLessThan(2);
    await expect.poll(() => player(page, topic).evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(true);
  }
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

test("a session offers to go on where the listener stopped, even after a reload", async ({ page }) => {
  await visitHydrated(page, "/audios#stress");
  const resume = page.locator("#stress").getByRole("button", { name: fill(playerText.resume, { time: "6:12" }) });
  await play(page, "stress");
  await pauseAt(page, "stress", 372);
  await page.reload();
  await waitForHydration(page);
  await expect(resume).toBeVisible();
  await play(page, "stress");
  await expect.poll(() => second(page, "stress")).toBeGreaterThan(372);
});

test("a listener may begin anew instead, and nothing moves under the thumb", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("nada-shanti/session/stress", "372.0"));
  await visitHydrated(page, "/audios#stress");
  const start = page.locator("#stress").getByRole("button", { name: playerText.start });
  const top = () => start.evaluate((button) => button.getBoundingClientRect().top);
  await start.scrollIntoViewIfNeeded();
  const before = await top();
  await start.click();
  await expect.poll(() => playing(page, "stress")).toBe(true);
  expect(await second(page, "stress")).toBeLessThan(60);
  await expect(tools(page, stress.title)).toBeVisible();
  expect(await top()).toBeCloseTo(before, 0);
});

test("a listener who has heard the spoken cautions may skip them, one who has not may not", async ({ page }) => {
  const { practiceStart } = playableOf("stress")[0];
  test.skip(!practiceStart, "the recordings have no such chapter yet");
  const skip = page.locator("#stress").getByRole("button", { name: playerText.practice });
  await visitHydrated(page, "/audios#stress");
  await expect(skip).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("nada-shanti/session/stress", "0.0 Tue Nov 17 2026"));
  await page.reload();
  await waitForHydration(page);
  await skip.click();
  await expect.poll(() => second(page, "stress")).toBeGreaterThanOrEqual(practiceStart!);
});

test("a session with a five-minute form offers it beside the whole one", async ({ page }) => {
  const [, short] = playableOf("stress");
  test.skip(!short, "there are no such recordings yet");
  await visitHydrated(page, "/audios#stress");
  const choose = (minutes: number) =>
    page.locator("#stress").getByRole("button", { name: fill(playerText.length, { minutes }), exact: true });
  await expect(choose(stress.minutes)).toHaveAttribute("aria-pressed", "true");
  await choose(short!.minutes).click();
  await play(page, short!.name);
  await expect.poll(() => playing(page, short!.name)).toBe(true);
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

test("a file that cannot be loaded is reported and can be tried again", async ({ page }) => {
  await page.route("**/audio/stress.mp3", (route) => route.abort());
  await visitHydrated(page, "/audios#stress");
  await play(page, "stress");
  const alert = page.locator("#stress").getByRole("alert");
  await expect(alert).toHaveText(playerText.failure);
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

test("every control is reached and works by keyboard", async ({ page }) => {
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
});

test("the page never has a screen reader talk over the voice in the recording", async ({ page }) => {
  await visitHydrated(page, "/audios#stress");
  await play(page, "stress");
  await expect(tools(page, stress.title)).toBeVisible();
  await expect(tools(page, stress.title).locator("[aria-live], [role=status], [role=alert]")).toHaveCount(0);
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

test("an open player has no axe violations, in light and dark", async ({ page }) => {
  await visitHydrated(page, "/audios#stress");
  await page.locator("#stress summary").click();
  await play(page, "stress");
  await expect(tools(page, stress.title)).toBeVisible();
  expect(await findViolations(page, "#stress")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findContrastViolations(page, "#stress")).toEqual([]);
});

test("the media tab plays the same sessions with the same tools", async ({ page }) => {
  await visitHydrated(page, "/media");
  await page.getByRole("tab", { name: "Audio Sessions" }).click();
  await page.getByRole("heading", { level: 4, name: stress.title }).click();
  await play(page, "stress");
  const { start, end, text } = stress.cues[0]!;
  await pauseAt(page, "stress", (start + end) / 2);
  await expect(tools(page, stress.title).getByTestId("cue")).toHaveText(text);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the players and the text of each session are there", async ({ page }) => {
    await page.goto("/audios#sleep");
    await expect(player(page, "sleep")).toBeVisible();
    await page.goto("/audios");
    await expect(page.locator("audio[controls][preload=none]")).toHaveCount(guides.length);
    for (const { topic, title, posture, chapters } of guides) {
      const article = page.locator(`#${topic}`);
      await page.getByRole("heading", { level: 3, name: title }).click();
      await expect(article.locator("audio")).toBeVisible();
      await expect(article.locator("audio")).toHaveText(messages.audioUnsupported);
      await expect(page.locator(`#${topic}-caution`)).toBeVisible();
      await article.locator("summary").click();
      await expect(article.getByText(posture)).toBeVisible();
      await expect(article.getByText(chapters[0]!.words[0]!.text)).toBeVisible();
    }
    await expect(page.getByRole("group", { name: fill(playerText.tools, { title: stress.title }) })).toHaveCount(0);
  });
});
