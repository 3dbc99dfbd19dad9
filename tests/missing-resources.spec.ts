import { expect, test, type Page } from "@playwright/test";
import { pages } from "#app/content/pages.ts";
import { readHtml } from "./build-output.ts";
import { findHiddenText, findLostText } from "./page-checks.ts";
import { scrollThrough } from "./visit.ts";

// Old browsers, slow networks, strict firewalls: what does not arrive may cost comfort, but never content.

for (const address of ["/media", "/contact"] as const) {
  test(`${address} without its style sheet is in order and readable`, async ({ page }) => {
    const bare = readHtml(address).replace(/<style id="site-css">.*?<\/style>/s, "");
    await page.route(`**${address}`, (route) => route.fulfill({ contentType: "text/html", body: bare }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await scrollThrough(page);
    await expectInOrder(page, address);
    expect(await findHiddenText(page)).toEqual([]);
    expect((await findLostText(page)).filter((line) => line.startsWith("overlapping"))).toEqual([]);
  });
}

test("without its scripts a page is complete, even after one of them was needed", async ({ page }) => {
  let refused = 0;
  await page.route(/\.js$/, (route) => {
    refused++;
    return route.abort();
  });
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("button").hover();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expectInOrder(page, "/about");
  await expect.poll(() => findHiddenText(page)).toEqual([]);
});

test("without web fonts the text appears in the fallback font and nothing is lost", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/about");
  await expectInOrder(page, "/about");
  expect(await findLostText(page)).toEqual([]);
});

async function expectInOrder(page: Page, address: "/about" | "/media" | "/contact") {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[address].title);
  const { landmarks, headings } = await page.evaluate(() => ({
    landmarks: [...document.querySelectorAll("body > :is(header, main, footer)")].map(({ localName }) => localName),
    headings: [...document.querySelectorAll("main h2")].map(({ textContent }) => textContent),
  }));
  expect(landmarks).toEqual(["header", "main", "footer"]);
  // A warning starts with how serious it is.
  const bare = headings.map((heading) => heading.replace(/^(Caution|Get help now): /, ""));
  const written = pages[address].sections.map(({ heading }) => heading);
  expect(bare.filter((heading) => (written as string[]).includes(heading))).toEqual(written);
}
