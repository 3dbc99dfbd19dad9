import { expect, test, type Page } from "@playwright/test";
import { labels, messages } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { practicesOf } from "#app/content/testing/practices-of.ts";
import { sessions } from "#app/content/sessions.ts";
import { notifications } from "./visit.ts";

declare global {
  interface Window {
    shared: unknown[];
  }
}

/** The button of the page, or of a practice or session on it. */
const shareButton = (page: Page, part?: string) =>
  page.getByRole("button", {
    name: part ? `${labels.sharePractice}: ${part}` : `${labels.share}: ${pages["/pranayam"].title}`,
    exact: true,
  });

/** Runs in the browser. */
function recordShares() {
  window.shared = [];
  Object.defineProperty(navigator, "share", { value: async (data: unknown) => void window.shared.push(data) });
}

test("a page goes to the share sheet of the device", async ({ page }) => {
  await page.addInitScript(recordShares);
  await page.goto("/pranayam");
  await shareButton(page).click();
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
  await shareButton(page).click();
  await expect(notifications(page).getByText(messages.share.copied.title)).toBeVisible();
  expect(await page.evaluate(() => window.shared)).toEqual([page.url()]);
});

test("a visitor who closes the share sheet gets no message; a refused sheet copies the link", async ({ page }) => {
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
  const button = shareButton(page);
  await button.click();
  await expect(
    page.locator("[data-hydrated] > button", { has: page.getByText(pages["/pranayam"].title) }),
  ).toBeVisible();
  expect(await page.evaluate(() => window.shared)).toEqual([]);
  await button.click();
  await expect(notifications(page).getByText(messages.share.copied.title)).toBeVisible();
});

test("a session can be shared by its own address before it is heard", async ({ page }) => {
  await page.addInitScript(recordShares);
  const { topic, title } = sessions[0]!;
  await page.goto(`/audios#${topic}`);
  await shareButton(page, title).click();
  await expect
    .poll(() => page.evaluate(() => window.shared))
    .toEqual([{ title, url: new URL(`/audios#${topic}`, page.url()).href }]);
});

test("every practice of a page can be shared, and its address leads to it with its caution", async ({ page }) => {
  await page.addInitScript(recordShares);
  const practices = pages["/pranayam"].sections.flatMap(practicesOf);
  expect(practices.length).toBeGreaterThan(1);
  await page.goto("/pranayam");
  await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
  for (const { title } of practices) await shareButton(page, title).click();
  await expect.poll(() => page.evaluate(() => window.shared.length)).toBe(practices.length);
  const shared = (await page.evaluate(() => window.shared)) as { title: string; url: string }[];
  expect(shared.map(({ title }) => title)).toEqual(practices.map(({ title }) => title));
  for (const { title, url } of shared) {
    // The address alone would only scroll.
    await page.goto("about:blank");
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 4, name: title })).toBeInViewport();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no button promises to share", async ({ page }) => {
    await page.goto("/pranayam");
    for (const label of [labels.share, labels.sharePractice])
      for (const button of await page.getByText(label).all()) await expect(button).toBeHidden();
  });
});
