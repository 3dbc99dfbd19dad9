import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { median, medianOf, mergeResults, writeResults, type Results } from "./results.ts";

const visit = { firstPaint: 1000, largestPaint: 1000, blocking: 0, shift: 0, script: 0, total: 100_000 };
const results = (pages: Results["pages"]): Results => ({
  measured: { date: "today" },
  pages,
  presses: {},
});

test("one outlier does not move a median, and nothing measured is no figure", () => {
  expect(median([10, 11, 12, 11, 900])).toBe(11);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(medianOf([{ paint: 3 }, { paint: 1 }, { paint: 2 }])).toEqual({ paint: 2 });
  expect(medianOf([])).toBeUndefined();
});

test("recording one page keeps the others", () => {
  const slow = { ...visit, firstPaint: 2000 };
  const before = results({ "/a": { site: visit, floor: visit }, "/b": { site: visit, floor: visit } });
  const merged = mergeResults(before, results({ "/b": { site: slow, floor: visit } }));
  expect(merged.pages).toEqual({ "/a": { site: visit, floor: visit }, "/b": { site: slow, floor: visit } });
});

test("what is written can be read again, one line for each page", () => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = results({ "/a": { site: visit, floor: visit }, "/b": { site: visit, floor: visit } });
  writeResults(join(folder, "results.json"), all);
  const text = readFileSync(join(folder, "results.json"), "utf8");
  expect(JSON.parse(text)).toEqual(all);
  expect(text.split("\n").filter((line) => line.includes("firstPaint"))).toHaveLength(2);
});
