import { describe, expect, test } from "vitest";
import { breathFullness } from "./breath-circle.tsx";

const runs = [
  { start: 10, end: 40, pattern: { in: 4, hold: 0, out: 6, rest: 0 } },
  { start: 60, end: 100, pattern: { in: 4, hold: 2, out: 4, rest: 10 } },
  { start: 110, end: 118, pattern: { in: 0, hold: 0, out: 0, rest: 8 } },
];

describe("the fullness of the lungs", () => {
  test.each([
    ["starts at 0", 10, 0],
    ["is half halfway through breathing in", 12, 0.5],
    ["is 1 when breathing out begins", 14, 1],
    ["is half halfway through breathing out", 17, 0.5],
    ["starts again with the next breath", 20, 0],
    ["stays at 1 while the breath is held", 65, 1],
    ["stays at 0 during the rest", 75, 0],
    ["stays at 0 in a pattern of rest only", 114, 0],
  ])("%s", (_case, second, fullness) => {
    expect(breathFullness(runs, second)).toBeCloseTo(fullness, 6);
  });

  test.each([9.9, 40, 50, 118])("is undefined at %s s, between guided breaths", (second) => {
    expect(breathFullness(runs, second)).toBeUndefined();
  });
});
