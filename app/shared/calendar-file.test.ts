import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarFile, type CalendarEvent } from "./calendar-file.ts";

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: "first-week-2026-11-19",
  start: "2026-11-19T08:00",
  minutes: 5,
  title: "Ten breaths",
  text: "Breathe in, and out.",
  address: "https://site.example/pranayam#first-ten-breaths",
  ...changes,
});
const write = (events: readonly CalendarEvent[]) =>
  calendarFile(events, { host: "site.example", now: new Date("2026-11-18T09:30:00Z") });
const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));

test("a calendar reads back when, how long, what and where", () => {
  const [read1] = read(write([event()]));
  expect(read1).toMatchObject({ uid: "first-week-2026-11-19@site.example", summary: "Ten breaths" });
  expect(read1!.startDate.toString()).toBe("2026-11-19T08:00:00");
  expect(read1!.duration.toSeconds()).toBe(5 * 60);
  expect(read1!.description).toBe("Breathe in, and out.\nhttps://site.example/pranayam#first-ten-breaths");
});

test("the hour belongs to the place where the calendar is, so that 8:00 stays 8:00", () => {
  const [read1] = read(write([event({ weekly: true })]));
  expect(read1!.startDate.zone).toBe(ICAL.Timezone.localTimezone);
  const times = read1!.iterator();
  // Over a year, through every change of the clocks.
  for (let week = 0; week < 53; week++) expect(times.next()).toMatchObject({ hour: 8, minute: 0 });
});

test.each([
  "Yoga für Übermüdete, mit Ruhe; und \\ Pausen",
  "🧘🏽‍♀️ So’ham ".repeat(20),
  "Line one\nLine two",
  "नाद शान्ति, नाद शान्ति, नाद शान्ति, नाद शान्ति",
])("%j arrives as it was written, in lines of at most 75 octets", (text) => {
  const file = write([event({ title: text, text })]);
  const [read1] = read(file);
  expect(read1!.summary).toBe(text);
  expect(read1!.description).toBe(`${text}\n${event().address}`);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("a leap day, no event and five hundred of them are calendars, too", () => {
  expect(read(write([event({ start: "2028-02-29T08:00" })]))[0]!.startDate.toString()).toBe("2028-02-29T08:00:00");
  expect(read(write([]))).toEqual([]);
  const many = Array.from({ length: 500 }, (_, i) => event({ id: `plan-${i}` }));
  expect(new Set(read(write(many)).map(({ uid }) => uid)).size).toBe(500);
});
