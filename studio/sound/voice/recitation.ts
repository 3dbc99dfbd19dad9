import { fadeInAndOut } from "../dsp/clip.ts";
import { loudnessOf } from "../dsp/loudness.ts";
import { toGain } from "../dsp/math.ts";
import { toFrames } from "../dsp/rate.ts";
import { choir } from "../instruments/choir.ts";

/** A Hindi voice: the English ones have no retroflex or breathy consonants. */
export const RECITER = { voice: "hf_alpha", speed: 0.8 };
const LUFS = -19;

/**
 * What was said before often starts with a sound that is not in the words. Of so many repetitions the first is left out:
 * it ends at the quietest moment around its share.
 */
export function withoutFirst(samples: Float32Array, repetitions: number): Float32Array {
  const window = toFrames(0.06);
  const share = 1 / repetitions;
  let quietest = { at: 0, energy: Infinity };
  const [from, to] = [share - 0.16 / 3, share + 0.32 / 3].map((part) => Math.round(samples.length * part));
  for (let at = from!; at < to!; at += window / 4) {
    const energy = samples.subarray(at, at + window).reduce((sum, x) => sum + x * x, 0);
    if (energy < quietest.energy) quietest = { at, energy };
  }
  return samples.slice(quietest.at + window / 2);
}

export function sungOm(seconds: number): Float32Array {
  const { left, right } = choir({ syllable: "om", hz: 130.8, seconds, voices: "low", melody: [[0, 1]], seed: 1 });
  return left.map((x, i) => (x + right[i]!) / 2);
}

export function levelled(samples: Float32Array): Float32Array {
  const gain = toGain(LUFS - loudnessOf({ left: samples, right: samples }));
  const result = samples.map((x) => Math.max(-0.98, Math.min(0.98, x * gain)));
  fadeInAndOut(result, 0.02, 0.08);
  return result;
}
