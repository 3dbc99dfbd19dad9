import { expect, test } from "vitest";
import { events } from "./events.ts";

const tuesday = {
  id: "tuesday-class",
  title: "Slow yoga, with chanting",
  service: "yoga-classes",
  day: "2026-11-24",
  starts: "18:00",
  ends: "19:15",
  zone: "Europe/Vienna",
  place: "A street 1, Vienna",
};
const problemsOf = (...all: object[]) => (events.safeParse(all).error?.issues ?? []).map((issue) => issue.message);

test("an event, a rule, several days and an empty list are accepted", () => {
  expect(problemsOf()).toEqual([]);
  expect(problemsOf(tuesday)).toEqual([]);
  expect(problemsOf({ ...tuesday, repeats: "every week", until: "2027-06-30", notOn: ["2026-12-29"] })).toEqual([]);
  expect(problemsOf({ ...tuesday, lastDay: "2026-11-26", ends: "09:00" })).toEqual([]);
  expect(problemsOf({ ...tuesday, day: "2028-02-29", place: undefined, online: true })).toEqual([]);
});

test.each([
  [{ day: "2026-11-31" }, '"2026-11-31" is not a day'],
  [{ day: "2027-02-29" }, '"2027-02-29" is not a day'],
  [{ starts: "6 pm" }, '"6 pm" is not a time'],
  [{ ends: "17:00" }, "the end is not later than the start"],
  [{ lastDay: "2026-11-23" }, "the end is not later than the start"],
  [{ zone: "Europe/Wien" }, 'there is no time zone named "Europe/Wien"'],
  [{ zone: "EST" }, 'there is no time zone named "EST"'],
  [{ repeats: "every week", until: "2026-11-23" }, "by this rule the event never takes place"],
  [{ repeats: "every week", until: "2026-11-30", notOn: ["2026-11-24"] }, "by this rule the event never takes place"],
  [{ repeats: "every week", lastDay: "2026-11-26" }, "an event of several days cannot repeat"],
  [{ until: "2027-01-01" }, "until, notOn and cancelledOn need a rule"],
  [{ place: undefined }, "nobody can tell where it is"],
  [{ price: 20 }, "price and currency belong together"],
])("%j is refused with one sentence", (changes, problem) => {
  expect(problemsOf({ ...tuesday, ...changes })).toEqual([problem]);
});

test("two events with one id are refused, because calendars could not tell them apart", () => {
  expect(problemsOf(tuesday, tuesday)).toEqual(['two events have the id "tuesday-class"']);
});
