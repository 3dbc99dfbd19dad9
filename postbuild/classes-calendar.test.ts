import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { ClassEvent } from "#app/content/schema/events.ts";
import { weeklyClass as weekly } from "#app/content/testing/weekly-class.ts";
import { classesCalendar } from "./classes-calendar.ts";

function read(...events: ClassEvent[]) {
  const calendar = new ICAL.Component(ICAL.parse(classesCalendar(events)) as unknown[]);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one, { strictExceptions: false }));
}
const datesOf = (event: ICAL.Event, count: number) => {
  const dates = event.iterator();
  return Array.from({ length: count }, () => dates.next());
};

test("a subscribed class stays at 18:00 through the change of the clocks, and ends after 75 minutes", () => {
  const [event] = read(weekly);
  expect(event!.duration.toSeconds()).toBe(75 * 60);
  for (const date of datesOf(event!, 30)) {
    const local = new Date(date!.toUnixTime() * 1000).toLocaleTimeString("en-GB", { timeZone: weekly.zone });
    expect(local).toBe("18:00:00");
  }
  expect(event!.startDate.toJSDate().toISOString()).toBe("2026-10-20T16:00:00.000Z");
});

test("the end of a rule and its exceptions arrive", () => {
  const [event] = read({ ...weekly, until: "2026-11-10", notOn: ["2026-11-03"] });
  expect(datesOf(event!, 4).map((date) => date?.toString().slice(0, 10))).toEqual([
    "2026-10-20",
    "2026-10-27",
    "2026-11-10",
    undefined,
  ]);
});

test("an id stays whatever else changes, and is the same for no other event", () => {
  const [before] = read(weekly);
  const [after, other] = read({ ...weekly, title: "Yoga", starts: "17:00" }, { ...weekly, id: "another" });
  expect(after!.uid).toBe(before!.uid);
  expect(other!.uid).not.toBe(before!.uid);
});

test("a cancelled day, and a cancelled event, arrive as a newer version of the same event", () => {
  const [series, cancelled] = read({ ...weekly, cancelledOn: ["2026-10-27"] });
  expect(cancelled!.uid).toBe(series!.uid);
  expect(cancelled!.recurrenceId.toJSDate().toISOString()).toBe("2026-10-27T17:00:00.000Z");
  expect(cancelled!.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(cancelled!.sequence).toBeGreaterThan(series!.sequence);
  const [whole] = read({ ...weekly, cancelled: true });
  expect(whole!.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(whole!.sequence).toBeGreaterThan(series!.sequence);
});

test.each(["Yoga für Übermüdete, mit Ruhe", "🧘🏽‍♀️ नाद; a \\ and a, comma", "x".repeat(300)])(
  "the title %j arrives as it was written",
  (title) => {
    expect(read({ ...weekly, title })[0]!.summary).toBe(title);
  },
);

test("an empty list, a leap day, several days and five hundred events are calendars, too", () => {
  expect(read()).toEqual([]);
  const [leap] = read({ ...weekly, repeats: undefined, day: "2028-02-29", lastDay: "2028-03-02" });
  expect(leap!.startDate.toJSDate().toISOString()).toBe("2028-02-29T17:00:00.000Z");
  expect(leap!.endDate.toJSDate().toISOString()).toBe("2028-03-02T18:15:00.000Z");
  const many = Array.from({ length: 500 }, (_, i) => ({ ...weekly, id: `class-${i}` }));
  expect(new Set(read(...many).map(({ uid }) => uid)).size).toBe(500);
});
