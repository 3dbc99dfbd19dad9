import { spokenSeconds } from "../voice/spoken-lines.ts";
import { chantOf, chantPattern, cycleOf } from "./chant.ts";
import type { Part, Say } from "./types.ts";

/** A spoken line, in seconds of the session. */
export type Line = { start: number; end: number; text: string };

/** Seconds before the first line of a part, between two lines, and between a line and the breath or chant after it. */
const LEAD = 2.5;
const PAUSE = 1.1;
export const AFTER_LINE = 1.5;
/** Seconds for the last chant to fade before the voice speaks. */
const AFTER_CHANT = 0.8;

/** The lines of a part that begins at `start`. */
export function linesOf(part: Part, start: number): Line[] {
  const lines: Line[] = [];
  for (const say of part.say) {
    const text = typeof say === "string" ? say : say.text;
    const from = startOf(say, part, lines.at(-1)?.end);
    lines.push({ start: from, end: from + spokenSeconds(text), text });
  }
  return lines.map(({ start: from, end, text }) => ({ start: start + from, end: start + end, text }));
}

/** Seconds from the start of the part until its opening lines end and the guided breath begins. */
export function openingSeconds(part: Part): number {
  const opening = linesOf({ ...part, say: openingOf(part) }, 0).at(-1);
  return opening ? opening.end + AFTER_LINE : 0;
}

function openingOf({ say }: Part): Say[] {
  const first = say.findIndex((line) => typeof line !== "string" && ("at" in line || "breath" in line));
  return first === -1 ? say : say.slice(0, first);
}

/** `before` is the end of the line before, if there is one. */
function startOf(say: Say, part: Part, before: number | undefined): number {
  if (typeof say === "string") return before === undefined ? LEAD : before + PAUSE;
  if ("breath" in say) {
    const breath = part.breath!;
    return openingSeconds(part) + (say.breath - 1) * cycleOf(breath) + (say.on === "out" ? breath.in : 0);
  }
  if (!("at" in say)) return (before ?? 0) + (say.pause ?? (before === undefined ? LEAD : PAUSE));
  const chant = chantOf(part);
  if (!chant) return say.at;
  const cycle = cycleOf(chantPattern(chant));
  const free = Math.max(openingSeconds(part), (before ?? 0) + AFTER_LINE);
  return free + Math.max(1, Math.ceil((say.at - free) / cycle)) * cycle + AFTER_CHANT;
}
