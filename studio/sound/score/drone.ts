import { toGain } from "../dsp/math.ts";
import type { Random } from "../dsp/random.ts";
import type { ClipSpec, Sound } from "./events.ts";
import type { Score } from "./types.ts";

/** One loop of tanpura plucks. */
export type Drone = { seconds: number; sounds: Sound[] };

const CYCLES = 16;
const STRINGS = [
  { string: "first", at: 0, level: -1 },
  { string: "middle", at: 0.228, level: 0 },
  { string: "second-middle", at: 0.431, level: 0 },
  { string: "low", at: 0.641, level: 0.5 },
] as const;

/** Pitch of the first string relative to Sa: Pa, Ma or Ni below it. */
export const FIRST_STRING = { pa: 3 / 4, ma: 2 / 3, ni: 15 / 16 } as const;

export function droneOf({ tanpura, parts }: Score, random: Random): Drone {
  const sounds: Sound[] = [];
  if (!parts.some(({ layers }) => layers.some(({ kind }) => kind === "tanpura"))) return { seconds: 1, sounds };
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    for (const { string, at, level } of STRINGS) {
      const clip: ClipSpec = { instrument: "tanpura", string, variant: random.next() < 0.5 ? 0 : 1 };
      const start = (cycle + at) * tanpura.cycle + 0.4 + random.spread() * 0.035;
      sounds.push({ start, clip, gain: toGain(level + random.spread() * 1.1) });
    }
  }
  return { seconds: tanpura.cycle * CYCLES, sounds };
}

/** Hz, low to high. */
export function droneHz({ sa, tanpura }: Score): number[] {
  return [sa / 2, sa * FIRST_STRING[tanpura.first], sa];
}
