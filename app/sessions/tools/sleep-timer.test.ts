import { expect, test } from "vitest";
import { fadeLevel, fadeSeconds } from "./sleep-timer.tsx";

test.each([
  ["is full long before the stop", 600, 1],
  ["is full when the fade begins", fadeSeconds, 1],
  ["is a quarter when half the fade is over", fadeSeconds / 2, 0.25],
  ["is zero at the stop", 0, 0],
  ["stays zero after it", -5, 0],
])("the volume %s", (_case, left, level) => {
  expect(fadeLevel(left)).toBeCloseTo(level, 6);
});

test("the volume never rises", () => {
  const levels = Array.from({ length: 40 }, (_, second) => fadeLevel(35 - second));
  expect(levels).toEqual(levels.toSorted((a, b) => b - a));
});
