import { RATE } from "./rate.ts";

const WINDOW = 256;
const CLICK_RATIO = 14;
const CLICK_FLOOR = 2e-4;

/** Times (seconds) of clicks: spikes in the third difference of the signal, far above its RMS in the 8 ms around. */
export function findClicks(samples: Float32Array): number[] {
  const clicks: number[] = [];
  let before = Infinity;
  for (let from = 3; from + 2 * WINDOW <= samples.length; from += WINDOW) {
    const here = roughness(samples, from);
    const after = roughness(samples, from + WINDOW);
    const typical = Math.max(Math.min(before, here.rms), after.rms, CLICK_FLOOR / CLICK_RATIO);
    if (here.peak > CLICK_RATIO * typical) clicks.push(from / RATE);
    before = here.rms;
  }
  return clicks;
}

function roughness(samples: Float32Array, from: number): { peak: number; rms: number } {
  let peak = 0;
  let sum = 0;
  for (let i = from; i < from + WINDOW; i++) {
    const third = samples[i]! - 3 * samples[i - 1]! + 3 * samples[i - 2]! - samples[i - 3]!;
    sum += third * third;
    peak = Math.max(peak, Math.abs(third));
  }
  return { peak, rms: Math.sqrt(sum / WINDOW) };
}
