import { expect, type Page } from "@playwright/test";
import { goals } from "#app/chant/bead-count.ts";
import { chantText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { pages } from "#app/content/pages.ts";
import { findContrastViolations, findViolations } from "./axe.ts";
import { isolatedTest as test } from "./visit.ts";

const words = chantText.beads;
const [shortest] = goals;
const verses = pages["/bhakti-yoga"].sections.flatMap((section) => (section.kind === "verses" ? section.verses : []));

const dialog = (page: Page) => page.getByRole("dialog", { name: words.open });
const bead = (page: Page) => page.getByRole("button", { name: words.press });
const counted = (page: Page, count: number, goal: number) =>
  // The live region, which comes later, may say the same.
  dialog(page).getByText(fill(words.count, { count, goal }), { exact: true }).first();

async function openBeads(page: Page) {
  await page.goto("/bhakti-yoga");
  await page.getByRole("button", { name: words.open }).click();
  await expect(bead(page)).toBeFocused();
}

test("keys count, a held key counts once, one can be taken back, and a reload loses nothing", async ({ page }) => {
  await openBeads(page);
  await page.keyboard.press("Space");
  // A key that is held down counts once.
  for (let i = 0; i < 3; i++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await page.keyboard.press("Space");
  await expect(counted(page, 3, goals.at(-1)!)).toBeVisible();
  await page.getByRole("button", { name: words.undo }).click();
  await expect(counted(page, 2, goals.at(-1)!)).toBeVisible();
  await openBeads(page);
  await expect(counted(page, 2, goals.at(-1)!)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: words.open })).toBeFocused();
  // On opening, a screen reader hears where the count stands.
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("status")).toHaveText(fill(words.count, { count: 2, goal: goals.at(-1)! }));
  await page.getByRole("button", { name: words.again }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: words.open }).click();
  await expect(dialog(page).getByRole("status")).toHaveText(words.begin);
});

test("two tabs count on one string, and a start in one is a start in both", async ({ page, context }) => {
  await openBeads(page);
  await page.keyboard.press("Space");
  const other = await context.newPage();
  await openBeads(other);
  await other.keyboard.press("Space");
  await expect(counted(page, 2, goals.at(-1)!)).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press("Space");
  await expect(counted(page, 3, goals.at(-1)!)).toBeVisible();
  await expect(counted(other, 3, goals.at(-1)!)).toBeVisible();
  await other.getByRole("button", { name: words.again }).click();
  await expect(dialog(page).getByText(words.begin)).not.toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(counted(page, 1, goals.at(-1)!)).toBeVisible();
});

test("a crash of the page loses nothing", async ({ page, context }) => {
  await openBeads(page);
  for (let i = 0; i < 4; i++) await page.keyboard.press("Space");
  await expect(counted(page, 4, goals.at(-1)!)).toBeVisible();
  const crashed = page.waitForEvent("crash");
  page.goto("chrome://crash").catch(() => {});
  await crashed;
  const next = await context.newPage();
  await openBeads(next);
  await expect(counted(next, 4, goals.at(-1)!)).toBeVisible();
});

test("a count that a killed browser has not written to its storage is there again", async ({ page }) => {
  await openBeads(page);
  for (let i = 0; i < 4; i++) await page.keyboard.press("Space");
  await expect(counted(page, 4, goals.at(-1)!)).toBeVisible();
  // The copy is written in the background.
  await expect.poll(() => page.evaluate(async () => (await caches.match("/beads"))?.text())).toMatch(/^4,/);
  await page.evaluate(() => localStorage.clear());
  await openBeads(page);
  await expect(counted(page, 4, goals.at(-1)!)).toBeVisible();
  await page.getByRole("button", { name: words.again }).click();
  await openBeads(page);
  await expect(dialog(page).getByText(words.begin)).not.toHaveCount(0);
});

test("the screen is the button, and the end is rung, said and forgotten at the next start", async ({ page }) => {
  await openBeads(page);
  await dialog(page).getByLabel(words.goal).selectOption(String(shortest));
  await dialog(page).getByLabel(words.mantra).selectOption(verses.at(-1)!.title);
  const { width, height } = page.viewportSize()!;
  const said = dialog(page).getByRole("status");
  for (let i = 1; i < shortest; i++) await page.mouse.click(width * 0.1, height * (0.3 + 0.01 * i));
  await expect(counted(page, shortest - 1, shortest)).toBeVisible();
  await expect(said).toBeEmpty();
  await page.mouse.click(width / 2, height / 2);
  await expect(said).toContainText(fill(words.count, { count: shortest, goal: shortest }));
  await expect(said).toContainText(words.done);
  await expect
    .poll(() =>
      dialog(page)
        .locator("audio")
        .evaluate((audio: HTMLAudioElement) => audio.currentTime),
    )
    .toBeGreaterThan(0);
  await page.getByRole("button", { name: words.again }).click();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith("beads")))).toEqual([]);
});

test("where the browser stores nothing, the beads count as long as the page is open", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse, removeItem: refuse });
  });
  await openBeads(page);
  for (let i = 0; i < 5; i++) await page.keyboard.press("Space");
  await expect(counted(page, 5, goals.at(-1)!)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: words.open }).click();
  await expect(counted(page, 5, goals.at(-1)!)).toBeVisible();
});

test("the beads are accessible in light and dark, and fit a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openBeads(page);
  expect(await findViolations(page, ".beads")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findContrastViolations(page, ".beads")).toEqual([]);
  const fits = await dialog(page).evaluate((it) => it.scrollWidth <= innerWidth && it.scrollHeight <= innerHeight);
  expect(fits).toBe(true);
});
