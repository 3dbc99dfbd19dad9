import { expect, test } from "vitest";
import { instant, nextOccurrences } from "./occurrences.ts";
import type { ClassEvent } from "./schema/events.ts";
import { weeklyClass as weekly } from "./testing/weekly-class.ts";

const startsOf = (event: ClassEvent, now: string, most = 3) =>
  nextOccurrences(event, new Date(now), most).map(({ start }) => start.toISOString());

test("a class at 18:00 stays at 18:00 when the clocks change", () => {
  // On 25 October 2026 the clocks in Vienna go back by an hour.
  expect(startsOf(weekly, "2026-10-19T00:00Z")).toEqual([
    "2026-10-20T16:00:00.000Z",
    "2026-10-27T17:00:00.000Z",
    "2026-11-03T17:00:00.000Z",
  ]);
});

test("what is over is left out, and what is going on is not", () => {
  expect(startsOf(weekly, "2026-10-20T17:14:59Z", 1)).toEqual(["2026-10-20T16:00:00.000Z"]);
  expect(startsOf(weekly, "2026-10-20T17:15:00Z", 1)).toEqual(["2026-10-27T17:00:00.000Z"]);
});

test("a rule keeps its end and its exceptions, and every second week is every second week", () => {
  const rule: ClassEvent = { ...weekly, repeats: "every two weeks", until: "2026-12-01", notOn: ["2026-11-03"] };
  expect(startsOf(rule, "2026-10-01T00:00Z", 9).map((start) => start.slice(0, 10))).toEqual([
    "2026-10-20",
    "2026-11-17",
    "2026-12-01",
  ]);
});

test("a cancelled day stays, as cancelled", () => {
  const next = nextOccurrences({ ...weekly, cancelledOn: ["2026-10-27"] }, new Date("2026-10-19T00:00Z"), 3);
  expect(next.map(({ cancelled }) => cancelled)).toEqual([false, true, false]);
});

test.each([
  ["2028-02-29", "08:00", "Asia/Kolkata", "2028-02-29T02:30:00.000Z"],
  ["2027-03-28", "03:30", "Europe/Vienna", "2027-03-28T01:30:00.000Z"],
  ["2026-11-01", "12:00", "America/New_York", "2026-11-01T17:00:00.000Z"],
  ["2027-01-01", "00:30", "Pacific/Auckland", "2026-12-31T11:30:00.000Z"],
])("%s %s in %s is %s", (day, time, zone, moment) => {
  expect(instant(day, time, zone).toISOString()).toBe(moment);
});
