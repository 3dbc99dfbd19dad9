import type { BreathPattern, ChantLayer, Part, Say } from "./types.ts";

export type PhaseKind = "in" | "hold" | "out" | "rest";

/** A breath pattern repeated from start to end (seconds), with labels that replace the default words of its phases. */
export type BreathRun = {
  start: number;
  end: number;
  pattern: Required<BreathPattern>;
  labels: Partial<Record<PhaseKind, string>>;
};

export type Phase = { start: number; end: number; kind: PhaseKind; run: BreathRun };

const ORDER: PhaseKind[] = ["in", "hold", "out", "rest"];

export const cycleOf = ({ in: inhale, hold = 0, out, rest = 0 }: BreathPattern): number => inhale + hold + out + rest;

/** How long a line is shown so that it can be read without hurry. */
export const readingSeconds = (text: string): number => Math.min(9, Math.max(4, Math.round(text.length / 13 + 1.5)));

const isOpening = (say: Say): say is string => typeof say === "string";

/** Seconds from the start of the part until its opening lines end and the breath count begins. */
export const openingSeconds = (part: Part): number =>
  part.say.filter(isOpening).reduce((sum, text) => sum + readingSeconds(text), 0);

export const chantOf = (part: Part): ChantLayer | undefined =>
  part.layers.find((layer): layer is ChantLayer => layer.kind === "chant");

/** Every phase of the runs; the last one is cut where a run ends in the middle of a breath. */
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

/** The guided breathing of a part, counted or sung; empty where the breath is left free. */
export function breathOf(part: Part, start: number): BreathRun[] {
  const from = start + openingSeconds(part);
  const end = start + part.seconds;
  const chant = chantOf(part);
  if (chant?.answer) return callAndResponse(chant, chant.answer, from, end);
  if (chant) return [wholeBreaths({ in: chant.gap, out: chant.seconds }, from, end, { out: chantLabel(chant) })];
  return part.breath ? [wholeBreaths(part.breath, from, end, {})] : [];
}

function wholeBreaths(breath: BreathPattern, start: number, end: number, labels: BreathRun["labels"]): BreathRun {
  const cycle = cycleOf(breath);
  const pattern = { in: breath.in, hold: breath.hold ?? 0, out: breath.out, rest: breath.rest ?? 0 };
  return { start, end: start + Math.floor((end - start) / cycle) * cycle, pattern, labels };
}

/** The listener hears the first call, then breathes in, answers, and rests during the next call. */
function callAndResponse(chant: ChantLayer, answer: number, from: number, end: number): BreathRun[] {
  const rest = chant.gap + chant.seconds;
  const pattern = { in: chant.gap, hold: 0, out: answer, rest };
  const rounds = Math.floor((end - from) / cycleOf(pattern));
  const labels = { out: `Your turn: ${syllableName(chant)}`, rest: "Listen" };
  const first = { start: from, end: from + rest, pattern: { in: 0, hold: 0, out: 0, rest }, labels };
  const start = from + rest;
  return [first, { start, end: start + rounds * cycleOf(pattern) - rest, pattern, labels }];
}

function syllableName(chant: ChantLayer): string {
  return { om: "Om", ah: "Ah", "so-ham": "So ham", hum: "hum" }[chant.syllable];
}

const chantLabel = (chant: ChantLayer): string => (chant.syllable === "hum" ? "Hum" : `Sing ${syllableName(chant)}`);
