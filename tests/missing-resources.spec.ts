import { expect, test, type Page } from "@playwright/test";
import { pages } from "#app/content/pages/index.ts";
import { readHtml } from "./built-site.ts";
import { findHiddenText, findLostText } from "./page-checks.ts";
import { scrollThrough } from "./visit.ts";

// Old browsers, slow lines, strict offices: what fails to arrive may cost comfort, never the content.
const css = /<style id="site-css">(.*?)<\/style>/s.exec(readHtml("/"))![1]!;

for (const address of ["/about", "/media", "/contact"] as const) {
  test(`${address} without its style is in order and readable`, async ({ page }) => {
    const bare = readHtml(address).replace(/<style id="site-css">.*?<\/style>/s, "");
    await page.route(`**${address}`, (route) => route.fulfill({ contentType: "text/html", body: bare }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await scrollThrough(page);
    await expectInOrder(page, address);
    expect(await findHiddenText(page)).toEqual([]);
    expect((await findLostText(page)).filter((line) => line.startsWith("on each other"))).toEqual([]);
  });

  test(`${address} whose scripts never arrive is whole, also after a press and a key`, async ({ page }) => {
    let refused = 0;
    await page.route(/\.js$/, (route) => {
      refused++;
      return route.abort();
    });
    await page.goto(address);
    await page.keyboard.press("Tab");
    await page.locator("main :is(button, summary, a)").first().hover();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expectInOrder(page, address);
    await expect.poll(() => findHiddenText(page)).toEqual([]);
  });
}

test("letters that never arrive leave the words in the browser's own", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/about");
  await expectInOrder(page, "/about");
  expect(await findLostText(page)).toEqual([]);
});

test("the style asks nothing of a browser of late 2022 without which the page would fall apart", () => {
  // Safari before 16.4 reads no ranges, browsers before 2023 no nesting and no colours that are mixed.
  expect(css.match(/@media[^{]*[<>][^{]*\{/g) ?? []).toEqual([]);
  expect(css).not.toMatch(/[{;}]\s*&/);
  expect(css).not.toMatch(/:has\(|@container|light-dark\(|@scope|oklch\(/);
  expect(css).toContain("-webkit-mask");
  const guarded = css.replace(/@supports[^{]*color-mix[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, "");
  expect(guarded).not.toContain("color-mix(");
  // Without this block the variables that @property declares would have no value there.
  expect(css).toMatch(/@layer properties\{@supports[^{]*-moz-orient/);
});

async function expectInOrder(page: Page, address: "/about" | "/media" | "/contact") {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[address].title);
  const { landmarks, headings } = await page.evaluate(() => ({
    landmarks: [...document.querySelectorAll("body > :is(header, main, footer)")].map(({ localName }) => localName),
    headings: [...document.querySelectorAll("main h2")].map(({ textContent }) => textContent),
  }));
  expect(landmarks).toEqual(["header", "main", "footer"]);
  // A warning says first how grave it is.
  const bare = headings.map((heading) => heading.replace(/^(Caution|Get help now): /, ""));
  const written = pages[address].sections.map(({ heading }) => heading);
  expect(bare.filter((heading) => (written as string[]).includes(heading))).toEqual(written);
}
