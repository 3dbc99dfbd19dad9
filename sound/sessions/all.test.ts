import { describe, expect, test } from "vitest";
import { plan } from "../score/plan.ts";
import { sessions } from "./all.ts";
import { AVOID_ALWAYS, SAY_NOT_WHILE_DRIVING, SAY_READ_CAUTIONS, SAY_STOP_UNWELL, STOP_ALWAYS } from "./cautions.ts";

const session = (topic: string) => sessions.find((score) => score.topic === topic)!;

test("the ten sessions have the order, titles and lengths of the specification", () => {
  expect(sessions.map(({ topic, title, minutes }) => [topic, title, minutes])).toEqual([
    ["anxiety-and-depression", "Anxiety & Depression Relief", 20],
    ["backache", "Back Pain Management", 15],
    ["cancer-support", "Cancer Support Chanting", 25],
    ["chanting", "General Chanting Practice", 18],
    ["headache", "Headache Relief", 12],
    ["hypertension", "Hypertension Control", 16],
    ["general-meditation", "Meditation Session", 22],
    ["obesity", "Obesity & Weight Management", 20],
    ["sleep", "Sleep Improvement", 30],
    ["stress", "Stress Buster", 18],
  ]);
});

describe.each(sessions.map((score) => [score.topic, score] as const))("%s", (_topic, score) => {
  test("never holds the breath and has at most ten breaths a minute", () => {
    for (const { breath } of score.parts) {
      if (!breath) continue;
      expect(breath.hold ?? 0).toBe(0);
      expect(breath.rest ?? 0).toBe(0);
      expect(breath.in + breath.out).toBeGreaterThanOrEqual(6);
    }
  });

  test("lists its own cautions first, then those of every session", () => {
    expect(score.avoid.length).toBeGreaterThanOrEqual(5);
    expect(score.avoid.slice(-AVOID_ALWAYS.length)).toEqual(AVOID_ALWAYS);
    expect(score.stop.slice(-STOP_ALWAYS.length)).toEqual(STOP_ALWAYS);
  });

  test("warns people with an ear infection if it contains humming", () => {
    const hums = score.parts.some(({ layers }) => layers.some((l) => l.kind === "chant" && l.syllable === "hum"));
    if (hums) expect(score.avoid.join(" ")).toContain("ear infection");
  });

  test("promises no cure", () => {
    const words = [score.about, ...score.parts.flatMap(({ hear, say }) => [hear, JSON.stringify(say)])];
    expect(words.join(" ")).not.toMatch(/\b(cures?|heals?|healing|treats? your|reduces?|lowers? your|relieves?)\b/i);
  });
});

describe.each(sessions.map((score) => [score.topic, score] as const))("the voice of %s", (topic, score) => {
  const { lines, chapters, seconds } = plan(score);

  test("speaks the cautions in the first part, before the practice begins", () => {
    const first = lines.filter(({ start }) => start < chapters[0]!.end).map(({ text }) => text);
    for (const line of [SAY_NOT_WHILE_DRIVING, SAY_STOP_UNWELL, SAY_READ_CAUTIONS]) expect(first).toContain(line);
    // The session's own cautions come between the two.
    expect(first.indexOf(SAY_STOP_UNWELL)).toBeGreaterThan(first.indexOf(SAY_NOT_WHILE_DRIVING) + 1);
  });

  test("speaks for a tenth to a fifth of the session, less where the listener sings or sleeps", () => {
    const share = lines.reduce((sum, { start, end }) => sum + end - start, 0) / seconds;
    const [least, most] = ["sleep", "chanting"].includes(topic) ? [0.04, 0.1] : [0.1, 0.2];
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
  });
});

test("nothing is said in the second half of sleep", () => {
  const { lines, seconds } = plan(session("sleep"));
  expect(lines.at(-1)!.end).toBeLessThan(seconds / 2);
});

test("no two sessions have the same tonic or tanpura cycle", () => {
  expect(new Set(sessions.map((score) => score.sa)).size).toBe(10);
  expect(new Set(sessions.map((score) => score.tanpura.cycle)).size).toBe(10);
});

test("hypertension has five to six breaths a minute, with a longer out-breath", () => {
  const breaths = session("hypertension").parts.flatMap((part) => (part.breath ? [part.breath] : []));
  expect(breaths.length).toBeGreaterThan(0);
  for (const breath of breaths) {
    expect(60 / (breath.in + breath.out)).toBeGreaterThan(5);
    expect(60 / (breath.in + breath.out)).toBeLessThanOrEqual(6);
    expect(breath.out).toBeGreaterThan(breath.in);
  }
  expect(session("hypertension").avoid.join(" ")).toContain("180/120");
});

test("sleep has no bells, ends on surf alone, and is quiet", () => {
  const { parts, lufs } = session("sleep");
  expect(parts.some(({ layers }) => layers.some((layer) => layer.kind === "bells"))).toBe(false);
  expect(parts.at(-1)!.layers.map((layer) => layer.kind)).toEqual(["surf"]);
  expect(lufs).toBeLessThanOrEqual(-22);
});

test("headache has no bells and a cutoff of at most 2.5 kHz", () => {
  const { parts, cutoffHz } = session("headache");
  expect(parts.some(({ layers }) => layers.some((layer) => layer.kind === "bells"))).toBe(false);
  expect(cutoffHz).toBeLessThanOrEqual(2500);
});

test("chanting leaves at least as much time for the answer as the call takes", () => {
  const calls = session("chanting").parts.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.kind === "chant" && layer.answer ? [layer] : [])),
  );
  expect(calls.length).toBeGreaterThanOrEqual(2);
  for (const { answer, seconds } of calls) expect(answer).toBeGreaterThanOrEqual(seconds);
});

test.each([
  ["anxiety-and-depression", "stop", "harming yourself"],
  ["backache", "avoid", "numbness between the legs"],
  ["backache", "avoid", "trouble holding or passing urine"],
  ["backache", "avoid", "call your emergency number now"],
  ["cancer-support", "stop", "call your oncology line at once"],
  ["headache", "avoid", "call your maternity unit"],
  ["headache", "avoid", "sudden or worst-ever headache"],
  ["headache", "avoid", "after the age of 50"],
  ["hypertension", "stop", "Keep taking your blood pressure medicine"],
] as const)("%s lists under %s: %s", (topic, list, words) => {
  expect(session(topic)[list].join(" ")).toContain(words);
});

test.each([
  ["backache", "call your emergency number now"],
  ["cancer-support", "call your oncology line at once"],
  ["chanting", "rest your voice, and only listen"],
  ["headache", "call your maternity unit first"],
])("%s says before the practice: %s", (topic, words) => {
  expect(JSON.stringify(session(topic).parts[0]!.say)).toContain(words);
});
