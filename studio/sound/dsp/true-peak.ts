import { toDecibels } from "./math.ts";

const TAPS = 12;
const PHASES = [0.25, 0.5, 0.75].map(sincAt);

/** True peak in dBTP: four times oversampled, but only near samples that could exceed the peak found so far. */
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
