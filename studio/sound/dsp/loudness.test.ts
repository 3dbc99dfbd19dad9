import { expect, test } from "vitest";
import { LoudnessMeter } from "./loudness.ts";
import { TAU, toGain } from "./math.ts";
import { RATE } from "./rate.ts";

function loudnessOfSine(hz: number, decibels: number): number {
  const channel = Float32Array.from({ length: RATE * 4 }, (_, i) => toGain(decibels) * Math.sin((TAU * hz * i) / RATE));
  const meter = new LoudnessMeter();
  meter.push({ left: channel, right: channel });
  return meter.integrated();
}

test("a 997 Hz sine in both channels reads its level in LUFS, as the standard requires", () => {
  expect(loudnessOfSine(997, -20)).toBeCloseTo(-20, 1);
});

test("a 40 Hz tone reads lower than its level", () => {
  expect(loudnessOfSine(40, -20)).toBeLessThan(-24);
});

test("silence is gated out and does not lower the loudness", () => {
  const meter = new LoudnessMeter();
  const tone = Float32Array.from({ length: RATE * 2 }, (_, i) => 0.1 * Math.sin((TAU * 997 * i) / RATE));
  const quiet = new Float32Array(RATE * 8);
  meter.push({ left: tone, right: tone });
  meter.push({ left: quiet, right: quiet });
  expect(meter.integrated()).toBeCloseTo(-20, 0);
});
