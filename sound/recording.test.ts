import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { audioFile } from "./manifest.ts";
import { recordingProblems } from "./recording.ts";

/** One frame of MPEG 1, layer III, 44.1 kHz; 5 is 64 kbit/s, 9 is 128. */
function frame(rate: 5 | 9): Buffer {
  const bytes = Math.floor((144 * (rate === 5 ? 64_000 : 128_000)) / 44_100);
  const head = Buffer.from([0xff, 0xfb, rate << 4, 0]);
  return Buffer.concat([head, Buffer.alloc(bytes - 4)]);
}
const frames = (count: number, rate: 5 | 9) => Buffer.concat(Array.from({ length: count }, () => frame(rate)));
/** 383 frames are ten seconds. */
const tenSeconds = frames(383, 5);

test("a session of ours is as a recording should be", () => {
  expect(recordingProblems(readFileSync(audioFile("headache.mp3")), 12 * 60)).toEqual([]);
});

test.each<[string, Buffer, number, RegExp]>([
  ["a WAV under another name", Buffer.from("RIFF....WAVEfmt "), 10, /^is no MP3\. Mend/],
  ["an empty file", Buffer.alloc(0), 10, /^is no MP3/],
  ["too short a recording", tenSeconds, 60, /^lasts 0 min 10 s; the site promises 1 min 0 s\. Mend/],
  ["too high a bitrate", frames(383, 9), 10, /^has 128 kbit\/s\. Mend/],
  ["a changing bitrate", Buffer.concat([tenSeconds, frame(9)]), 10, /^has a changing bitrate\. Mend/],
])("%s is told with its mend", (_what, file, seconds, line) => {
  expect(recordingProblems(file, seconds)).toEqual([expect.stringMatching(line)]);
});
