import { TAU, toDecibels } from "./math.ts";
import { RATE, toFrames } from "./rate.ts";

/** In-place radix-2 FFT; the length must be a power of two. */
export function fft(re: Float64Array, im: Float64Array): void {
  reorder(re, im);
  for (let size = 2; size <= re.length; size *= 2) butterflies(re, im, size);
}

function reorder(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [re[i], re[j]] = [re[j]!, re[i]!];
    [im[i], im[j]] = [im[j]!, im[i]!];
  }
}

function butterflies(re: Float64Array, im: Float64Array, size: number): void {
  const half = size / 2;
  for (let k = 0; k < half; k++) {
    const wr = Math.cos((TAU * k) / size);
    const wi = -Math.sin((TAU * k) / size);
    for (let i = k; i < re.length; i += size) {
      const j = i + half;
      const xr = re[j]! * wr - im[j]! * wi;
      const xi = re[j]! * wi + im[j]! * wr;
      re[j] = re[i]! - xr;
      im[j] = im[i]! - xi;
      re[i]! += xr;
      im[i]! += xi;
    }
  }
}

/** Level of each bin in dB, with a Hann window; a sine of amplitude 1 reads 0 dB. */
export function spectrum(samples: Float32Array, atSecond: number, size: number): Float64Array {
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  const from = toFrames(atSecond);
  const length = Math.min(size, samples.length - from);
  for (let i = 0; i < length; i++) re[i] = samples[from + i]! * (0.5 - 0.5 * Math.cos((TAU * i) / (length - 1)));
  fft(re, im);
  const levels = new Float64Array(size / 2);
  for (let k = 0; k < levels.length; k++) levels[k] = toDecibels(Math.hypot(re[k]!, im[k]!) / (length / 4));
  return levels;
}

/** Frequency and level of the strongest partial within `span` Hz of `near`, by parabolic interpolation between bins. */
export function strongestPartial(levels: Float64Array, near: number, span: number): { hz: number; level: number } {
  const binWidth = RATE / (levels.length * 2);
  const last = Math.min(levels.length - 2, Math.ceil((near + span) / binWidth));
  let best = Math.max(1, Math.floor((near - span) / binWidth));
  for (let k = best; k <= last; k++) if (levels[k]! > levels[best]!) best = k;
  const [before, at, after] = [levels[best - 1]!, levels[best]!, levels[best + 1]!];
  return { hz: (best + (0.5 * (before - after)) / (before - 2 * at + after)) * binWidth, level: at };
}

/** Fundamental of a string in Hz: the weighted mean of its first eight harmonics, each divided by its number. */
export function fundamentalOf(samples: Float32Array, guess: number, atSecond = 1): number {
  const levels = spectrum(samples, atSecond, 1 << 17);
  let sum = 0;
  let weights = 0;
  for (let harmonic = 1; harmonic <= 8; harmonic++) {
    const partial = strongestPartial(levels, guess * harmonic, guess * harmonic * 0.03);
    const weight = 10 ** (partial.level / 10) * harmonic;
    sum += (weight * partial.hz) / harmonic;
    weights += weight;
  }
  return sum / weights;
}
