// The drone that a visitor chooses, and the sound that is made of one loop.
import { composeFrames, fadeEnds, framesIn } from "#app/shared/mp3-frames.ts";
import type { MadeSound } from "#app/shared/made-sound.ts";

/** The tonics from C3 to B3 (A4 = 440 Hz), and how Indian singers count them: a whole number is a white key. */
export const pitches = [
  ["c", "1"],
  ["cs", "1½"],
  ["d", "2"],
  ["ds", "2½"],
  ["e", "3"],
  ["f", "4"],
  ["fs", "4½"],
  ["g", "5"],
  ["gs", "5½"],
  ["a", "6"],
  ["as", "6½"],
  ["b", "7"],
].map(([name, count], i) => ({
  name: name!,
  note: name!.toUpperCase().replace("S", "♯"),
  count: count!,
  hz: 440 * 2 ** ((i - 21) / 12),
}));

/** The first string. */
export const tunings = ["pa", "ma", "ni"] as const;
/** 0 goes on until it is stopped. */
export const lengths = [5, 10, 15, 20, 30, 45, 60, 0] as const;
/** Where a voice is at ease, by how it hums. */
export const voices = { low: "cs", middle: "f", high: "gs" } as const;

export type TanpuraChoice = { pitch: string; tuning: string; minutes: number };
export const usualTanpura: TanpuraChoice = { pitch: voices.low, tuning: "pa", minutes: 10 };

/** An hour, and then the same again. */
const endless = 60;
const fadeIn = 4;
const fadeOut = 12;

export const loopPath = (pitch: string, tuning: string) => `/audio/tanpura/${pitch}-${tuning}.mp3`;

export const writeTanpura = ({ pitch, tuning, minutes }: TanpuraChoice) => [pitch, tuning, minutes].join();

/** Undefined if there is no such drone. */
export function readTanpuraChoice(text: string): TanpuraChoice | undefined {
  const [pitch = "", tuning = "", length, ...rest] = text.split(",");
  const minutes = lengths.find((one) => String(one) === length);
  const isKnown = pitches.some(({ name }) => name === pitch) && tunings.some((one) => one === tuning);
  return isKnown && minutes !== undefined && rest.length === 0 ? { pitch, tuning, minutes } : undefined;
}

export function tanpuraSound(choice: TanpuraChoice): MadeSound {
  const { pitch, tuning, minutes } = choice;
  const seconds = (minutes || endless) * 60;
  return {
    path: `/tanpura/${writeTanpura(choice)}.mp3`,
    seconds,
    loop: minutes === 0,
    async make(load) {
      const loop = await load(loopPath(pitch, tuning));
      const views = composeFrames(framesIn(seconds), loop, 0, []);
      // What starts over has no end to fade.
      return fadeEnds(views, framesIn(fadeIn), minutes ? framesIn(fadeOut) : 0).map(({ bytes }) => bytes);
    },
  };
}

/** What a path asks for. */
export function readTanpura(text: string): MadeSound | undefined {
  const choice = readTanpuraChoice(text);
  return choice && tanpuraSound(choice);
}
