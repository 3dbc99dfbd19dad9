import { describe, expect, test } from "vitest";
import { allScores } from "../sessions/all.ts";
import { shortPart, shortScore } from "../short-score.ts";
import { phasesOf } from "./breath.ts";
import { laneAt } from "./lane.ts";
import { plan } from "./plan.ts";
import type { Layer, Say } from "./types.ts";

describe.each(allScores.map((score) => [score.topic, score] as const))("the plan of %s", (_topic, score) => {
  const planned = plan(score);

  test("has the stated length, and its chapters cover it without gaps", () => {
    expect(planned.seconds).toBe(score.minutes * 60);
    expect(planned.chapters[0]!.start).toBe(0);
    planned.chapters.slice(1).forEach((chapter, i) => expect(chapter.start).toBe(planned.chapters[i]!.end));
    expect(planned.chapters.at(-1)!.end).toBe(planned.seconds);
  });

  test("shows one cue at a time, each as long as it is spoken or long enough to read", () => {
    planned.cues.forEach((cue, i) => {
      if (!planned.lines.includes(cue)) expect(cue.end - cue.start).toBeGreaterThanOrEqual(1.5);
      expect(cue.end).toBeLessThanOrEqual(planned.cues[i + 1]?.start ?? planned.seconds);
    });
  });

  test("speaks every line once, in the order of the score, with a pause between two of them", () => {
    const written = score.parts.flatMap((part) => part.say.map((say) => (typeof say === "string" ? say : say.text)));
    expect(planned.lines.map(({ text }) => text)).toEqual(written);
    planned.lines.slice(1).forEach(({ start, text }, i) => {
      expect(start - planned.lines[i]!.end, text).toBeGreaterThan(0.7);
    });
  });

  test("speaks every line inside its part", () => {
    for (const { start, end, text } of planned.lines) {
      const part = planned.chapters.find((chapter) => start >= chapter.start && start < chapter.end)!;
      expect(part.end - end, text).toBeGreaterThan(1);
    }
  });

  test("never speaks while the choir sings", () => {
    for (const { start, clip } of planned.sounds) {
      if (clip.instrument !== "choir") continue;
      const spoken = planned.lines.filter((line) => line.start < start + clip.seconds && line.end > start);
      expect(spoken.map(({ text }) => text)).toEqual([]);
    }
  });

  test("keeps breath runs and chants inside their part", () => {
    for (const run of planned.breath) {
      const part = planned.chapters.find(({ start, end }) => run.start >= start && run.start < end)!;
      expect(run.end).toBeLessThanOrEqual(part.end);
      expect(run.end).toBeGreaterThan(run.start);
    }
    for (const { start, clip } of planned.sounds) {
      if (clip.instrument !== "choir") continue;
      const part = planned.chapters.find((chapter) => start >= chapter.start && start < chapter.end)!;
      expect(start + clip.seconds).toBeLessThanOrEqual(part.end);
    }
  });

  test("sings only on an out-breath or during a rest", () => {
    const phases = phasesOf(planned.breath);
    for (const { start, clip } of planned.sounds) {
      if (clip.instrument !== "choir") continue;
      const phase = phases.find((candidate) => start >= candidate.start - 0.001 && start < candidate.end - 0.001)!;
      if (phase.kind === "out") expect(start).toBeCloseTo(phase.start, 3);
      else expect(phase.kind).toBe("rest");
    }
  });

  test("starts and ends its beds in silence", () => {
    const { tanpura, air, pads, surfs } = planned.beds;
    for (const lane of [tanpura, air, ...pads.map((pad) => pad.lane), ...surfs.map((surf) => surf.lane)]) {
      expect(laneAt(lane, 0)).toBe(0);
      expect(laneAt(lane, planned.seconds)).toBe(0);
    }
  });
});

test("a line on a breath is spoken as that breath begins", () => {
  const say: Say[] = ["Begin now.", { breath: 2, on: "out", text: "And out." }];
  const { lines, breath } = plan(shortScore([shortPart(40, [], { breath: { in: 4, out: 6 }, say })]));
  expect(lines[1]!.start).toBeCloseTo(breath[0]!.start + 14, 6);
});

test("the choir pauses for a line, and sings whole breaths before and after it", () => {
  const chant: Layer = { kind: "chant", syllable: "om", level: 0, seconds: 6, gap: 4 };
  const { lines, breath } = plan(shortScore([shortPart(60, [chant], { say: ["Sing.", { at: 20, text: "Softly." }] })]));
  expect(breath).toHaveLength(2);
  expect(lines[1]!.start).toBeGreaterThan(breath[0]!.end);
  expect(breath[1]!.start).toBeGreaterThan(lines[1]!.end);
  for (const { start, end } of breath) expect((end - start) / 10).toBeCloseTo(Math.round((end - start) / 10), 6);
});

test("parts that do not add up to the session's length throw", () => {
  expect(() => plan(shortScore([shortPart(20, [])], { minutes: 1 }))).toThrow("parts last 20 s, not 60 s");
});

test("two parts with different chords and periods have separate beds", () => {
  const { beds } = plan(
    shortScore([
      shortPart(30, [
        { kind: "pad", level: 0, chord: [1, 2] },
        { kind: "surf", level: 0, period: 9 },
      ]),
      shortPart(30, [
        { kind: "pad", level: 0, chord: [1, 1.5] },
        { kind: "surf", level: 0, period: 14 },
      ]),
    ]),
  );
  for (const bed of [beds.pads, beds.surfs]) {
    expect(bed.map(({ lane }) => [laneAt(lane, 20) > 0, laneAt(lane, 50) > 0])).toEqual([
      [true, false],
      [false, true],
    ]);
  }
  expect(beds.surfs.map((surf) => surf.period)).toEqual([9, 14]);
});

test.each([
  ["so-ham", "So ham · 6"],
  ["hum", "Humming · 6"],
] as const)("the caption of %s says what is heard, not what to do", (syllable, caption) => {
  const chant: Layer = { kind: "chant", syllable, level: 0, seconds: 6, gap: 4 };
  const { cues } = plan(shortScore([shortPart(20, [chant], { say: ["Only listen."] })]));
  expect(cues.map(({ text }) => text)).toEqual(["Only listen.", "Breathe in · 4", caption]);
});

test("a call leaves the listener time to breathe in and to answer", () => {
  const score = shortScore([
    shortPart(63, [{ kind: "chant", syllable: "om", level: 0, seconds: 6, gap: 3, answer: 8 }], { say: [] }),
  ]);
  const { sounds, cues } = plan(score);
  const calls = sounds.filter(({ clip }) => clip.instrument === "choir").map(({ start }) => start);
  expect(calls).toEqual([3, 23, 43]);
  expect(cues.slice(0, 4).map(({ start, text }) => [start, text])).toEqual([
    [0, "Listen · 9"],
    [9, "Breathe in · 3"],
    [12, "Your turn: Om · 8"],
    [20, "Listen · 9"],
  ]);
});

test("a spoken line takes precedence over the breath count", () => {
  const { cues } = plan(
    shortScore([shortPart(34, [], { breath: { in: 4, out: 6 }, say: ["Begin now.", { at: 15, text: "Stay." }] })]),
  );
  expect(cues.map(({ text }) => text)).toEqual([
    "Begin now.",
    "Breathe in · 4",
    "Breathe out",
    "Stay.",
    "Breathe in",
    "Breathe out · 6",
  ]);
});
