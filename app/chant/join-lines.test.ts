import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { joinLines, recordingOf } from "#app/chant/join-lines.ts";
import { linesToHear } from "#app/content/sessions.ts";
import { parseFrames } from "#app/shared/mp3-frames.ts";

const read = (path: string) => parseFrames(new Uint8Array(readFileSync(`public${path}`)));
const recordings = Object.values(linesToHear);

test.each(recordings)("%s can be joined, and its slow recording is really slower", (path) => {
  const [usual, slow] = [read(path), read(recordingOf(path, true))];
  expect(slow.size).toBe(usual.size);
  expect(slow.count).toBeGreaterThan(usual.count * 1.25);
});

test("lines follow each other after a short pause", () => {
  const lines = recordings.slice(0, 2).map(read);
  const { pieces, times } = joinLines(lines, false);
  const whole = parseFrames(new Uint8Array(Buffer.concat(pieces)));
  expect(times[0]!.start).toBe(0);
  expect(times[1]!.start).toBeCloseTo(times[0]!.end + 0.6);
  expect(whole.count * 0.024).toBeCloseTo(times[1]!.end + 0.6);
});

test("to repeat after it, each line leaves a silence in which it can be said", () => {
  const lines = recordings.slice(0, 2).map(read);
  const { pieces, times } = joinLines(lines, true);
  const [first, second] = times;
  const length = first!.end - first!.start;
  expect(second!.start - first!.end).toBeCloseTo(length);
  // Nothing but the headers of its frames.
  const { size } = lines[0]!;
  expect(pieces[1]!.filter((byte, i) => i % size >= 4 && byte !== 0)).toHaveLength(0);
});
