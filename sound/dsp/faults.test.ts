import { expect, test } from "vitest";
import { findClicks, truePeak } from "./faults.ts";
import { TAU } from "./math.ts";
import { RATE } from "./rate.ts";

const sine = (hz: number, phase = 0): Float32Array =>
  Float32Array.from({ length: RATE }, (_, i) => 0.3 * Math.sin((TAU * hz * i) / RATE + phase));

test("a smooth tone has no clicks", () => {
  expect(findClicks(sine(440))).toEqual([]);
});

test("a tone that is cut off and begins again clicks, and the time is known", () => {
  const broken = sine(440);
  broken.fill(0, 16_020, 20_000);
  const clicks = findClicks(broken);
  expect(clicks.length).toBeGreaterThan(0);
  expect(clicks[0]).toBeCloseTo(16_020 / RATE, 1);
});

test("one wrong sample is found, even forty decibels under the tone", () => {
  const broken = sine(220);
  broken[9000]! += 0.003;
  expect(findClicks(broken).length).toBeGreaterThan(0);
});

test("the true peak is found between the samples", () => {
  // A quarter of the rate at 45 degrees never meets its own crest on a sample.
  const hidden = sine(RATE / 4, Math.PI / 4);
  expect(Math.max(...hidden)).toBeLessThan(0.22);
  expect(truePeak([hidden])).toBeCloseTo(20 * Math.log10(0.3), 0);
});
