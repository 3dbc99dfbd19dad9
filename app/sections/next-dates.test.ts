import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { calendarText, events } from "#app/content/content.ts";
import { routeAt } from "#app/routes.tsx";
import type { ClassEvent } from "#app/content/schema/events.ts";
import { datesOn } from "#app/page/dates-on.ts";
import { NextDates } from "#app/sections/next-dates.tsx";

const weekly: ClassEvent = {
  id: "tuesday-class",
  title: "Slow yoga",
  service: "yoga-classes",
  day: "2026-11-24",
  starts: "18:00",
  ends: "19:15",
  repeats: "every week",
  cancelledOn: ["2026-12-01"],
  zone: "Europe/Vienna",
  place: "A street 1, Vienna",
  price: 20,
  currency: "EUR",
};
const draw = (...all: ClassEvent[]) =>
  renderToStaticMarkup(createElement(NextDates, { dates: datesOn("/services", all, new Date("2026-11-18T00:00Z")) }));

test("a date is written out, and a cancelled one stays visible as cancelled", () => {
  const html = draw(weekly);
  expect(html).toContain("Every Tuesday, 18:00 to 19:15, Vienna time");
  expect(html).toContain(">Tuesday 24 November 2026, 18:00 to 19:15, Vienna time<");
  expect(html).toContain(
    `<strong>${calendarText.dates.cancelled}: </strong><s>Tuesday 1 December 2026, 18:00 to 19:15, Vienna time</s>`,
  );
  expect(html).toContain("€20");
  expect(html).toMatch(/href="webcal:\/\/[^"]+\/classes\.ics"/);
});

test("five dates show at first, and the page holds more for those who come later", () => {
  const html = draw(weekly);
  expect(html.match(/<li hidden=""/g)).toHaveLength(25);
  expect(html.match(/data-start/g)).toHaveLength(30);
});

test("an event of several days names both ends", () => {
  const html = draw({ ...weekly, repeats: undefined, cancelledOn: undefined, lastDay: "2026-11-26", ends: "12:00" });
  expect(html).toContain("Tuesday 24 November 2026, 18:00, to Thursday 26 November 2026, 12:00, Vienna time");
});

test("teacher training is on /courses, everything else on /services, and what is over on neither", () => {
  const now = new Date("2026-11-18T00:00Z");
  const training: ClassEvent = { ...weekly, id: "training", service: "teacher-training" };
  const over: ClassEvent = { ...weekly, id: "over", repeats: undefined, cancelledOn: undefined, day: "2026-11-17" };
  const idsOn = (path: string) => datesOn(path, [weekly, training, over], now).map(({ event }) => event.id);
  expect(idsOn("/services")).toEqual(["tuesday-class"]);
  expect(idsOn("/courses")).toEqual(["training"]);
  expect(idsOn("/about")).toEqual([]);
});

test("without dates the pages say nothing of them", ({ skip }) => {
  skip(events.length > 0, "the owner has dates");
  for (const path of ["/services", "/courses"]) expect(routeAt(path).head.hasDates).toBe(false);
});
