import { expect, test } from "vitest";
import { TAU } from "./math.ts";
import { truePeak } from "./true-peak.ts";

test("the true peak is found between the samples", () => {
  // A sine at a quarter of the sample rate with a phase of 45 degrees is never sampled at its crest.
  const sine = Float32Array.from({ length: 32_000 }, (_, i) => 0.3 * Math.sin((TAU * i) / 4 + Math.PI / 4));
  expect(Math.max(...sine)).toBeLessThan(0.22);
  expect(truePeak([sine])).toBeCloseTo(20 * Math.log10(0.3), 0);
});
