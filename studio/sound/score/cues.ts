import { phasesOf, type BreathRun, type Phase, type PhaseKind } from "./breath.ts";
import type { Line } from "./lines.ts";

/** A text shown from start to end (seconds): a spoken line, or a phase of the guided breath. */
export type Cue = Line;

const LABELS: Record<PhaseKind, string> = {
  in: "Breathe in",
  hold: "Pause",
  out: "Breathe out",
  rest: "Breathe as you like",
};
/** Seconds; a shorter cue could not be read. */
const SHORTEST = 1.5;

export function cuesOf(lines: Line[], runs: BreathRun[]): Cue[] {
  const phases = phasesOf(runs)
    .map(phaseCue)
    .flatMap((cue) => withoutOverlap(cue, lines));
  return [...lines, ...phases].sort((a, b) => a.start - b.start);
}

function phaseCue({ start, end, kind, run }: Phase): Cue {
  return { start, end, text: run.labels[kind] ?? LABELS[kind] };
}

/** Only one text is shown at a time, and speech takes precedence. A shortened phase loses its number of seconds. */
function withoutOverlap(cue: Cue, lines: Line[]): Cue[] {
  let { start, end } = cue;
  for (const line of lines) {
    if (line.end <= start || line.start >= end) continue;
    if (line.start <= start) start = line.end;
    else end = line.start;
  }
  const isWhole = start === cue.start && end === cue.end;
  const text = isWhole ? `${cue.text} · ${Math.round(end - start)}` : cue.text;
  return end - start >= SHORTEST ? [{ start, end, text }] : [];
}
