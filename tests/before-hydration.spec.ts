import { expect, test, type Page } from "@playwright/test";
import { messages } from "#app/content/messages.ts";
import { pages } from "#app/content/pages.ts";
import { hydrated, notifications, watchPage } from "./visit.ts";

// A page hydrates when the visitor first does more than read. Here nothing makes it do so beforehand.

const scriptsOf = (page: Page) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") requested.push(new URL(request.url()).pathname);
  });
  return requested;
};
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.scripts);

test("reading, scrolling and following links on a phone loads no script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const { complaints } = await watchPage(page);
  const scripts = scriptsOf(page);
  await page.goto("/about");
  await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Ethics" }).tap();
  await expect(page).toHaveURL("/ethics");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages["/ethics"].title);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

for (const [trigger, cause] of [
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  ["the mouse over a link", (page: Page) => page.getByRole("banner").getByRole("link").last().hover()],
  ["a field", (page: Page) => page.getByRole("contentinfo").locator("input").focus()],
] as const) {
  test(`${trigger} hydrates the page`, async ({ page }) => {
    await page.goto("/about");
    await page.mouse.move(700, 500);
    expect(await state(page)).toBeUndefined();
    await cause(page);
    await expect.poll(() => state(page)).toBe(hydrated);
  });
}

test("the link whose hover hydrated the page prefetches its target", async ({ page }) => {
  await page.goto("/about");
  const fetched = page.waitForRequest(/\/research\.data/);
  await page.getByRole("banner").getByRole("link", { name: "Research" }).hover();
  await fetched;
});

test("a tab pressed before hydration shows its panel at once and stays selected", async ({ page }) => {
  await page.goto("/media");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => held.then(() => route.continue()));
  await page.getByRole("tab", { name: "Audio Sessions" }).click();
  await expect(page.locator("audio").first()).toBeVisible();
  await expect(page.locator("main iframe").first()).toBeHidden();
  expect(await state(page)).toBeUndefined();
  release();
  await expect.poll(() => state(page)).toBe(hydrated);
  await expect(page.getByRole("tab", { name: "Audio Sessions" })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("audio").first()).toBeVisible();
  await expect(page.locator("main iframe").first()).toBeHidden();
});

test("a form sent before hydration is answered after it", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(notifications(page).getByText(messages.contact.missing.title)).toBeVisible();
  await expect(page.locator("form [name=name]")).toBeFocused();
  await expect(page).toHaveURL("/contact");
});

test("a form sent while the scripts stall is handled by the browser after ten seconds", async ({ page }) => {
  await page.clock.install();
  await page.route("**/assets/*.js", () => new Promise(() => {}));
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.clock.runFor(9000);
  await expect(page.locator("form [name=name]")).not.toBeFocused();
  await page.clock.runFor(1000);
  await expect(page.locator("form [name=name]")).toBeFocused();
});

test("a service chosen before hydration is copied into the subject box", async ({ page }) => {
  await page.goto("/services");
  const link = page.locator("a[data-deferred]").first();
  const title = await link.locator("xpath=ancestor::li").getByRole("heading").textContent();
  await link.dispatchEvent("click");
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("form [name=subject]")).toHaveValue(title!);
});

test("if scripts cannot be loaded, pressing a tab shows everything", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/media");
  await page.getByRole("tab", { name: "Audio Sessions" }).click();
  await expect.poll(() => state(page)).toBe("failed");
  await expect(page.getByRole("tablist")).toBeHidden();
  await expect(page.locator("audio").first()).toBeVisible();
  await expect(page.locator("main iframe").first()).toBeVisible();
});

test("between pages that never hydrated, going back starts at the top and a reload keeps the position", async ({
  page,
}) => {
  const top = () => page.evaluate(() => scrollY);
  await page.goto("/ethics");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.reload();
  await expect.poll(top).toBe(1500);
  await page.goto("/bhakti-yoga");
  await page.goBack();
  await expect(page).toHaveURL("/ethics");
  await page.waitForLoadState("load");
  await expect.poll(top).toBe(0);
});
