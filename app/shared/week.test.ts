import { expect, test } from "vitest";
import { everyDay, planWeek, type WeekPlan } from "./week.ts";

const plan = (count: number): WeekPlan => ({
  id: "plan",
  minutes: 5,
  days: everyDay,
  entries: Array.from({ length: count }, (_, i) => ({ title: `P${i + 1}`, text: "", to: `/pranayam#p${i + 1}` })),
});
// A Thursday.
const setting = { origin: "https://site.example", from: new Date(2026, 10, 19), title: "{title} ({minutes} min)" };
const shown = (count: number, days: readonly number[], from = setting.from) =>
  planWeek(plan(count), { time: "18:30", days }, { ...setting, from }).map(({ start, title }) => [start, title]);

test("seven practices take the next seven days, at the chosen time", () => {
  const events = planWeek(plan(7), { time: "18:30", days: everyDay }, setting);
  expect(events.map(({ start }) => start.slice(8))).toEqual(
    ["19", "20", "21", "22", "23", "24", "25"].map((day) => `${day}T18:30`),
  );
  expect(events[6]).toMatchObject({ title: "P7 (5 min)", address: "https://site.example/pranayam#p7" });
});

test("on fewer days a week they take more weeks, and keep their order", () => {
  expect(shown(3, [1, 4])).toEqual([
    ["2026-11-19T18:30", "P1 (5 min)"],
    ["2026-11-23T18:30", "P2 (5 min)"],
    ["2026-11-26T18:30", "P3 (5 min)"],
  ]);
});

test("fewer practices than days take turns", () => {
  expect(shown(2, [1, 2, 3]).map(([, title]) => title)).toEqual(["P1 (5 min)", "P2 (5 min)", "P1 (5 min)"]);
});

test("a leap day and the days on which clocks change are days like any other", () => {
  expect(shown(1, everyDay, new Date(2028, 1, 26)).map(([start]) => start!.slice(5, 10))).toContain("02-29");
  for (const from of [new Date(2026, 9, 22), new Date(2027, 2, 25)])
    expect(new Set(shown(7, everyDay, from).map(([start]) => start)).size).toBe(7);
});
