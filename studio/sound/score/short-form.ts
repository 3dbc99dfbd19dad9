import { linesOf } from "./lines.ts";
import type { Part, Say, Score } from "./types.ts";

const MINUTES = 5;
/** A line on a breath that ends later than this before the end of its part belongs to the long form alone. */
const ROOM = 1.5;

/** The five-minute form of a session, as its score marks it with `short`. */
export function shortForm(score: Score): Score {
  return {
    ...score,
    topic: `${score.topic}-short`,
    title: `${score.title} (${MINUTES} min)`,
    minutes: MINUTES,
    parts: score.parts.flatMap((part) => (part.short === undefined ? [] : [shortPart(part, part.short)])),
  };
}

function shortPart(part: Part, seconds: number): Part {
  const whole = { ...part, seconds, say: part.say.flatMap(shortLine) };
  const ends = linesOf(whole, 0).map(({ end }) => end);
  return { ...whole, say: whole.say.filter((say, i) => !onBreath(say) || ends[i]! < seconds - ROOM) };
}

function shortLine(say: Say): Say[] {
  if (typeof say === "string") return [say];
  if ("at" in say) return say.short === undefined ? [] : [{ at: say.short, text: say.text }];
  return say.short === false ? [] : [say];
}

const onBreath = (say: Say): boolean => typeof say !== "string" && "breath" in say;
