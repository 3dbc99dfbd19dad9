import { statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { engineFiles, essence, fingerprintOf } from "./fingerprint.ts";
import { audioFile, problemsOf, readManifest, RECORDING, scoreProblems } from "./manifest.ts";
import { sessions } from "./sessions/all.ts";

const manifest = readManifest();
const stress = sessions.find((score) => score.topic === "stress")!;

describe.each(sessions.map((score) => [score.topic, score] as const))("the files of %s", (topic, score) => {
  test("are what score, instruments and encoder say today", () => {
    expect(problemsOf(score, manifest)).toEqual([]);
  });

  test("were free of clicks, at their loudness and under the ceiling when rendered", () => {
    const entry = manifest[topic]!;
    if (entry.source === RECORDING) return;
    expect(entry.clicks).toBe(0);
    expect(entry.lufs).toBeCloseTo(score.lufs, 1);
    expect(entry.truePeakDb).toBeLessThan(-1.5);
    expect(entry.seconds).toBe(score.minutes * 60);
  });
});

test("all files together stay under 96 MB", () => {
  const bytes = sessions.reduce((sum, { topic }) => sum + statSync(audioFile(`${topic}.mp3`)).size, 0);
  expect(bytes).toBeLessThan(96e6);
});

test("a changed note makes the file out of date, and says how to mend it", () => {
  const problems = problemsOf({ ...stress, sa: stress.sa + 1 }, manifest);
  expect(problems).toEqual([
    "public/audio/stress.mp3 is out of date: its score, an instrument or the encoder changed. Mend: npm run sound",
  ]);
});

test("parts that do not add up are told with file and mend", () => {
  expect(scoreProblems(stress)).toEqual([]);
  const [line] = scoreProblems({ ...stress, minutes: stress.minutes + 1 });
  expect(line).toMatch(/^sound\/sessions\/stress\.ts: parts: they last \d+ s, not \d+ s\. Mend: /);
});

test("a file that is not the one in the manifest is named", () => {
  const other = { ...manifest, stress: { ...manifest.stress!, sha256: "0" } };
  expect(problemsOf(stress, other).join()).toContain("public/audio/stress.mp3 is not the file");
});

test("a new caution needs no new rendering, a new part title does", () => {
  const [first, ...rest] = stress.parts;
  expect(fingerprintOf({ ...stress, avoid: ["Changed."] })).toBe(fingerprintOf(stress));
  expect(fingerprintOf({ ...stress, parts: [{ ...first!, hear: "Changed." }, ...rest] })).toBe(fingerprintOf(stress));
  expect(fingerprintOf({ ...stress, parts: [{ ...first!, title: "Changed" }, ...rest] })).not.toBe(
    fingerprintOf(stress),
  );
});

test("comments, layout and line endings do not count, code does", () => {
  const source = "/** Why. */\nfunction half(x: number) {\n  // Because.\n  return x / 2;\n}\n";
  expect(essence(source)).toBe(essence("function half(\r\n  x: number,\r\n) { return x / 2; }"));
  expect(essence(source)).not.toBe(essence(source.replace("2", "3")));
});

test("the fingerprint covers renderer, encoder and every instrument, but no test", () => {
  const files = engineFiles();
  expect(files).toEqual(expect.arrayContaining(["encode.ts", "render.ts", "instruments/voice.ts", "score/plan.ts"]));
  expect(files.some((name) => name.includes(".test."))).toBe(false);
});
