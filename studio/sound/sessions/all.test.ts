import { describe, expect, test } from "vitest";
import { chantOf } from "../score/chant.ts";
import { linesOf } from "../score/lines.ts";
import { plan } from "../score/plan.ts";
import { shortForm } from "../score/short-form.ts";
import type { Part, Score } from "../score/types.ts";
import { wordsOf } from "../voice/word-errors.ts";
import { allScores, sessions } from "./all.ts";
import { AVOID_ALWAYS, SAY_ALWAYS, SAY_DO_NOT_SING, SAY_RISE_SLOWLY, SAY_UNEASY, STOP_ALWAYS } from "./cautions.ts";

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

  test("warns people with a sore throat or an ear infection if it contains singing, aloud before it sings", () => {
    if (!score.parts.some(chantOf)) return;
    expect(score.avoid.join(" ")).toContain("sore throat");
    expect(score.avoid.join(" ")).toContain("ear infection");
    expect(textsOf(score.parts.slice(0, 1))).toContain(SAY_DO_NOT_SING);
  });

  test("promises no cure", () => {
    const words = [score.about, ...score.parts.flatMap(({ hear, say }) => [hear, JSON.stringify(say)])];
    expect(words.join(" ")).not.toMatch(/\b(cures?|heals?|healing|treats? your|reduces?|lowers? your|relieves?)\b/i);
  });
});

const textsOf = (parts: Part[]): string[] =>
  parts.flatMap(({ say }) => say.map((line) => (typeof line === "string" ? line : line.text)));
const wordCount = (lines: string[]): number => lines.flatMap(wordsOf).length;

/** A warning in the practice: what to do in a case that is not everybody's. */
const WARNING = /\b(emergency|doctor|uneasy|rise slowly|stop here|roll to one side|never strain|do not push)\b/i;

/** The longest time without the voice in each part, up to the first line of the next one. */
function silences(score: Score): { part: Part; seconds: number }[] {
  const { chapters, lines } = plan(score);
  return score.parts.map((part, i) => {
    const { start, end } = chapters[i]!;
    const inside = linesOf(part, start);
    const next = lines.find((line) => line.start >= end)?.start ?? end;
    const from = [...inside.map((line) => line.end)];
    return { part, seconds: Math.max(0, ...from.map((at, k) => (inside[k + 1]?.start ?? next) - at)) };
  });
}

describe.each(allScores.map((score) => [score.topic, score] as const))("the voice of %s", (topic, score) => {
  const [before, ...practice] = score.parts as [Part, ...Part[]];
  const isShort = topic.endsWith("-short");

  test("speaks the cautions in a chapter of their own, and starts the practice with its welcome", () => {
    expect(before.title).toBe("Before you begin");
    expect(textsOf([before])).toEqual(expect.arrayContaining(SAY_ALWAYS));
    expect(textsOf([before]).join(" ")).toMatch(
      /(mental illness, also ask first|mania, ask first, too),[^.]* keep your eyes open/,
    );
    expect(textsOf(practice)[0]).toMatch(/^Welcome\./);
  });

  test("leaves nobody alone for more than 45 seconds in a counted breath", () => {
    for (const { part, seconds } of silences(score)) {
      if (part.breath) expect(seconds, part.title).toBeLessThanOrEqual(45);
    }
  });

  test("announces every silence of more than a minute, unless the choir leads", () => {
    for (const { part, seconds } of silences(score)) {
      if (seconds <= 60 || chantOf(part) || part.say.length === 0) continue;
      expect(textsOf([part]).join(" "), part.title).toMatch(/only a few words|be silent|no more words/);
    }
  });

  test("lets the choir lead for at most 90 seconds without a word, or 105 in call and response", () => {
    for (const { part, seconds } of silences(score)) {
      const chant = chantOf(part);
      if (chant) expect(seconds, part.title).toBeLessThanOrEqual(chant.answer ? 105 : 90);
    }
  });

  test("spends at most 15 % of the words of the practice on warnings", () => {
    const lines = textsOf(practice);
    const warnings = lines.filter((line) => WARNING.test(line));
    expect(wordCount(warnings) / wordCount(lines)).toBeLessThanOrEqual(0.15);
  });

  test("has everybody get up slowly at the end, or in the night", () => {
    if (topic.startsWith("sleep")) expect(textsOf([before]).join(" ")).toContain("sit on the edge of the bed first");
    else expect(textsOf(practice.slice(-1))).toContain(SAY_RISE_SLOWLY);
  });

  test("speaks for a tenth to a quarter of the session, less where the listener sings or sleeps", () => {
    const { lines, seconds } = plan(score);
    const share = lines.reduce((sum, { start, end }) => sum + end - start, 0) / seconds;
    const [least, most] = isShort ? [0.2, 0.48] : ["sleep", "chanting"].includes(topic) ? [0.05, 0.15] : [0.1, 0.25];
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
  });
});

