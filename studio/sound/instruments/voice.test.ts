import { expect, test } from "vitest";
import { spectrum } from "../dsp/spectrum.ts";
import { RATE } from "../dsp/rate.ts";
import type { Diction } from "./phonemes.ts";
import { sing } from "./voice.ts";

const SIZE = 1 << 13;

/** A low voice without vibrato, because closely spaced harmonics show the formants. */
function solo(diction: Diction): Float32Array {
  const voice = { hz: 68, seconds: 3, diction, melody: [[0, 1]] as [number, number][], tract: 1, brightness: 1 };
  return sing({ ...voice, vibratoCents: 0, attack: 0.1, release: 0.3, delay: 0, air: 0.01, flutter: 0, seed: 4 });
}

/** Mean level in dB between two frequencies. */
function level(samples: Float32Array, second: number, low: number, high: number): number {
  const bins = spectrum(samples, second, SIZE).slice((low * SIZE) / RATE, (high * SIZE) / RATE);
  return 10 * Math.log10(bins.reduce((sum, db) => sum + 10 ** (db / 10), 0) / bins.length);
}

test("a has stronger upper formants than u, and u than m", () => {
  const [ah, u, m] = (["a", "u", "m"] as const).map((vowel) => {
    const voice = solo([[0, vowel]]);
    return level(voice, 1.5, 600, 1250) - level(voice, 1.5, 200, 400);
  });
  expect(ah).toBeGreaterThan(u! + 8);
  expect(u).toBeGreaterThan(m! + 4);
});

test("s is high-frequency noise without voicing", () => {
  const hiss = solo([[0, "s"]]);
  expect(level(hiss, 1.5, 4500, 7000)).toBeGreaterThan(level(hiss, 1.5, 100, 1000) + 12);
});

test("h is breath noise with the formants of the following vowel", () => {
  const breath = solo([[0, "h"]]);
  const vowel = solo([[0, "a"]]);
  expect(level(breath, 1.5, 60, 300)).toBeLessThan(level(vowel, 1.5, 60, 300) - 12);
  expect(level(breath, 1.5, 900, 1300)).toBeGreaterThan(level(breath, 1.5, 1700, 2200) + 6);
});
