import { expect, test, vi } from "vitest";
import { loudnessOf } from "./dsp/loudness.ts";
import { RATE } from "./dsp/rate.ts";
import { spectrum } from "./dsp/spectrum.ts";
import { encodeMp3 } from "./encode.ts";
import { render } from "./render.ts";
import { plan } from "./score/plan.ts";
import { shortPart, shortScore } from "./short-score.ts";

// Rendering takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const score = shortScore([
  shortPart(9, [{ kind: "bowls", level: -5, notes: [2, 1.5], every: 4 }]),
  shortPart(
    11,
    [
      { kind: "pad", level: -4, chord: [1, 1.5, 2] },
      { kind: "air", level: -14 },
      { kind: "surf", level: -10, period: 7 },
    ],
    { breath: { in: 4, out: 6 } },
  ),
  shortPart(12, [{ kind: "chant", syllable: "om", level: -4, seconds: 5, gap: 3, voices: "low" }]),
]);
const { recording, measured } = render(plan(score));

test("a render has exactly as many samples as its plan", () => {
  expect(recording.left.length).toBe(32 * RATE);
  expect(recording.right.length).toBe(32 * RATE);
});

test("a render has the target loudness", () => {
  expect(loudnessOf(recording)).toBeCloseTo(-19, 1);
});

test("a render has no clipping, DC offset, clicks or non-finite samples", () => {
  expect(measured.truePeakDb).toBeLessThan(-1.5);
  expect(Math.abs(measured.dc)).toBeLessThan(1e-5);
  expect(measured.clicks).toEqual([]);
  expect(recording.left.every(Number.isFinite) && recording.right.every(Number.isFinite)).toBe(true);
});

test("a render has the same sound in both channels", () => {
  expect(recording.right).toEqual(recording.left);
});

test("a render starts and ends in silence", () => {
  for (const channel of [recording.left, recording.right]) {
    expect(Math.abs(channel[0]!)).toBe(0);
    expect(Math.abs(channel.at(-1)!)).toBe(0);
  }
});

test("rendering is deterministic", () => {
  const bytes = (): Buffer => {
    const rendered = render(plan(shortScore([shortPart(6, [{ kind: "pad", level: 0, chord: [1] }])])));
    return Buffer.from(rendered.recording.left.buffer);
  };
  expect(bytes().equals(bytes())).toBe(true);
});

test("a loud peak is limited without clipping", () => {
  const loud = shortScore([shortPart(8, [{ kind: "bowls", level: 0, notes: [2], every: 5 }])], { lufs: -6 });
  const { measured: loudest } = render(plan(loud));
  expect(loudest.limitedWindows).toBeGreaterThan(0);
  expect(loudest.truePeakDb).toBeLessThan(-1.5);
  expect(loudest.clicks).toEqual([]);
});

test("a low cutoff removes high frequencies", () => {
  const dark = shortScore([shortPart(8, [{ kind: "surf", level: 0, period: 6 }])], { cutoffHz: 2400 });
  const levels = spectrum(render(plan(dark)).recording.left, 2, 1 << 14);
  const band = (low: number, high: number) => Math.max(...levels.slice((low * 16384) / RATE, (high * 16384) / RATE));
  expect(band(6000, 12_000)).toBeLessThan(band(200, 800) - 45);
});

test("the MP3 has one channel with 56 kbit/s and 32 kHz, and lasts as long as the audio", async () => {
  const mp3 = await encodeMp3(recording);
  // MPEG-1 layer III; bitrate index 4 is 56 kbit/s, sample rate index 2 is 32 kHz.
  expect([mp3[0], mp3[1]! & 0xfe]).toEqual([0xff, 0xfa]);
  expect([mp3[2]! >> 4, (mp3[2]! >> 2) & 3]).toEqual([4, 2]);
  expect(mp3[3]! >> 6).toBe(3);
  expect(mp3.length / 7000).toBeGreaterThanOrEqual(32);
  expect(mp3.length / 7000).toBeLessThan(32.2);
});
