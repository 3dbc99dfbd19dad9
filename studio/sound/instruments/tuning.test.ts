import { expect, test, vi } from "vitest";
import type { Clip } from "../dsp/clip.ts";
import { findClicks } from "../dsp/clicks.ts";
import { fundamentalOf, spectrum, strongestPartial } from "../dsp/spectrum.ts";
import { choir } from "./choir.ts";
import { harpPluck } from "./harp.ts";
import { BELL_MODES, BOWL_MODES, rubRim, strike } from "./bowls-and-bells.ts";
import { tanpuraPluck } from "./tanpura.ts";

// Simulating a string takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SA = 136.1;
const cents = (hz: number, wanted: number): number => 1200 * Math.log2(hz / wanted);

function expectClean({ left, right }: Clip): void {
  for (const channel of [left, right]) {
    expect(channel.every(Number.isFinite)).toBe(true);
    expect(Math.abs(channel.reduce((sum, x) => sum + x, 0) / channel.length)).toBeLessThan(1e-3);
    expect(findClicks(channel)).toEqual([]);
    expect(Math.max(...[0, channel.length - 1].map((i) => Math.abs(channel[i]!)))).toBeLessThan(1e-3);
  }
}

test("a tanpura string is in tune up to its tenth harmonic and free of defects", () => {
  const pluck = tanpuraPluck(SA, 0, 0);
  expect(Math.abs(cents(fundamentalOf(pluck.left, SA), SA))).toBeLessThan(1);
  const tenth = strongestPartial(spectrum(pluck.left, 0.3, 1 << 16), 10 * SA, 8);
  expect(Math.abs(cents(tenth.hz, 10 * SA))).toBeLessThan(4);
  expectClean(pluck);
});

test("a harp string is in tune and free of defects", () => {
  const pluck = harpPluck(SA * 1.5, 0);
  expect(Math.abs(cents(fundamentalOf(pluck.left, SA * 1.5, 0.2), SA * 1.5))).toBeLessThan(2);
  expectClean(pluck);
});

test("the partials of a bowl have the frequencies of its modes", () => {
  const bowl = strike(BOWL_MODES, { hz: 2 * SA, t60: 6, softness: 0.75, pan: 0, seed: 3 });
  const levels = spectrum(bowl.left, 0.2, 1 << 16);
  for (const { ratio } of BOWL_MODES.slice(0, 3)) {
    expect(Math.abs(strongestPartial(levels, 2 * SA * ratio, 8).hz - 2 * SA * ratio)).toBeLessThan(1.2);
  }
  expectClean(bowl);
});

test("a bell and a rubbed bowl are free of defects", () => {
  expectClean(strike(BELL_MODES, { hz: 8 * SA, t60: 4, softness: 0.3, pan: 0, seed: 5 }));
  expectClean(rubRim(2 * SA, 6, 9));
});

test.each(["om", "ah", "so-ham", "hum"] as const)("the choir sings %s in tune and without defects", (syllable) => {
  const chant = choir({ syllable, hz: SA, seconds: 6, voices: "low", melody: [[0, 1]], seed: 77 });
  const sa = strongestPartial(spectrum(chant.left, 2, 1 << 15), SA, 8);
  expect(Math.abs(cents(sa.hz, SA))).toBeLessThan(12);
  expectClean(chant);
});

test("the choir follows the notes of a melody", () => {
  const chant = choir({
    syllable: "ah",
    hz: SA,
    seconds: 8,
    voices: "low",
    melody: [
      [0, 1],
      [0.5, 9 / 8],
    ],
    seed: 78,
  });
  const pitchAt = (second: number): number => strongestPartial(spectrum(chant.left, second, 1 << 15), SA * 1.06, 20).hz;
  expect(Math.abs(cents(pitchAt(1.5), SA))).toBeLessThan(15);
  expect(Math.abs(cents(pitchAt(5), (SA * 9) / 8))).toBeLessThan(15);
});
