import { expect, test } from "vitest";
import { silence, type Clip } from "../dsp/clip.ts";
import { TAU, toDecibels } from "../dsp/math.ts";
import { RATE, toFrames } from "../dsp/rate.ts";
import { addVoice } from "./voice-over.ts";

const tone = (seconds: number, hz: number, level: number): Float32Array =>
  Float32Array.from({ length: toFrames(seconds) }, (_, i) => level * Math.sin((TAU * hz * i) / RATE));

const music = (): Clip => ({ left: tone(20, 440, 0.1), right: tone(20, 440, 0.1) });
const lines = [
  { start: 6, end: 8, text: "One." },
  { start: 9, end: 11, text: "Two." },
];
/** The level of the loudest sample in a second, in dB. */
const levelAt = ({ left }: Clip, second: number): number =>
  toDecibels(Math.max(...left.subarray(toFrames(second), toFrames(second + 0.2)).map(Math.abs)));

test("the music is 6 dB lower under the voice and between two close lines, and as before elsewhere", () => {
  const mixed = music();
  addVoice(mixed, lines, [silence(toFrames(2)).left, silence(toFrames(2)).left], 10_000);
  const before = levelAt(music(), 2);
  for (const second of [2, 5, 12, 18]) expect(levelAt(mixed, second)).toBeCloseTo(before, 2);
  for (const second of [7, 8.4, 10]) expect(levelAt(mixed, second)).toBeCloseTo(before - 6, 2);
});

test("every line is at least 6 dB louder than the music under it, however quietly it was spoken", () => {
  const quiet = tone(2, 300, 0.001);
  const { aboveMusicDb, seconds } = addVoice(music(), lines, [quiet, tone(2, 300, 0.5)], 10_000);
  expect(aboveMusicDb).toBeGreaterThanOrEqual(6);
  expect(seconds).toBeCloseTo(4, 3);
});
