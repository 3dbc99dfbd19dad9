import { phasesOf, readingSeconds, type BreathRun, type Phase, type PhaseKind } from "./breath.ts";
import type { Part } from "./types.ts";

/** Words shown from start to end (seconds). */
export type Cue = { start: number; end: number; text: string };

const WORDS: Record<PhaseKind, string> = {
  in: "Breathe in",
  hold: "Pause",
  out: "Breathe out",
  rest: "Breathe as you like",
};
/** A phase cue cut shorter than this by the words beside it could not be read. */
const SHORTEST = 1.5;

export function cuesOf(parts: Part[], runs: BreathRun[]): Cue[] {
  const words = guidance(parts);
  const counts = phasesOf(runs)
    .map(countCue)
    .flatMap((cue) => aroundWords(cue, words));
  return [...words, ...counts].sort((a, b) => a.start - b.start);
}

function guidance(parts: Part[]): Cue[] {
  let start = 0;
  return parts.flatMap((part) => {
    const words = wordsOf(part, start);
    start += part.seconds;
    return words;
  });
}

/** What is said in a part that starts at `start`, each line at its time. */
export function wordsOf(part: Part, start: number): Cue[] {
  let opening = start;
  return part.say.map((say) => {
    const text = typeof say === "string" ? say : say.text;
    const at = typeof say === "string" ? opening : start + say.at;
    if (typeof say === "string") opening += readingSeconds(text);
    return { start: at, end: at + readingSeconds(text), text };
  });
}

function countCue({ start, end, kind, run }: Phase): Cue {
  return { start, end, text: run.words[kind] ?? WORDS[kind] };
}

/**
 * Only one line shows at a time: what is said goes before the count, which gives way or waits. The number stands only
 * where the whole phase is shown; on a shortened cue it would be wrong.
 */
function aroundWords(cue: Cue, words: Cue[]): Cue[] {
  let { start, end } = cue;
  for (const said of words) {
    if (said.end <= start || said.start >= end) continue;
    if (said.start <= start) start = said.end;
    else end = said.start;
  }
  const isWhole = start === cue.start && end === cue.end;
  const text = isWhole ? `${cue.text} · ${Math.round(end - start)}` : cue.text;
  return end - start >= SHORTEST ? [{ start, end, text }] : [];
}
