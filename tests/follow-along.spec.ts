import { expect, test, type Locator, type Page } from "@playwright/test";
import { guideText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { pages } from "#app/content/pages.ts";
import { practicesOf } from "#app/content/testing/practices-of.ts";
import { findContrastViolations, findViolations } from "./axe.ts";
import { findSmallTargets } from "./page-checks.ts";
import { watchPage } from "./visit.ts";

const words = guideText.follow;
const path = "/ageing-yoga";
const followed = pages[path].sections.flatMap(practicesOf).filter(({ follow }) => follow);
const { title, steps } = followed[0]!;
const count = steps.length;
const stepName = (number: number) => fill(words.step, { number, count });

const opener = (page: Page) => page.getByRole("button", { name: words.start }).filter({ hasText: title });
const dialog = (page: Page) => page.getByRole("dialog", { name: title });
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();

async function open(page: Page): Promise<Locator> {
  await page.goto(path);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

test("the cautions come first, then each step with its text and drawings, and the end gives the focus back", async ({
  page,
}) => {
  const watch = await watchPage(page);
  const opened = await open(page);
  const practice = page.locator("article", { has: opener(page) });
  await expect(opened.getByRole("group", { name: words.before })).toBeFocused();
  await expect(opened.getByRole("group")).toContainText(await practice.locator(".caution-rule li").last().innerText());
  await press(page, words.begin);
  for (let step = 1; step <= count; step++) {
    const item = practice.locator(`.steps > li:nth-child(${step})`);
    const shown = opened.getByRole("group", { name: stepName(step) });
    await expect(shown).toContainText((await item.locator("> p").textContent())!);
    await expect(shown.getByRole("img")).toHaveCount(await item.getByRole("img").count());
    await press(page, step === count ? words.done : words.next);
  }
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(watch).toEqual({ complaints: [], foreignRequests: [] });
});

test("arrow keys turn the screens, and Escape closes it and gives the focus back", async ({ page }) => {
  const opened = await open(page);
  await page.keyboard.press("ArrowLeft");
  await expect(opened.getByRole("group", { name: words.before })).toBeVisible();
  for (const [key, number] of [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(opened.getByRole("group", { name: stepName(number) })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("every practice for which the page offers it has a button, and its name says which", async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
  for (const { title } of followed)
    await expect(page.getByRole("button", { name: words.start }).filter({ hasText: title })).toBeVisible();
});

test("it meets the rules of accessibility, light and dark, and loses nothing on small screens or with large text", async ({
  page,
}) => {
  const opened = await open(page);
  expect(await findViolations(page, ".follow")).toEqual([]);
  await press(page, words.begin);
  expect(await findViolations(page, ".follow")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findContrastViolations(page, ".follow")).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    expect(await opened.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const part of [
      ...[words.back, words.next, words.close].map((name) => opened.getByRole("button", { name, exact: true })),
      opened.locator(".follow-step > p > strong"),
    ]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 0.99 });
    }
  }
});

test("the screen stays on while it is open and visible, and no longer", async ({ page }) => {
  await page.addInitScript(() => {
    const held = new Set<object>();
    const request = () => {
      const lock = { release: () => Promise.resolve(held.delete(lock)) };
      held.add(lock);
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
    Object.assign(window, { held });
  });
  const held = () => page.evaluate(() => (window as unknown as { held: Set<object> }).held.size);
  /** As the browser does when a page is hidden and shown again. */
  const hideAndShow = () =>
    page.evaluate(() => {
      (window as unknown as { held: Set<object> }).held.clear();
      document.dispatchEvent(new Event("visibilitychange"));
    });
  await open(page);
  await expect.poll(held).toBe(1);
  await hideAndShow();
  await expect.poll(held).toBe(1);
  await press(page, words.close);
  await expect.poll(held).toBe(0);
  await hideAndShow();
  expect(await held()).toBe(0);
});

test("a refused wake lock changes nothing", async ({ page }) => {
  await page.addInitScript(() => {
    const request = () => Promise.reject(new DOMException("low battery", "NotAllowedError"));
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  const watch = await watchPage(page);
  const opened = await open(page);
  await press(page, words.begin);
  await expect(opened.getByRole("group", { name: stepName(1) })).toBeVisible();
  expect(watch.complaints).toEqual([]);
});

test.describe("read aloud", () => {
  /** The browser of the tests has no voices. */
  const giveVoice = (page: Page, localService: boolean) =>
    page.addInitScript((localService) => {
      const spoken: string[] = [];
      const voices = [{ lang: "en-GB", name: "Test", localService, default: true, voiceURI: "test" }];
      const speech = Object.assign(new EventTarget(), {
        getVoices: () => voices,
        speak: ({ text }: { text: string }) => spoken.push(text),
        cancel: () => spoken.push("–"),
      });
      Object.defineProperty(window, "speechSynthesis", { value: speech });
      Object.assign(window, {
        spoken,
        SpeechSynthesisUtterance: class {
          constructor(readonly text: string) {}
        },
      });
    }, localService);
  const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

  test("a voice of the device reads each step and waits", async ({ page }) => {
    await giveVoice(page, true);
    const opened = await open(page);
    await press(page, words.begin);
    expect(await spoken(page)).toEqual([]);
    await press(page, words.aloud);
    await press(page, words.next);
    await press(page, words.close);
    await expect(opened).toBeHidden();
    const text = (step: number) => page.locator(".steps").first().locator(`> li:nth-child(${step}) > p`).textContent();
    expect(await spoken(page)).toEqual([await text(1), "–", await text(2), "–"]);
  });

  test("it leaves out the numbers of sources and letters with accents, and the voices may come again", async ({
    page,
  }) => {
    await giveVoice(page, true);
    await page.goto(path);
    await page
      .locator(".steps > li > p")
      .first()
      .evaluate((text) => {
        const make = (tag: string, words: string) => Object.assign(document.createElement(tag), { textContent: words });
        const accented = make("span", "Prāṇa");
        accented.ariaHidden = "true";
        text.replaceChildren("Breathe.", make("sup", "[1]"), " ", accented, make("span", "Prana"));
      });
    await opener(page).click();
    await press(page, words.begin);
    await press(page, words.aloud);
    await page.evaluate(() => {
      const again = speechSynthesis.getVoices().map((voice) => ({ ...voice }));
      speechSynthesis.getVoices = () => again;
      speechSynthesis.dispatchEvent(new Event("voiceschanged"));
    });
    await press(page, words.next);
    const [first, cancelled] = await spoken(page);
    expect(first!.replace(/\s+/g, " ")).toBe("Breathe. Prana");
    expect(cancelled).toBe("–");
    expect((await spoken(page)).filter((text) => text === first)).toHaveLength(1);
  });

  test("it is not offered with a voice that would send the words away", async ({ page }) => {
    await giveVoice(page, false);
    const opened = await open(page);
    await expect(opened.getByRole("button", { name: words.aloud })).toHaveCount(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the list is there and no button promises more", async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(".steps").first()).toBeVisible();
    await expect(opener(page)).toBeHidden();
  });
});
