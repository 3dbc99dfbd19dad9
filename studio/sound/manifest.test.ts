import { statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { engineFiles, engineFingerprint, scoreFingerprint, withoutComments } from "./fingerprint.ts";
import { audioFile, isRecording, problemsOf, readManifest, scoreProblems, type Rendered } from "./manifest.ts";
import { plan } from "./score/plan.ts";
import { allScores, sessions } from "./sessions/all.ts";
import { spokenLines } from "./voice/spoken-lines.ts";

const manifest = readManifest();
const stress = sessions.find((score) => score.topic === "stress")!;
const { sha256, bytes, seconds } = manifest.stress!;
const fingerprints = { score: scoreFingerprint(stress), engine: engineFingerprint() };
/** An up-to-date entry, even if the owner has replaced this session with a recording. */
const rendered: { stress: Rendered } = {
  stress: {
    ...fingerprints,
    sha256,
    bytes,
    seconds,
    lufs: -19,
    truePeakDb: -3,
    clicks: 0,
    firstBowl: { lufs: -20, loud: -18 },
  },
};

describe.each(allScores.map((score) => [score.topic, score] as const))("the files of %s", (topic, score) => {
  test("match the current score, rendering code and encoder", () => {
    expect(problemsOf(score, manifest)).toEqual([]);
  });

  test("were rendered without clicks, at the target loudness and below the peak limit", () => {
    const entry = manifest[topic]!;
    if (isRecording(entry)) return;
    expect(entry.clicks).toBe(0);
    expect(entry.lufs).toBeCloseTo(score.lufs, 1);
    expect(entry.truePeakDb).toBeLessThan(-1.5);
    expect(entry.seconds).toBe(score.minutes * 60);
  });

  test("have a voice that is at least 6 dB louder than the music under it, and all of whose lines were mixed in", () => {
    const entry = manifest[topic]!;
    if (isRecording(entry)) return;
    const spoken = plan(score).lines.reduce((sum, { start, end }) => sum + end - start, 0);
    expect(entry.voice!.aboveMusicDb).toBeGreaterThanOrEqual(6);
    expect(entry.voice!.seconds).toBeCloseTo(spoken, 0);
  });

  test("have a first bowl that is no louder than the rest", () => {
    const entry = manifest[topic]!;
    if (!isRecording(entry)) expect(entry.firstBowl.lufs).toBeLessThanOrEqual(entry.firstBowl.loud);
  });

  test("have the size of their length at 56 kbit/s", () => {
    const entry = manifest[topic]!;
    expect(statSync(audioFile(`${topic}.mp3`)).size).toBe(entry.bytes);
    if (!isRecording(entry)) expect(entry.bytes / (entry.seconds * 7000)).toBeCloseTo(1, 2);
  });
});

test("every line has phonemes and a length, and no phonemes are left over from an older text", () => {
  const texts = new Set(sessions.flatMap((score) => plan(score).lines.map(({ text }) => text)));
  expect(Object.keys(spokenLines).sort()).toEqual([...texts].sort());
  for (const { phonemes, seconds } of Object.values(spokenLines)) {
    expect(phonemes).not.toBe("");
    expect(seconds).toBeGreaterThan(0.5);
  }
});

test("all files together are smaller than 106 MB", () => {
  const bytes = allScores.reduce((sum, { topic }) => sum + statSync(audioFile(`${topic}.mp3`)).size, 0);
  expect(bytes).toBeLessThan(106e6);
});

test("a changed score makes its file out of date", () => {
  const problems = problemsOf({ ...stress, sa: stress.sa + 1 }, rendered);
  expect(problems).toEqual(["public/audio/stress.mp3 is out of date: its score has changed. Fix: npm run sound"]);
});

test("changed rendering code makes a file out of date", () => {
  const older = { stress: { ...rendered.stress, engine: "older" } };
  expect(problemsOf(stress, older)).toEqual([
    expect.stringMatching("stress.mp3 is out of date: the code that renders it has changed. Fix: npm run sound"),
  ]);
});

test("parts that do not add up to the session's length are reported with file and fix", () => {
  expect(scoreProblems(stress)).toEqual([]);
  const [line] = scoreProblems({ ...stress, minutes: stress.minutes + 1 });
  expect(line).toMatch(/^sound\/sessions, stress: parts last \d+ s, not \d+ s\. Fix: /);
});

test.each([
  ["differs from the one that was rendered", { stress: { ...rendered.stress, sha256: "0" } }],
  ["was never rendered", {}],
])("a file that %s is left alone, because it may be a recording", (_case, other) => {
  expect(problemsOf(stress, other)).toEqual([expect.stringContaining("npm run sound -- --adopt stress")]);
});

test("a new caution needs no new render, a new part title or spoken line does", () => {
  const [first, ...rest] = stress.parts;
  const original = scoreFingerprint(stress);
  expect(scoreFingerprint({ ...stress, avoid: ["Changed."] })).toBe(original);
  expect(scoreFingerprint({ ...stress, parts: [{ ...first!, hear: "Changed." }, ...rest] })).toBe(original);
  expect(scoreFingerprint({ ...stress, parts: [{ ...first!, title: "Changed" }, ...rest] })).not.toBe(original);
  expect(scoreFingerprint({ ...stress, parts: [{ ...first!, say: ["Changed."] }, ...rest] })).not.toBe(original);
});

test("the fingerprint ignores comments, formatting and line endings, but not code", () => {
  const source = "/** Why. */\nfunction half(x: number) {\n  // Because.\n  return x / 2;\n}\n";
  expect(withoutComments(source)).toBe(withoutComments("function half(\r\n  x: number,\r\n) { return x / 2; }"));
  expect(withoutComments(source)).not.toBe(withoutComments(source.replace("2", "3")));
});

test("the fingerprint covers the renderer, the encoder and every instrument, but no test", () => {
  const files = engineFiles();
  expect(files).toEqual(expect.arrayContaining(["encode.ts", "render.ts", "instruments/voice.ts", "score/plan.ts"]));
  expect(files.some((name) => name.includes(".test."))).toBe(false);
});
