import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import ICAL from "ical.js";
import { calendarText } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import type { SitePath } from "#app/content/types.ts";
import { findViolations } from "./axe.ts";
import { readHtml } from "./build-output.ts";

const words = calendarText.week;
const plans = (Object.keys(pages) as SitePath[]).flatMap((path) =>
  pages[path].sections.flatMap((section) => ("week" in section && section.week ? [{ path, section }] : [])),
);
const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));

const openPlan = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole("button", { name: words.open }).click();
};
const saveFile = async (page: Page) => {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words.file }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  return eventsOf(readFileSync(await file.path(), "utf8"));
};

for (const { path, section } of plans) {
  test(`the practices of ${path} come as a printed month and as a calendar file`, async ({ page }) => {
    const sent: string[] = [];
    await page.addInitScript(() => (window.print = () => undefined));
    await openPlan(page, path);
    page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
    await test.step("one page in large type, with the signs of an emergency", () => expectMonth(page, section));
    await page.emulateMedia({ media: "screen" });
    // Only the chosen hour and days.
    await page.getByLabel(words.time).fill("18:30");
    for (const day of [1, 3, 5, 6]) await page.getByRole("checkbox", { name: words.dayNames[day] }).uncheck();
    const events = await saveFile(page);
    expect(events.length).toBeGreaterThanOrEqual(3);
    for (const event of events) {
      expect(event.startDate).toMatchObject({ hour: 18, minute: 30 });
      // Sunday is 1: Monday, Wednesday and Friday are left.
      expect([2, 4, 6]).toContain(event.startDate.dayOfWeek());
      expect(event.startDate.toJSDate().getTime()).toBeGreaterThan(Date.now());
      expect(event.duration.toSeconds()).toBe(section.week!.minutes * 60);
      const { pathname, hash } = new URL(event.description.split("\n").at(-1)!);
      expect(readHtml(pathname)).toContain(`id="${hash.slice(1)}"`);
    }
    expect(sent).toEqual([]);
  });
}

async function expectMonth(page: Page, { heading, week }: (typeof plans)[number]["section"]) {
  await page.getByRole("button", { name: words.month }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([heading]);
  const days = week!.days?.map((day) => words.dayNames[day - 1]!) ?? words.dayNames;
  await expect(page.getByRole("columnheader")).toHaveText([...days]);
  await expect(page.getByRole("cell")).toHaveCount(days.length * 4);
  await expect(page.locator(".sheet-end:visible")).toHaveCount(1);
  const points = await page
    .getByRole("cell")
    .first()
    .evaluate((cell) => Math.round(parseFloat(getComputedStyle(cell).fontSize) * 0.75));
  expect(points).toBeGreaterThanOrEqual(18);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
}

test("without a day there is no file, and the form says why", async ({ page }) => {
  await openPlan(page, plans[0]!.path);
  for (const day of words.dayNames) await page.getByRole("checkbox", { name: day }).uncheck();
  await page.getByRole("button", { name: words.file }).click();
  await expect(page.getByText(words.noDay).first()).toBeVisible();
  expect(await findViolations(page, "[data-island='calendar/week-panel']")).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, section } of plans) {
    test(`${path} offers a file that a calendar opens`, async ({ page, request }) => {
      await page.goto(path);
      await expect(page.getByRole("button", { name: words.open })).toBeHidden();
      const link = page.getByRole("link", { name: words.ready });
      const response = await request.get((await link.getAttribute("href"))!);
      expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
      const events = eventsOf(await response.text());
      expect(new Set(events.map((event) => event.startDate.dayOfWeek())).size).toBe(section.week!.days?.length ?? 7);
      for (const event of events) expect(event.startDate).toMatchObject({ hour: 8, minute: 0 });
    });
  }
});
