import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { audioFile } from "./manifest.ts";
import { recordingProblems } from "./recording.ts";

/** One frame of MPEG 1 layer III at 44.1 kHz; bitrate index 5 is 64 kbit/s, 9 is 128. */
function frame(bitrateIndex: 5 | 9): Buffer {
  const bytes = Math.floor((144 * (bitrateIndex === 5 ? 64_000 : 128_000)) / 44_100);
  const head = Buffer.from([0xff, 0xfb, bitrateIndex << 4, 0]);
  return Buffer.concat([head, Buffer.alloc(bytes - 4)]);
}
const frames = (count: number, index: 5 | 9) => Buffer.concat(Array.from({ length: count }, () => frame(index)));
const tenSeconds = frames(383, 5);

test("a rendered session meets the requirements for a recording", () => {
  expect(recordingProblems(readFileSync(audioFile("headache.mp3")), 12 * 60)).toEqual([]);
});

test.each<[string, Buffer, number, RegExp]>([
  ["a renamed WAV", Buffer.from("RIFF....WAVEfmt "), 10, /^is not an MP3 file\. Fix/],
  ["an empty file", Buffer.alloc(0), 10, /^is not an MP3 file/],
  ["a recording that is too short", tenSeconds, 60, /^lasts 10 s, but the site says 1 min 0 s\. Fix/],
  ["a bitrate that is too high", frames(383, 9), 10, /^has 128 kbit\/s\. Fix/],
  ["a variable bitrate", Buffer.concat([tenSeconds, frame(9)]), 10, /^has a variable bitrate\. Fix/],
])("%s is refused with its reason and fix", (_case, file, seconds, line) => {
  expect(recordingProblems(file, seconds)).toEqual([expect.stringMatching(line)]);
});