test.each([
  "anxiety-and-depression",
  "backache",
  "general-meditation",
  "headache",
  "hypertension",
  "obesity",
  "sleep",
  "stress",
])("%s offers a way out of watching the breath, in five minutes too", (topic) => {
  for (const score of [session(topic), shortForm(session(topic))]) {
    const first = score.parts.findIndex(({ breath }) => breath);
    expect(textsOf(score.parts.slice(0, first + 1))).toContain(SAY_UNEASY);
  }
});

test.each(sessions.map((score) => [score.topic, score] as const))(
  "five minutes of %s are a welcome, one breath or chant, rest and a close",
  (_topic, score) => {
    const { parts } = shortForm(score);
    expect(parts.filter((part) => part.breath || chantOf(part))).toHaveLength(1);
    expect(parts.at(-1)!.title).toBe(score.parts.at(-1)!.title);
    expect(parts).toHaveLength(5);
  },
);

test.each(sessions.map((score) => [score.topic, score] as const))(
  "five minutes of %s leave out no caution that means a call at once, a low mood or a meal, and none about singing if they sing",
  (_topic, score) => {
    const { parts } = shortForm(score);
    const said = textsOf(parts.slice(0, 1));
    if (parts.some(chantOf)) expect(said).toContain(SAY_DO_NOT_SING);
    for (const line of textsOf(score.parts.slice(0, 1)).filter((text) => !said.includes(text))) {
      expect(line).not.toMatch(
        /emergency number|at once|do not practise|ask your doctor first|mood stays low|do not delay/,
      );
    }
  },
);

test.each(allScores.map((score) => [score.topic, score] as const))(
  "%s says before the practice what to do after a blow to the head",
  (_topic, { parts }) => expect(textsOf(parts.slice(0, 1)).join(" ")).toMatch(/after a blow to the head/i),
);

test.each(sessions.map((score) => [score.topic, score] as const))(
  "the cautions of five minutes of %s take at most 109 seconds",
  (_topic, score) => expect(shortForm(score).parts[0]!.seconds).toBeLessThanOrEqual(109),
);

test("nothing is said in the second half of sleep", () => {
  const { lines, seconds } = plan(session("sleep"));
  expect(lines.at(-1)!.end).toBeLessThan(seconds / 2);
});

test("no two sessions have the same tonic or tanpura cycle", () => {
  expect(new Set(sessions.map((score) => score.sa)).size).toBe(sessions.length);
  expect(new Set(sessions.map((score) => score.tanpura.cycle)).size).toBe(sessions.length);
});

test("hypertension has five to six breaths a minute, with a longer out-breath", () => {
  const breaths = session("hypertension").parts.flatMap((part) => (part.breath ? [part.breath] : []));
  expect(breaths.length).toBeGreaterThan(0);
  for (const breath of breaths) {
    expect(60 / (breath.in + breath.out)).toBeGreaterThan(5);
    expect(60 / (breath.in + breath.out)).toBeLessThanOrEqual(6);
    expect(breath.out).toBeGreaterThan(breath.in);
  }
  expect(session("hypertension").avoid.join(" ")).toContain("180 or more, or the lower one 120 or more");
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
  ["backache", "avoid", "trouble passing urine or controlling bladder or bowel"],
  ["backache", "avoid", "sudden, severe back pain with faintness or sweating"],
  ["backache", "avoid", "call your emergency number now"],
  ["cancer-support", "stop", "call your oncology line or your own team at once"],
  ["headache", "avoid", "Call your maternity unit at once for fever"],
  ["headache", "avoid", "any blow to the head if you take blood thinners"],
  ["hypertension", "avoid", "140 or more, or the lower one 90 or more"],
  ["headache", "avoid", "sudden, severe headache or your worst ever"],
  ["headache", "avoid", "after the age of 50"],
  ["headache", "avoid", "a weak immune system, or your team at once if you have a fever"],
  ["hypertension", "stop", "Keep taking your blood pressure medicine"],
] as const)("%s lists under %s: %s", (topic, list, words) => {
  expect(session(topic)[list].join(" ")).toContain(words);
});

