import { expect, test, type Page } from "@playwright/test";
import { guideText, messages } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { notifications, scriptsOf, watchPage } from "./visit.ts";

// An island hydrates when a visitor first reaches for it. Here nothing makes it do so beforehand.

const hydrated = (page: Page) => page.locator("[data-hydrated]");

test("reading, scrolling and following links on a phone loads no script, and nothing ahead", async ({
  browser,
  baseURL,
}) => {
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
  await expect(page.locator("html")).not.toHaveAttribute("data-hovers");
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
  ["the mouse over its button", (page: Page) => page.getByRole("contentinfo").getByRole("button").hover()],
  ["its focused field", (page: Page) => page.getByRole("contentinfo").locator("input").focus()],
] as const) {
  test(`${trigger} hydrates an island, and no other`, async ({ page }) => {
    await page.goto("/about");
    await page.keyboard.press("Tab");
    await page.getByRole("banner").getByRole("link").last().hover();
    await expect(hydrated(page)).toHaveCount(0);
    await cause(page);
    await expect(hydrated(page)).toHaveCount(1);
    await expect(hydrated(page)).toHaveAttribute("data-island", "layout/newsletter-box");
  });
}

test("a focused list of choices hydrates its island", async ({ page }) => {
  await page.goto("/meditation");
  await page.locator("main select").first().focus();
  await expect(page.locator("[data-island]:has(select)")).toHaveAttribute("data-hydrated");
});

test("a form sent before hydration is answered after it", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(notifications(page).getByText(messages.contact.missing.title)).toBeVisible();
  await expect(page.locator("form [name=name]")).toBeFocused();
  await expect(page).toHaveURL("/contact");
});

test("text typed while the scripts load is kept", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", (route) => held.then(() => route.continue()));
  await page.goto("/contact");
  const field = page.locator("form [name=name]");
  await field.pressSequentially("Asha");
  release();
  await expect(hydrated(page)).toHaveCount(1);
  await expect(field).toHaveValue("Asha");
  await expect(field).toBeFocused();
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

test("if scripts cannot be loaded, a form is handled by the browser", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.locator("main [data-failed]")).toHaveCount(1);
  await expect(page.locator("form [name=name]")).toBeFocused();
});

test("an island that fails says so in place of the page", async ({ page }) => {
  await page.goto("/");
  await page
    .locator("[data-island='breath/breath-panel']")
    .evaluate((island) => island.setAttribute("data-props", '{"breath":null}'));
  await page.getByRole("button", { name: guideText.breath.start }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(messages.failure.title);
  await expect(page).toHaveTitle(messages.failure.title);
  await expect(main.locator("h1 + p")).toHaveText(/null/);
  await main.getByRole("link", { name: messages.failure.reload }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(pages["/"].title);
});

test("the page of a link that a mouse rests on is rendered ahead, but not one with players", async ({ page }) => {
  const ahead: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Preload.enable");
  for (const kind of ["prefetch", "prerender"] as const)
    devtools.on(`Preload.${kind}StatusUpdated`, ({ key }) => ahead.push(`${kind} ${new URL(key.url).pathname}`));
  await page.goto("/about");
  const menu = page.getByRole("banner").getByRole("navigation");
  await menu.locator("a[href='/contact']").hover();
  await expect.poll(() => ahead).toContain("prerender /contact");
  await menu.locator("a[href='/media']").hover();
  await expect.poll(() => ahead).toContain("prefetch /media");
  expect(ahead).not.toContain("prerender /media");
});
