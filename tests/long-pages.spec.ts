import { expect, test } from "@playwright/test";
import { builtAddresses } from "./build-output.ts";
import { readTree } from "./accessibility-tree.ts";

// app/styles/long-pages.css lays out a section only when the reader comes near. Nothing may be lost or moved by that.

const skipped = (element: Element) => !element.checkVisibility({ contentVisibilityAuto: true });

test("on every page, headings far below the screen are in the accessibility tree", async ({ page }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  let farBelow = 0;
  for (const address of builtAddresses) {
    await page.goto(address);
    const headings = page.locator("main :is(h2, h3)");
    farBelow += await headings.evaluateAll(
      (all) => all.filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true })).length,
    );
    const shown = await headings.evaluateAll((all) =>
      all
        .filter((heading) => heading.checkVisibility())
        .map((heading) => heading.textContent.replace(/\s+/g, " ").trim()),
    );
    const read = (await readTree(session)).filter(({ role }) => role === "heading").map(({ name }) => name);
    expect
      .soft(
        shown.filter((words) => !read.includes(words)),
        address,
      )
      .toEqual([]);
  }
  expect(farBelow, "headings that are not laid out").toBeGreaterThan(100);
});

for (const width of [390, 1440]) {
  test(`at ${width} px, every entry of the contents leads to its heading`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ["/audios", "/research"]) {
      await page.goto(address);
      const fragments = await page
        .locator("nav[aria-labelledby=contents] a")
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash));
      for (const fragment of fragments) {
        await page.goto(address);
        await page.locator(`nav[aria-labelledby=contents] a[href="${fragment}"]`).click();
        await expect(page.locator(fragment)).toBeInViewport();
      }
    }
  });
}

test("on paper, everything is laid out", async ({ page }) => {
  await page.goto("/audios");
  const last = page.locator("main > section").last();
  expect(await last.evaluate(skipped)).toBe(true);
  await page.emulateMedia({ media: "print" });
  await expect(last).toHaveCSS("content-visibility", "visible");
});
