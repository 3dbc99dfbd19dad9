import { expect, test, type Page } from "@playwright/test";
import { labels } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";

const words = labels.breath;
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
