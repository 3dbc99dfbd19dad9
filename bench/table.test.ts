import { expect, test } from "vitest";
import { judge } from "./goals.ts";
import type { PageResult } from "./results.ts";
import { beforeTable, drawTable, paintTable } from "./table.ts";

const still = {
  firstPaint: 1000,
  largestPaint: 1000,
  blockingTime: 0,
  layoutShift: 0,
  renderBlocking: 0,
  requests: 5,
  total: 100_000,
  html: 20_000,
  script: 0,
  style: 0,
  font: 40_000,
  picture: 40_000,
  sound: 0,
  other: 0,
};

function page(path: string, site: Partial<PageResult["site"]>): PageResult {
  return { path, baseline: still, site: { ...still, ...site } };
}

test("columns are as wide as their widest cell", () => {
  expect(drawTable(["page", "ms"], [["/", "1200"]])).toBe("page    ms\n────  ────\n/     1200");
});

test("a paint is shown with its ratio to the baseline", () => {
  expect(paintTable([page("/about", { firstPaint: 1100 })])).toContain("1100 (1.10)");
});

test("a page is shown before, after and without scripts; one that is new has no figure before", () => {
  const before = { ...still, firstPaint: 1200 };
  const rows = beforeTable([{ ...page("/a", { firstPaint: 1100 }), before }, page("/b", {})]).split("\n");
  expect(rows[2]).toMatch(/^\/a +1200 +1100 +1000 /);
  expect(rows[3]).toMatch(/^\/b +– +1000 +1000 /);
});

test("a goal reports how many pages meet it and which is the worst", () => {
  const verdicts = judge([page("/a", { firstPaint: 1050 }), page("/b", { firstPaint: 1500 })], [], []);
  expect(verdicts[0]).toMatchObject({ met: false, pages: 1, of: 2, worst: "1.50 × (/b)" });
});

test("blocking time is judged by the difference to the baseline", () => {
  const verdicts = judge([page("/a", { blockingTime: 50 }), page("/b", { blockingTime: 51 })], [], []);
  expect(verdicts.find(({ goal }) => goal.startsWith("blocking time"))).toMatchObject({
    pages: 1,
    worst: "+51 ms (/b)",
  });
});

test("a figure that was not measured does not meet its goal", () => {
  const verdicts = judge([page("/a", { largestPaint: NaN })], [], []);
  expect(verdicts.find(({ goal }) => goal.startsWith("largest"))).toMatchObject({
    met: false,
    worst: "not measured (/a)",
  });
});

test("goals without figures are omitted", () => {
  const goals = judge([page("/a", {})], [], []).map(({ goal }) => goal);
  expect(goals.join()).not.toMatch(/change/);
});
