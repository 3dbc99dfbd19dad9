import { expect, test } from "vitest";
import { silence } from "./clip.ts";
import { Reverb } from "./reverb.ts";
import { RATE } from "./rate.ts";

function impulseResponse(t60: number): Float32Array {
  const frames = RATE * 4;
  const send = silence(frames);
  send.left[0] = 1;
  send.right[0] = 1;
  const out = silence(frames);
  new Reverb(t60, frames).process(send, out, frames);
  return out.left;
}

const energy = (samples: Float32Array, from: number, to: number): number =>
  samples.subarray(from * RATE, to * RATE).reduce((sum, x) => sum + x * x, 0);

test("the reverb decays at the rate given by its T60", () => {
  const long = impulseResponse(3.4);
  const fallDb = 10 * Math.log10(energy(long, 2, 3) / energy(long, 1, 2));
  expect(fallDb).toBeLessThan(-14);
  expect(fallDb).toBeGreaterThan(-30);
  expect(energy(impulseResponse(1.5), 2, 3)).toBeLessThan(energy(long, 2, 3) / 10);
});

test("the reverb adds no DC offset and every sample is finite", () => {
  const tail = impulseResponse(3.4);
  expect(tail.every(Number.isFinite)).toBe(true);
  expect(Math.abs(tail.reduce((sum, x) => sum + x, 0) / tail.length)).toBeLessThan(1e-5);
});
