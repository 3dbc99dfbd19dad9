import type { BreathPattern, ChantLayer, Part, Say } from "./types.ts";

export type PhaseKind = "in" | "hold" | "out" | "rest";

/** The same breath again and again from start to end (seconds); words, where they are not the usual ones. */
export type BreathRun = {
  start: number;
  end: number;
  pattern: Required<BreathPattern>;
  words: Partial<Record<PhaseKind, string>>;
};

export type Phase = { start: number; end: number; kind: PhaseKind; run: BreathRun };

const ORDER: PhaseKind[] = ["in", "hold", "out", "rest"];

export const cycleOf = ({ in: inhale, hold = 0, out, rest = 0 }: BreathPattern): number => inhale + hold + out + rest;

/** Time to read a line calmly. */
export const readingSeconds = (text: string): number => Math.min(9, Math.max(4, Math.round(text.length / 13 + 1.5)));

const isOpening = (say: Say): say is string => typeof say === "string";

/** Seconds from the start of the part until its opening words are over and the counting begins. */
export const openingSeconds = (part: Part): number =>
  part.say.filter(isOpening).reduce((sum, text) => sum + readingSeconds(text), 0);

export const chantOf = (part: Part): ChantLayer | undefined =>
  part.layers.find((layer): layer is ChantLayer => layer.kind === "chant");

/** Every phase of the runs, cut off where a run ends in the middle of a breath. */
export function phasesOf(runs: BreathRun[]): Phase[] {
  return runs.flatMap((run) => {
    const phases: Phase[] = [];
    let start = run.start;
    for (let i = 0; start < run.end - 0.01; i++) {
      const kind = ORDER[i % ORDER.length]!;
      const end = Math.min(run.end, start + run.pattern[kind]);
      if (end > start) phases.push({ start, end, kind, run });
      start = end;
    }
    return phases;
  });
}

/** The breathing of a part that starts at `start`: counted, sung, or left alone. */
export function breathOf(part: Part, start: number): BreathRun[] {
  const from = start + openingSeconds(part);
  const end = start + part.seconds;
  const chant = chantOf(part);
  if (chant?.answer) return callAndResponse(chant, chant.answer, from, end);
  if (chant) return [wholeBreaths({ in: chant.gap, out: chant.seconds }, from, end, { out: sungWords(chant) })];
  return part.breath ? [wholeBreaths(part.breath, from, end, {})] : [];
}

function wholeBreaths(breath: BreathPattern, start: number, end: number, words: BreathRun["words"]): BreathRun {
  const cycle = cycleOf(breath);
  const pattern = { in: breath.in, hold: breath.hold ?? 0, out: breath.out, rest: breath.rest ?? 0 };
  return { start, end: start + Math.floor((end - start) / cycle) * cycle, pattern, words };
}

/** The listener first only listens; then breathes in, answers, and rests while the next call sounds. */
function callAndResponse(chant: ChantLayer, answer: number, from: number, end: number): BreathRun[] {
  const rest = chant.gap + chant.seconds;
  const pattern = { in: chant.gap, hold: 0, out: answer, rest };
  const rounds = Math.floor((end - from) / cycleOf(pattern));
  const words = { out: `Your turn: ${sungName(chant)}`, rest: "Listen" };
  const first = { start: from, end: from + rest, pattern: { in: 0, hold: 0, out: 0, rest }, words };
  const start = from + rest;
  return [first, { start, end: start + rounds * cycleOf(pattern) - rest, pattern, words }];
}

export function sungName(chant: ChantLayer): string {
  return { om: "Om", ah: "Ah", "so-ham": "So ham", hum: "hum" }[chant.syllable];
}

const sungWords = (chant: ChantLayer): string => (chant.syllable === "hum" ? "Hum" : `Sing ${sungName(chant)}`);
