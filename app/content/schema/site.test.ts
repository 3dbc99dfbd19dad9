import { expect, test } from "vitest";
import { siteSchema } from "#app/content/schema/site.ts";

const { hours, notice } = siteSchema([]).shape;
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const week = (...times: string[]) => hours.parse(Object.fromEntries(days.map((day, i) => [day, times[i]])));
const [long, short] = ["09:00 to 18:00", "10:00 to 12:30"];

test("days in a row with the same hours are one line", () => {
  expect(week(long, long, long, long, "Closed", short, short)).toEqual([
    { days: "Monday to Thursday", time: "9:00 AM to 6:00 PM", opens: "09:00", closes: "18:00", on: days.slice(0, 4) },
    { days: "Friday", time: "Closed", on: ["Friday"] },
    { days: "Saturday and Sunday", time: "10:00 AM to 12:30 PM", opens: "10:00", closes: "12:30", on: days.slice(5) },
  ]);
});

test("the same hours on days apart are two lines", () => {
  expect(week(long, short, long, long, long, long, long).map(({ days }) => days)).toEqual([
    "Monday",
    "Tuesday",
    "Wednesday to Sunday",
  ]);
});

test("a week that is always the same is one line", () => {
  expect(week(...days.map(() => "By appointment"))).toEqual([
    { days: "Monday to Sunday", time: "By appointment", on: days },
  ]);
});

test("a notice needs an end", () => {
  const text = "Closed today.";
  expect(notice.safeParse({ text, end: "" }).error?.message).toContain("the notice has no end");
  expect(notice.parse({ text, end: "2026-01-31 18:00" })).toEqual({ text, end: "2026-01-31T18:00" });
});
