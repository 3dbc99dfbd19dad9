import { expect, test } from "@playwright/test";
import { labels, messages } from "#app/content/content.ts";
import { sessions } from "#app/content/sessions.ts";
import { notifications } from "./visit.ts";

declare global {
  interface Window {
    shared: unknown[];
  }
}

test("a page goes to the share sheet of the device", async ({ page }) => {
  await page.addInitScript(() => {
    window.shared = [];
    Object.defineProperty(navigator, "share", { value: async (data: unknown) => void window.shared.push(data) });
  });
  await page.goto("/pranayam");
  await page.getByRole("button", { name: labels.share }).click();
  await expect
    .poll(() => page.evaluate(() => window.shared))
    .toEqual([{ title: await page.getByRole("heading", { level: 1 }).textContent(), url: page.url() }]);
  await expect(notifications(page).getByText(messages.share.copied.title)).toHaveCount(0);
});

test("where there is no share sheet the link is copied, and a toast says so", async ({ page }) => {
  await page.addInitScript(() => {
    window.shared = [];
    Object.defineProperty(Navigator.prototype, "share", { value: undefined });
    delete (Navigator.prototype as Partial<Navigator>).share;
    Object.defineProperty(navigator.clipboard, "writeText", {
      value: async (text: string) => void window.shared.push(text),
    });
  });
  await page.goto("/pranayam");
  await page.getByRole("button", { name: labels.share }).click();
  await expect(notifications(page).getByText(messages.share.copied.title)).toBeVisible();
  expect(await page.evaluate(() => window.shared)).toEqual([page.url()]);
});

test("a visitor who closes the share sheet hears nothing of it; a refused sheet copies the link", async ({ page }) => {
  await page.addInitScript(() => {
    window.shared = [];
    const reasons = ["AbortError", "NotAllowedError"];
    Object.defineProperty(navigator, "share", {
      value: () => Promise.reject(new DOMException("No", reasons.shift())),
    });
    Object.defineProperty(navigator.clipboard, "writeText", {
      value: async (text: string) => void window.shared.push(text),
    });
  });
  await page.goto("/pranayam");
  const button = page.getByRole("button", { name: labels.share });
  await button.click();
  await expect(page.locator("[data-hydrated] > button", { hasText: labels.share })).toBeVisible();
  expect(await page.evaluate(() => window.shared)).toEqual([]);
  await button.click();
  await expect(notifications(page).getByText(messages.share.copied.title)).toBeVisible();
});

test("a session that was started can be shared by its own address", async ({ page }) => {
  await page.addInitScript(() => {
    window.shared = [];
    Object.defineProperty(navigator, "share", { value: async (data: unknown) => void window.shared.push(data) });
  });
  const { topic, title } = sessions[0]!;
  await page.goto(`/audios#${topic}`);
  const body = page.locator(`[id="${topic}"]`);
  await body.locator("audio").evaluate((audio: HTMLAudioElement) => audio.play());
  await body.getByRole("button", { name: labels.share }).click();
  await expect
    .poll(() => page.evaluate(() => window.shared))
    .toEqual([{ title, url: new URL(`/audios#${topic}`, page.url()).href }]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no button promises to share", async ({ page }) => {
    await page.goto("/pranayam");
    await expect(page.getByRole("button", { name: labels.share })).toBeHidden();
  });
});
