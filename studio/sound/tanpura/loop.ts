import type { tunings } from "../../../app/shared/tanpura.ts";
import { tanpuraLoop } from "../timer/timer-sounds.ts";

/** Long enough that the ear does not notice the repetition. */
const ROUNDS = 4;
const LUFS = -22;

export const loopOf = (sa: number, tuning: (typeof tunings)[number]): Float32Array =>
  tanpuraLoop({ sa, tuning, rounds: ROUNDS, lufs: LUFS, seed: 1, steady: true });
