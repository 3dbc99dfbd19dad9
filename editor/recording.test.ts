import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { noteRecording, readRecordings, recordingProblems } from "#editor/recording.ts";

/** One frame of MPEG 1 layer III at 44.1 kHz; bitrate index 5 is 64 kbit/s, 9 is 128. */
function frame(bitrateIndex: 5 | 9): Buffer {
  const bytes = Math.floor((144 * (bitrateIndex === 5 ? 64_000 : 128_000)) / 44_100);
  const head = Buffer.from([0xff, 0xfb, bitrateIndex << 4, 0]);
  return Buffer.concat([head, Buffer.alloc(bytes - 4)]);
}
const frames = (count: number, index: 5 | 9) => Buffer.concat(Array.from({ length: count }, () => frame(index)));
const tenSeconds = frames(383, 5);

test("a rendered session meets the requirements for a recording", () => {
  expect(recordingProblems(readFileSync("public/audio/headache.mp3"), 12 * 60)).toEqual([]);
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

test("a recording is noted with its hash, beside those noted before", async () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  vi.stubEnv("CONTENT_FOLDER", folder);
  writeFileSync(join(folder, "recordings.json"), "{}");
  await noteRecording("sleep", tenSeconds, 10);
  await noteRecording("stress", Buffer.from("mp3"), 1);
  const sha256 = "27656ffd5a01dc640a8f9d96a8684be7372800bdd618fa2311b4b85478052613";
  expect(readRecordings()).toEqual({
    sleep: { recording: true, sha256: expect.any(String), bytes: tenSeconds.length, seconds: 10 },
    stress: { recording: true, sha256, bytes: 3, seconds: 1 },
  });
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
