import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { guideText } from "#app/content/content.ts";
import { site } from "#app/content/site.ts";
import { readyTimers, usualChoice } from "#app/shared/timer.ts";
import { waitUntilControlled } from "./service-worker.ts";
import { isolatedTest as test } from "./visit.ts";

const words = guideText.timer;
const minutes = (page: Page) => page.getByLabel(words.minutes);
const player = (page: Page) => page.locator("form audio");
const start = (page: Page) => page.getByRole("button", { name: words.start }).click();
const second = (page: Page) => player(page).evaluate((audio: HTMLAudioElement) => audio.currentTime);

/** When the sound rises out of silence, in seconds; and its whole length. */
const hear = (page: Page) =>
  player(page).evaluate(async (audio: HTMLAudioElement) => {
    const rate = 8000;
    const file = await (await fetch(audio.src)).arrayBuffer();
    const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(file);
    const samples = sound.getChannelData(0);
    const strikes: number[] = [];
    // A part begins with its strike, and the strikes of one part are 7 seconds apart.
    for (let i = 0, loudest = 0; i < samples.length; i += rate / 100) {
      const level = Math.max(...samples.subarray(i, i + rate / 100).map(Math.abs));
      if (level > 0.03 && level > 3 * loudest) strikes.push(i / rate);
      loudest = Math.max(level, loudest * 0.99);
    }
    return { strikes, seconds: sound.duration };
  });

test.describe("heard by the test", () => {
  // To read the sound that plays.
  test.use({ bypassCSP: true });
  test("a timer from a link is one sound with its bells on their second", async ({ page }) => {
    await page.goto("/meditation#timer=2,1,bell,silence,30");
    await expect(minutes(page)).toHaveValue("2");
    await start(page);
    await expect(player(page)).toBeVisible();
    const { strikes, seconds } = await hear(page);
    const [first, second, last] = strikes;
    expect(first).toBeCloseTo(30, 1);
    expect(second).toBeCloseTo(90, 1);
    expect(last).toBeCloseTo(150, 1);
    expect(seconds).toBeCloseTo(190, 0);
  });
});

test("impossible choices get a sentence, and nothing plays", async ({ page }) => {
  await page.goto("/meditation");
  await minutes(page).fill("61");
  await start(page);
  await expect(page.getByRole("main").getByText(words.faults.minutes)).toBeVisible();
  await expect(minutes(page)).toBeFocused();
  // What was typed is not corrected behind the visitor's back.
  await expect(minutes(page)).toHaveValue("61");
  await minutes(page).fill("3");
  await page.getByLabel(words.interval).selectOption("5");
  await start(page);
  await expect(page.getByRole("main").getByText(words.faults.interval)).toBeVisible();
  await expect(player(page)).toHaveCount(0);
});

test("an impossible link says so and changes nothing", async ({ page }) => {
  await page.goto("/meditation#timer=90,5,gong");
  await expect(page.getByRole("main").getByText(words.faults.link)).toBeVisible();
  await expect(minutes(page)).toHaveValue(String(usualChoice.minutes));
});

test("the choice stays on the device", async ({ page }) => {
  await page.goto("/meditation");
  await minutes(page).fill("7");
  await page.getByLabel(words.bed).selectOption("tanpura");
  await start(page);
  await expect.poll(() => second(page)).toBeGreaterThan(0);
  // Left, and come back to.
  await page.goto("/about");
  await page.goBack();
  await minutes(page).scrollIntoViewIfNeeded();
  await expect(minutes(page)).toHaveValue("7");
  await expect(page.getByLabel(words.bed)).toHaveValue("tanpura");
  await start(page);
  await expect.poll(() => second(page)).toBeGreaterThan(0);
});

const bell = readFileSync("public/audio/timer/bell-1.mp3");
for (const [fault, answer] of [
  ["does not arrive", "abort"],
  ["is missing", { status: 404 }],
  ["is cut short", { status: 200, body: bell.subarray(0, bell.length - 50) }],
] as const) {
  test(`a sound that ${fault} gets a sentence, and Start tries again`, async ({ page }) => {
    const parts = "**/audio/timer/bell-1.mp3";
    await page.route(parts, (route) => (answer === "abort" ? route.abort() : route.fulfill(answer)));
    await page.goto("/meditation#timer=5,0,bell");
    await start(page);
    await expect(page.getByRole("main").getByText(words.faults.sound)).toBeVisible();
    await page.unroute(parts);
    await start(page);
    await expect.poll(() => second(page)).toBeGreaterThan(0);
    await expect(page.getByRole("main").getByText(words.faults.sound)).toHaveCount(0);
  });
}

for (const [state, breakStorage] of [
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  [
    "refused, as in some private windows",
    () => {
      const refuse = () => {
        throw new DOMException("refused", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
    },
  ],
] as const) {
  test(`with storage that is ${state} a timer from a link is shown and plays`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await page.goto("/meditation#timer=4,0,bell");
    await expect(minutes(page)).toHaveValue("4");
    await start(page);
    await expect.poll(() => second(page)).toBeGreaterThan(0);
  });
}

test("a clock that is changed neither stops nor moves the sound", async ({ page }) => {
  await page.goto("/meditation#timer=4,0,bell");
  await start(page);
  await expect.poll(() => second(page)).toBeGreaterThan(0);
  await page.evaluate(() => {
    Date.now = () => 0;
    performance.now = () => 0;
  });
  const before = await second(page);
  await expect.poll(() => second(page)).toBeGreaterThan(before);
  expect(await second(page)).toBeLessThan(60);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });
  test.skip(!site.offline, "offline is switched off in content/site.yaml");
  test("a long timer plays from any place, and goes on working offline", async ({ page, context }) => {
    await page.goto("/meditation#timer=60,0,bell");
    await waitUntilControlled(page);
    for (const offline of [false, true]) {
      await context.setOffline(offline);
      await start(page);
      await expect(player(page)).toHaveAttribute("src", /^\/timer\//);
      await player(page).evaluate((audio: HTMLAudioElement) => void (audio.currentTime = 3500));
      await expect.poll(() => second(page)).toBeGreaterThan(3500);
    }
  });

  test("two tabs play two timers", async ({ page, context }) => {
    const tabs = [page, await context.newPage()];
    for (const [i, tab] of tabs.entries()) {
      await tab.goto(`/meditation#timer=${20 + i},0,bell`);
      await waitUntilControlled(tab);
      await start(tab);
    }
    for (const [i, tab] of tabs.entries()) {
      await expect(player(tab)).toHaveAttribute("src", new RegExp(`/${20 + i},`));
      await expect.poll(() => second(tab)).toBeGreaterThan(1);
    }
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("there are ready timers instead of settings", async ({ page, request }) => {
    await page.goto("/meditation");
    await expect(minutes(page)).toBeHidden();
    for (const { path } of readyTimers) {
      await expect(page.locator(`audio[src="${path}"]`)).toBeVisible();
      expect((await request.head(path)).status()).toBe(200);
    }
  });
});
