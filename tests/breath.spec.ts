import { expect, test, type Page } from "@playwright/test";
import { guideText } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { findViolations } from "./axe.ts";
import { findSmallTargets } from "./page-checks.ts";

const words = guideText.breath;
const section = pages["/"].sections.find(({ kind }) => kind === "breath")!;
if (section.kind !== "breath" || !section.practice.breath) throw new Error("home has no counted breath");
const { in: inhale, out, rounds } = section.practice.breath;

const counted = (page: Page) => page.locator(".breath-circle-words");
const guide = (page: Page) => page.locator(".breath-panel");
const dot = (page: Page) => page.locator(".breath-curve-dot");

async function start(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("button", { name: words.start }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: words.pause })).toBeFocused();
}

test("a breath is started, paused, continued and ended by keyboard", async ({ page }) => {
  await start(page);
  await page.clock.runFor(1500);
  await expect(guide(page)).toContainText(words.long.in);
  const before = await counted(page).textContent();

  await page.keyboard.press("Enter");
  await page.clock.runFor(5000);
  await expect(page.getByRole("button", { name: words.resume })).toBeFocused();
  await expect(counted(page)).toHaveText(before!);

  await page.keyboard.press("Enter");
  await page.clock.runFor(inhale * 1000);
  await expect(guide(page)).toContainText(words.long.out);
  await page.clock.runFor((inhale + out) * rounds * 1000);
  await expect(guide(page)).toContainText(words.done);
  await expect(page.getByRole("button", { name: words.again })).toBeVisible();
});

test("the dot moves along the curve, but not for visitors who prefer less motion", async ({ page }) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await start(page);
    const at = await dot(page).getAttribute("cx");
    await page.clock.runFor(2000);
    await expect(guide(page)).toContainText("3");
    expect((await dot(page).getAttribute("cx")) === at).toBe(reducedMotion === "reduce");
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the curve says how long each phase lasts, and no button promises more", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("img", { name: `${words.short.in} ${inhale} ${words.seconds}` })).toBeVisible();
    await expect(page.getByRole("button", { name: words.start })).toBeHidden();
  });
});

test.describe("to hear", () => {
  const player = (page: Page) => page.locator(".breath-sound audio");
  const second = (page: Page) => player(page).evaluate((audio: HTMLAudioElement) => audio.currentTime);
  const startButton = (page: Page) => page.getByRole("button", { name: words.sound.start, exact: true });

  async function offer(page: Page, path = "/") {
    await page.goto(path);
    await page.getByRole("button", { name: words.sound.offer }).first().click();
    await expect(page.getByLabel(words.sound.minutes)).toBeFocused();
  }

  test("nothing is loaded before the sound is started", async ({ page }) => {
    const sounds: string[] = [];
    page.on("request", (request) => request.url().includes("/audio/") && sounds.push(request.url()));
    await offer(page);
    expect(sounds).toEqual([]);
    await startButton(page).click();
    await expect.poll(() => second(page)).toBeGreaterThan(0);
    expect(sounds).toHaveLength(1);
  });

  test("the circle follows the sound: it pauses, goes on, jumps and ends with it", async ({ page }) => {
    // Whatever the page's own clocks say.
    await page.addInitScript(() => void (performance.now = () => 0));
    await offer(page);
    await page.getByLabel(words.sound.minutes).selectOption("1");
    await startButton(page).click();
    await expect.poll(() => second(page)).toBeGreaterThan(0);
    await expect(counted(page)).toContainText(words.short.in);

    await page.getByRole("button", { name: words.pause }).click();
    expect(await player(page).evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
    const jump = (to: number) =>
      player(page).evaluate((audio: HTMLAudioElement, to) => void (audio.currentTime = to), to);
    await jump(inhale + 1.5);
    await expect(counted(page)).toHaveText(`${words.short.out}2`);
    await jump(inhale + out + 0.5);
    await expect(counted(page)).toHaveText(`${words.short.in}1`);
    await expect(guide(page)).toContainText(`${words.round.toLowerCase()} 2 / ${60 / (inhale + out)}`);

    await jump(59);
    await page.getByRole("button", { name: words.resume }).click();
    await expect(guide(page)).toContainText(words.done);
    await expect.poll(() => player(page).evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(true);
    await page.getByRole("button", { name: words.again }).click();
    await expect(counted(page)).toContainText(words.short.in);
  });

  test("the visitor's own counts shape the curve and the sound", async ({ page }) => {
    await offer(page);
    await page.getByLabel(words.long.in).selectOption("3");
    await page.getByLabel(words.long.out).selectOption("5");
    await expect(page.getByRole("img", { name: `${words.short.in} 3 ${words.seconds}` })).toBeVisible();
    await startButton(page).click();
    await expect.poll(() => second(page)).toBeGreaterThan(0);
    await player(page).evaluate((audio: HTMLAudioElement) => {
      audio.pause();
      audio.currentTime = 3.5;
    });
    await expect(counted(page)).toHaveText(`${words.short.out}1`);
    // Another choice ends what plays.
    await page.getByLabel(words.long.in).selectOption("4");
    await expect(player(page)).toHaveCount(0);
    await expect(startButton(page)).toBeVisible();
  });

  test("a hold is offered only where the practice has one, and can be left out", async ({ page }) => {
    await offer(page);
    await expect(page.getByLabel(words.long.hold)).toHaveCount(0);
    await page.goto("/stress-buster");
    await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
    await page
      .locator("article", { has: page.getByRole("img", { name: words.short.hold }) })
      .getByRole("button", { name: words.sound.offer })
      .click();
    await page.getByLabel(words.long.hold).selectOption("0");
    await expect(guide(page).getByRole("img", { name: words.short.hold })).toHaveCount(0);
  });

  test("visitors who prefer less motion get the words and no movement", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await offer(page);
    const at = await dot(page).getAttribute("cx");
    await startButton(page).click();
    await expect(counted(page)).toContainText("2");
    expect(await dot(page).getAttribute("cx")).toBe(at);
  });

  for (const [fault, answer] of [
    ["missing", { status: 404, body: "" }],
    ["cut short", { status: 200, body: Buffer.from([0xff, 0xf3, 0x24, 0xc0, 0, 1, 2, 3]) }],
  ] as const) {
    test(`a part that is ${fault} gets a sentence, and Start tries again`, async ({ page }) => {
      const parts = "**/audio/timer/breath.mp3";
      await page.route(parts, (route) => route.fulfill({ contentType: "audio/mpeg", ...answer }));
      await offer(page);
      await startButton(page).click();
      await expect(guide(page)).toContainText(words.sound.failed);
      await expect(player(page)).toHaveCount(0);
      await page.unroute(parts);
      await startButton(page).click();
      await expect.poll(() => second(page)).toBeGreaterThan(0);
      await expect(guide(page)).not.toContainText(words.sound.failed);
    });
  }

  test("it keeps to the rules of accessibility", async ({ page }) => {
    await offer(page);
    await startButton(page).click();
    await expect.poll(() => second(page)).toBeGreaterThan(0);
    expect(await findViolations(page, ".breath-panel")).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
  });
});
