import { expect, test, type Page } from "@playwright/test";
import { bundleScript } from "#postbuild/bundle.ts";

/** As app/sections/next-dates.tsx writes them: a class every Tuesday at 18:00 in Vienna, three of which show at once. */
const markup = `<div><ul data-dates="3" data-for-you="{time} for you">${[24, 31, 38, 45]
  .map((day) => {
    const start = new Date(Date.UTC(2026, 10, day, 17));
    const end = new Date(Date.UTC(2026, 10, day, 18, 15));
    return `<li data-start="${start.toJSON()}" data-end="${end.toJSON()}" data-time="18:00">${start.toJSON().slice(0, 10)}</li>`;
  })
  .join("")}</ul></div>`;

async function showAt(page: Page, now: string) {
  await page.clock.setFixedTime(new Date(now));
  await page.setContent(markup);
  const script = await bundleScript("app/inline/next-dates.ts");
  await page.evaluate(script);
  return page.locator("li:visible");
}

test.describe("for a visitor in Lisbon", () => {
  test.use({ timezoneId: "Europe/Lisbon" });

  test("dates say the hour there, and those that are over make room for the next", async ({ page }) => {
    const dates = await showAt(page, "2026-11-24T18:15:00Z");
    await expect(dates).toHaveText([
      "2026-12-01; 17:00 for you",
      "2026-12-08; 17:00 for you",
      "2026-12-15; 17:00 for you",
    ]);
  });
});

test.describe("for a visitor in Berlin", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("the hour is the same as in Vienna, so that nothing is added", async ({ page }) => {
    await expect(await showAt(page, "2026-11-18T00:00:00Z")).toHaveText(["2026-11-24", "2026-12-01", "2026-12-08"]);
  });

  test("an event without a date to come disappears", async ({ page }) => {
    await expect(await showAt(page, "2027-01-01T00:00:00Z")).toHaveCount(0);
    await expect(page.locator("div")).toBeHidden();
  });
});