test.each([
  ["anxiety-and-depression", "harming yourself, stop, call your emergency number now, and go to someone who can stay"],
  ["anxiety-and-depression", "You can also call a crisis line"],
  [
    "anxiety-and-depression",
    "depression, anxiety, trauma, panic, psychosis or mania, ask first, too, keep your eyes open",
  ],
  ["anxiety-and-depression", "If your mood stays low, or quiet makes it worse, stop"],
  [
    "backache",
    "bladder or bowel, or sudden, severe back pain with faintness or sweating, call your emergency number now",
  ],
  ["backache", "From twenty weeks of pregnancy on, lie on your side"],
  ["backache", "If the pain gets worse, or shoots into a leg, stop"],
  [
    "backache",
    "a fever in pregnancy, after birth, during or soon after cancer treatment, or with a weak immune system",
  ],
  ["backache", "call your care team at once. If nobody answers, call your emergency number"],
  ["backache", "new, came after a fall, wakes you at night, or shoots down a leg, see a doctor first"],
  ["cancer-support", "call your oncology line at once"],
  ["cancer-support", "a fever, chills or new bleeding"],
  ["cancer-support", "From twenty weeks of pregnancy on, lie on your side"],
  [
    "cancer-support",
    "If nobody answers, or for heavy bleeding, coughing or vomiting blood, black, tar-like stools, new weakness",
  ],
  ["cancer-support", "numbness between the legs, or new trouble with bladder or bowel, call your emergency number now"],
  ["general-meditation", "open your eyes, and stop"],
  [
    "headache",
    "new trouble seeing, severe eye pain, a painful red eye, or fever and a stiff neck, or after a blow to the head",
  ],
  ["headache", "also call for a headache with trouble seeing, pain below the ribs, or a swollen face or hands"],
  [
    "headache",
    "call your maternity unit today, or at once if it is severe, lasts, or comes with fever. If nobody answers, call your emergency number",
  ],
  [
    "headache",
    "With cancer or a weak immune system, call your team today about any new headache, or at once with a fever",
  ],
  ["headache", "After fifty, call today for one with a tender scalp or pain on chewing"],
  ["headache", "For any other new headache, or if you are not sure, ask a doctor first"],
  ["headache", "In a migraine attack, rest in silence, unless you know sound helps you"],
  [
    "hypertension",
    "one hundred and eighty or more, or the lower value is one hundred and twenty or more, do not practise",
  ],
  ["hypertension", "at an upper value of one hundred and forty or more, or a lower one of ninety or more"],
  ["hypertension", "call your doctor today, unless you are pregnant or in the weeks after birth"],
  ["hypertension", "Call your maternity unit today, or at once if you feel unwell"],
  [
    "hypertension",
    "one hundred and sixty or more, or the lower value is one hundred and ten or more, call them at once. If nobody answers, or for a headache with trouble seeing, confusion, pain below the ribs, or a swollen face or hands, call your emergency number now",
  ],
  ["general-meditation", "depression, anxiety, trauma, panic, psychosis or mania, ask first, too, keep your eyes open"],
  ["sleep", "keep your eyes open as long as you like"],
  ["obesity", "take sugar at once. For confusion, call your emergency number now"],
  ["sleep", "From twenty weeks of pregnancy on, lie on your side"],
])("%s says before the practice, in five minutes too: %s", (topic, words) => {
  for (const { parts } of [session(topic), shortForm(session(topic))]) {
    expect(textsOf(parts.slice(0, 1)).join(" ")).toContain(words);
  }
});

test("hypertension asks everybody not to strain, and chanting says that it falls silent, in five minutes too", () => {
  for (const form of [(score: Score) => score, shortForm]) {
    expect(textsOf(form(session("hypertension")).parts)).toContain("Never strain.");
    expect(textsOf(form(session("chanting")).parts).join(" ")).toContain("be silent for a little while");
  }
});

test("chanting tells beginners that five to ten Oms are enough", () => {
  expect(textsOf(session("chanting").parts).join(" ")).toContain("five to ten Oms are enough");
});

test("obesity lets people stop before the parts about hunger and meals, in time for closed eyes", () => {
  const hunger = session("obesity").parts.find(({ title }) => title === "Hunger and fullness")!;
  expect(textsOf([hunger])[0]).toMatch(/^The next two parts are about hunger and meals\. .* stop here/);
});
