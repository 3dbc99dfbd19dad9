import { describe, expect, test } from "vitest";
import { breathAt } from "./breath-at.ts";

const runs = [
  { start: 10, end: 40, pattern: { in: 4, hold: 0, out: 6, rest: 0 } },
  { start: 60, end: 100, pattern: { in: 4, hold: 2, out: 4, rest: 10 } },
  { start: 110, end: 118, pattern: { in: 0, hold: 0, out: 0, rest: 8 } },
];

describe("the breath at a second", () => {
  test.each([
    ["begins empty", 10, 0],
    ["is half full halfway in", 12, 0.5],
    ["is full when breathing out begins", 14, 1],
    ["is half empty halfway out", 17, 0.5],
    ["begins again with the next breath", 20, 0],
    ["keeps full through a hold", 65, 1],
    ["stays empty through a rest", 75, 0],
    ["stays empty while a first call is only heard", 114, 0],
  ])("%s", (_case, second, fullness) => {
    expect(breathAt(runs, second)).toBeCloseTo(fullness, 6);
  });

  test.each([9.9, 40, 50, 118])("is left alone at %s s, outside every run", (second) => {
    expect(breathAt(runs, second)).toBeUndefined();
  });
});
