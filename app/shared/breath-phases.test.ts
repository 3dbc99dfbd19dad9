import { describe, expect, test } from "vitest";
import { curvePath, lengthOf, momentAt, countedPhases } from "#app/shared/breath-phases.ts";

const calm = countedPhases({ in: 4, out: 6 });
const held = countedPhases({ in: 4, hold: 7, out: 8 });
const alternating = countedPhases({ in: 4, out: 6, nostrils: "alternate" });

describe("the phases of a round", () => {
  test("leave out what lasts no time", () => {
    expect(calm.map(({ kind }) => kind)).toEqual(["in", "out"]);
    expect(held.map(({ kind }) => kind)).toEqual(["in", "hold", "out"]);
  });

  test("alternate sides: in on the left, out and in on the right, out on the left", () => {
    expect(alternating.map(({ kind, side }) => `${kind} ${side}`)).toEqual([
      "in left",
      "out right",
      "in right",
      "out left",
    ]);
    expect(lengthOf(alternating)).toBe(20);
  });
});

describe("a moment of the breath", () => {
  test.each([
    ["starts empty", calm, 0, "in", 1, 0],
    ["is half full halfway through breathing in", calm, 2, "in", 3, 0.5],
    ["is full when breathing out begins", calm, 4, "out", 1, 1],
    ["stays full while the breath is held", held, 8, "hold", 5, 1],
    ["starts again with the next round", calm, 10, "in", 1, 0],
  ] as const)("%s", (_case, phases, second, kind, count, fullness) => {
    const moment = momentAt(phases, second);
    expect(moment.phase.kind).toBe(kind);
    expect(moment.count).toBe(count);
    expect(moment.fullness).toBeCloseTo(fullness, 6);
  });

  test("counts the rounds from 0", () => {
    expect(momentAt(calm, 25).round).toBe(2);
  });
});

test("the curve is a rise, a level line where the breath is held, and a fall", () => {
  const path = curvePath(
    held,
    1,
    (second) => second * 10,
    (fullness) => 100 - fullness * 100,
  );
  expect(path).toBe("M0 100C14.6 100 25.4 0 40 0H110C139.1 0 160.9 100 190 100");
});
