// The sound of a counted breath: it grows fuller as the lungs do. One file, joined from frames of a single part.
import { lengthOf, momentAt, countedPhases, type CountedPhase } from "#app/shared/breath-phases.ts";
import { partsFolder, type LoadPart, type MadeSound } from "#app/shared/made-sound.ts";
import { fadeEnds, framesIn, middleOf, sliceFrames, type Frames } from "#app/shared/mp3-frames.ts";

/** How many shades of the same loop the part has, from the darkest and quietest to the fullest. */
export const shades = 24;
/** Frames of each shade. */
export const shadeFrames = 168;

/** The seconds of a breath, and how many breaths there are. A phase of 0 seconds is left out. */
export type BreathCounts = { in: number; hold: number; out: number; rest: number; breaths: number };

const longest = { phase: 30, seconds: 20 * 60 };
/** Seconds before and after the breaths in which the sound comes and goes. */
const fadeIn = 0.3;
const fadeOut = 2;

/** The number of whole rounds that comes closest to the given minutes. */
export const roundsIn = (minutes: number, phases: readonly CountedPhase[]) =>
  Math.max(1, Math.round((minutes * 60) / lengthOf(phases)));

export function breathSound(counts: BreathCounts): MadeSound {
  const { in: inhale, hold, out, rest, breaths } = counts;
  return {
    path: `/breath/${[inhale, hold, out, rest, breaths].join()}.mp3`,
    seconds: lengthOf(countedPhases(counts)) * breaths + fadeOut,
    make: (load) => makeBreath(counts, load),
  };
}

/** What a path asks for, or undefined if there can be no such sound. */
export function readBreath(text: string): MadeSound | undefined {
  const numbers = text.split(",").map((word) => (word === "" ? NaN : Number(word)));
  const [inhale = NaN, hold = NaN, out = NaN, rest = NaN, breaths = NaN] = numbers;
  const isPhase = (seconds: number) => seconds >= 0 && seconds <= longest.phase;
  const isPossible =
    numbers.length === 5 &&
    [inhale, hold, out, rest].every(isPhase) &&
    Math.min(inhale, out) > 0 &&
    Number.isInteger(breaths) &&
    breaths > 0;
  if (!isPossible) return undefined;
  const sound = breathSound({ in: inhale, hold, out, rest, breaths });
  return sound.seconds > longest.seconds ? undefined : sound;
}

async function makeBreath(counts: BreathCounts, load: LoadPart): Promise<Uint8Array<ArrayBuffer>[]> {
  const part = await load(`${partsFolder}breath.mp3`);
  if (part.count !== shades * shadeFrames) throw new Error("The part has not all its shades.");
  const phases = countedPhases(counts);
  const seconds = lengthOf(phases) * counts.breaths;
  const shadeAt = (second: number) =>
    second < seconds ? Math.round(momentAt(phases, second).fullness * (shades - 1)) : 0;
  const count = framesIn(seconds + fadeOut);
  const views: Frames[] = [];
  for (let at = 0; at < count;) {
    const shade = shadeAt(middleOf(at));
    const phase = at % shadeFrames;
    let length = 1;
    while (phase + length < shadeFrames && at + length < count && shadeAt(middleOf(at + length)) === shade) length++;
    const from = shade * shadeFrames + phase;
    views.push(sliceFrames(part, from, from + length));
    at += length;
  }
  return fadeEnds(views, framesIn(fadeIn), framesIn(fadeOut)).map(({ bytes }) => bytes);
}
