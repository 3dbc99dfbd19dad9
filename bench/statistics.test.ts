import { expect, test } from "vitest";
import { median, medianOf, ratio } from "./statistics.ts";

test("the median of an odd number of unsorted values is the middle one", () => {
  expect(median([9, 1, 5])).toBe(5);
});

test("the median of an even number of values is the mean of the two in the middle", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test("one outlier among five does not move the median", () => {
  expect(median([10, 11, 12, 11, 900])).toBe(11);
});

test("the median of no values is NaN, not a 0 that looks like a good result", () => {
  expect(median([])).toBeNaN();
});

test("a ratio is relative to the baseline, and 1 if both are 0", () => {
  expect(ratio(110, 100)).toBeCloseTo(1.1);
  expect(ratio(0, 0)).toBe(1);
});

test("medianOf takes the median of each field", () => {
  expect(
    medianOf([
      { paint: 3, bytes: 7 },
      { paint: 1, bytes: 7 },
      { paint: 2, bytes: 8 },
    ]),
  ).toEqual({ paint: 2, bytes: 7 });
});
