import { expect, test } from "vitest";
import { median, medianOf, ratio } from "./statistics.ts";

test("the median of an odd count is the value in the middle, in whatever order they came", () => {
  expect(median([9, 1, 5])).toBe(5);
});

test("the median of an even count lies between the two in the middle", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test("one outlier among five does not move the median", () => {
  expect(median([10, 11, 12, 11, 900])).toBe(11);
});

test("nothing measured is not a number, never a zero that looks like a good result", () => {
  expect(median([])).toBeNaN();
});

test("a ratio is to the floor, and nothing beside nothing is one", () => {
  expect(ratio(110, 100)).toBeCloseTo(1.1);
  expect(ratio(0, 0)).toBe(1);
});

test("the median is taken field by field", () => {
  expect(
    medianOf([
      { paint: 3, bytes: 7 },
      { paint: 1, bytes: 7 },
      { paint: 2, bytes: 8 },
    ]),
  ).toEqual({ paint: 2, bytes: 7 });
});
