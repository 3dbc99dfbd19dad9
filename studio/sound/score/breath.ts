import { chantOf, chantPattern, cycleOf } from "./chant.ts";
import { AFTER_LINE, linesOf, openingSeconds } from "./lines.ts";
import type { BreathPattern, ChantLayer, Part } from "./types.ts";

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
  const chant = chantOf(part);
  if (chant) return chantStretches(part, chant, start).flatMap((stretch) => chantRuns(chant, stretch));
  if (!part.breath) return [];
  const { in: inhale, hold = 0, out, rest = 0 } = part.breath;
  const stretch = wholeBreaths(cycleOf(part.breath), start + openingSeconds(part), start + part.seconds);
  return [{ ...stretch, pattern: { in: inhale, hold, out, rest }, labels: {} }];
}

type Stretch = { start: number; end: number };

/** The times at which the choir sings: whole breaths between the spoken lines, so that nobody speaks over it. */
export function chantStretches(part: Part, chant: ChantLayer, start: number): Stretch[] {
  const cycle = cycleOf(chantPattern(chant));
  const opening = start + openingSeconds(part);
  const lines = linesOf(part, start).filter((line) => line.start >= opening);
  const free = [opening, ...lines.map((line) => line.end + AFTER_LINE)];
  const until = [...lines.map((line) => line.start), start + part.seconds];
  return free.map((from, i) => wholeBreaths(cycle, from, until[i]!)).filter(({ start, end }) => end > start);
}

/** From `start`, as many whole cycles as end before `end`. */
function wholeBreaths(cycle: number, start: number, end: number): Stretch {
  return { start, end: start + Math.max(0, Math.floor((end - start + 1e-6) / cycle)) * cycle };
}

/** In call and response the listener hears the first call, then breathes in, answers, and rests during the next. */
function chantRuns(chant: ChantLayer, { start, end }: Stretch): BreathRun[] {
  const pattern = chantPattern(chant);
  if (!chant.answer) return [{ start, end, pattern, labels: { out: chantLabel(chant) } }];
  const { rest } = pattern;
  const labels = { out: `Your turn: ${syllableName(chant)}`, rest: "Listen" };
  const first = { start, end: start + rest, pattern: { in: 0, hold: 0, out: 0, rest }, labels };
  return [first, { start: start + rest, end, pattern, labels }];
}

function syllableName(chant: ChantLayer): string {
  return { om: "Om", ah: "Ah", "so-ham": "So ham", hum: "hum" }[chant.syllable];
}

/** What is heard, not what to do: in every session it is enough to listen. */
const chantLabel = (chant: ChantLayer): string => (chant.syllable === "hum" ? "Humming" : syllableName(chant));
