import { expect, test } from "vitest";
import { findClicks } from "./clicks.ts";
import { TAU } from "./math.ts";
import { RATE } from "./rate.ts";

const sine = (hz: number): Float32Array =>
  Float32Array.from({ length: RATE }, (_, i) => 0.3 * Math.sin((TAU * hz * i) / RATE));

test("a continuous tone has no clicks", () => {
  expect(findClicks(sine(440))).toEqual([]);
});

test("a gap in a tone is found at its time", () => {
  const broken = sine(440);
  broken.fill(0, 16_020, 20_000);
  const clicks = findClicks(broken);
  expect(clicks.length).toBeGreaterThan(0);
  expect(clicks[0]).toBeCloseTo(16_020 / RATE, 1);
});

test("one wrong sample is found, even 40 dB below the tone", () => {
  const broken = sine(220);
  broken[9000]! += 0.003;
  expect(findClicks(broken).length).toBeGreaterThan(0);
});
