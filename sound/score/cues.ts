import { phasesOf, readingSeconds, type BreathRun, type Phase, type PhaseKind } from "./breath.ts";
import type { Part } from "./types.ts";

/** A line shown from start to end (seconds). */
export type Cue = { start: number; end: number; text: string };

const LABELS: Record<PhaseKind, string> = {
  in: "Breathe in",
  hold: "Pause",
  out: "Breathe out",
  rest: "Breathe as you like",
};
/** Seconds; a shorter cue could not be read. */
const SHORTEST = 1.5;

export function cuesOf(parts: Part[], runs: BreathRun[]): Cue[] {
  const lines = allGuidance(parts);
  const phases = phasesOf(runs)
    .map(phaseCue)
    .flatMap((cue) => withoutOverlap(cue, lines));
  return [...lines, ...phases].sort((a, b) => a.start - b.start);
}

function allGuidance(parts: Part[]): Cue[] {
  let start = 0;
  return parts.flatMap((part) => {
    const lines = guidanceOf(part, start);
    start += part.seconds;
    return lines;
  });
}

/** The guidance of a part that begins at `start`, with the time of each line. */
export function guidanceOf(part: Part, start: number): Cue[] {
  let opening = start;
  return part.say.map((say) => {
    const text = typeof say === "string" ? say : say.text;
    const at = typeof say === "string" ? opening : start + say.at;
    if (typeof say === "string") opening += readingSeconds(text);
    return { start: at, end: at + readingSeconds(text), text };
  });
}

function phaseCue({ start, end, kind, run }: Phase): Cue {
  return { start, end, text: run.labels[kind] ?? LABELS[kind] };
}

/** Only one line is shown at a time, and guidance takes precedence. A shortened phase loses its number of seconds. */
function withoutOverlap(cue: Cue, guidance: Cue[]): Cue[] {
  let { start, end } = cue;
  for (const line of guidance) {
    if (line.end <= start || line.start >= end) continue;
    if (line.start <= start) start = line.end;
    else end = line.start;
  }
  const isWhole = start === cue.start && end === cue.end;
  const text = isWhole ? `${cue.text} · ${Math.round(end - start)}` : cue.text;
  return end - start >= SHORTEST ? [{ start, end, text }] : [];
}
