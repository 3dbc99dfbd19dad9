import { expect, test } from "vitest";
import { silence } from "./clip.ts";
import { Hall } from "./hall.ts";
import { RATE } from "./rate.ts";

function answerToClap(t60: number): Float32Array {
  const frames = RATE * 4;
  const send = silence(frames);
  send.left[0] = 1;
  send.right[0] = 1;
  const out = silence(frames);
  new Hall(t60, frames).process(send, out, frames);
  return out.left;
}

const energy = (samples: Float32Array, from: number, to: number): number =>
  samples.subarray(from * RATE, to * RATE).reduce((sum, x) => sum + x * x, 0);

test("the hall dies away as long as it is told to, and never grows", () => {
  const long = answerToClap(3.4);
  const fallDb = 10 * Math.log10(energy(long, 2, 3) / energy(long, 1, 2));
  expect(fallDb).toBeLessThan(-14);
  expect(fallDb).toBeGreaterThan(-30);
  expect(energy(answerToClap(1.5), 2, 3)).toBeLessThan(energy(long, 2, 3) / 10);
});

test("the hall leaves no DC and no broken numbers", () => {
  const tail = answerToClap(3.4);
  expect(tail.every(Number.isFinite)).toBe(true);
  expect(Math.abs(tail.reduce((sum, x) => sum + x, 0) / tail.length)).toBeLessThan(1e-5);
});
