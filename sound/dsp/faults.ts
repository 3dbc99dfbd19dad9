import { RATE } from "./rate.ts";
import { toDecibels } from "./math.ts";

const WINDOW = 256;
const CLICK_RATIO = 14;
const CLICK_FLOOR = 2e-4;

/**
 * Times (seconds) at which a sample jumps out of its surroundings. The third difference of a smooth sound is small;
 * a tick is a spike in it, many times the typical size within 8 ms around it.
 */
export function findClicks(samples: Float32Array, startSecond = 0): number[] {
  const clicks: number[] = [];
  let before = Infinity;
  for (let from = 3; from + 2 * WINDOW <= samples.length; from += WINDOW) {
    const here = roughness(samples, from);
    const after = roughness(samples, from + WINDOW);
    const typical = Math.max(Math.min(before, here.rms), after.rms, CLICK_FLOOR / CLICK_RATIO);
    if (here.peak > CLICK_RATIO * typical) clicks.push(startSecond + from / RATE);
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

const TAPS = 12;
const PHASES = [0.25, 0.5, 0.75].map(sincAt);

/** Highest level between the samples too, in dBTP: four times oversampled wherever it could matter. */
export function truePeak(channels: Float32Array[]): number {
  let peak = 0;
  for (const samples of channels) {
    for (let i = TAPS; i < samples.length - TAPS; i++) {
      const here = Math.abs(samples[i]!);
      peak = Math.max(peak, here);
      if (here < peak * 0.6) continue;
      for (const taps of PHASES) peak = Math.max(peak, Math.abs(between(samples, i, taps)));
    }
  }
  return toDecibels(peak);
}

function between(samples: Float32Array, at: number, taps: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < taps.length; k++) sum += samples[at - TAPS + 1 + k]! * taps[k]!;
  return sum;
}

function sincAt(fraction: number): Float64Array {
  return Float64Array.from({ length: 2 * TAPS }, (_, k) => {
    const x = k - TAPS + 1 - fraction;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / TAPS));
  });
}
