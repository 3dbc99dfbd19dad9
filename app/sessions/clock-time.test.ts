import { expect, test } from "vitest";
import { clockTime } from "./clock-time.ts";

test.each([
  [0, "0:00"],
  [5.9, "0:05"],
  [372.4, "6:12"],
  [1800, "30:00"],
  [3725, "1:02:05"],
  [-1, "0:00"],
])("%s seconds are shown as %s", (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
