import type { Clip } from "../dsp/clip.ts";
import { raisedCosine } from "../dsp/math.ts";
import { RATE, toFrames } from "../dsp/rate.ts";
import { resample } from "../dsp/resample.ts";
import { fft } from "../dsp/spectrum.ts";
import { tanpuraPluck } from "../instruments/tanpura.ts";
import { pitchTrack } from "./pitch.ts";

const WINDOW_SECONDS = 0.25;
const OVERSAMPLING = 2;

const made = new Map<string, Clip>();

/** A string sounds about 5 cents sharp in its first second and then sinks. To tune a voice to it, it is levelled. */
export function steadyPluck(hz: number, variant: number, pan: number): Clip {
  const key = `${hz} ${variant} ${pan}`;
  const pluck = made.get(key) ?? level(tanpuraPluck(hz, variant, pan), hz);
  made.set(key, pluck);
  return pluck;
}

function level({ left, right }: Clip, hz: number): Clip {
  // The fundamental sinks further than the octave, so each is levelled by itself; what is higher follows the octave.
  const [low, high] = [1, 2].map((partial) => glideOf(left, hz * partial));
  const sides = [left, right].map((side) => {
    const [fundamental, rest] = splitAt(1.5 * hz, side);
    const upper = levelled(rest, high!);
    return levelled(fundamental, low!).map((x, i) => x + upper[i]!);
  });
  return { left: sides[0]!, right: sides[1]! };
}

/** In cents, a value for each half window. */
const glideOf = (samples: Float32Array, hz: number): number[] =>
  pitchTrack(samples, RATE, hz, WINDOW_SECONDS).map(({ cents }) => cents);

/** What lies below and above a frequency, by FFT; around it one fades into the other. */
function splitAt(hz: number, samples: Float32Array): [below: Float32Array, above: Float32Array] {
  const size = 2 ** Math.ceil(Math.log2(2 * samples.length));
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  re.set(samples);
  fft(re, im);
  for (let i = 0; i < size; i++) {
    const from = (Math.min(i, size - i) * RATE) / size / hz;
    const share = raisedCosine(3 - 2.5 * from);
    re[i]! *= share;
    // The conjugate, so that the same transform leads back.
    im[i]! *= -share;
  }
  fft(re, im);
  const below = samples.map((_, i) => re[i]! / size);
  return [below, samples.map((x, i) => x - below[i]!)];
}

function levelled(samples: Float32Array, glide: number[]): Float32Array {
  const fine = resample(samples, 1 / OVERSAMPLING);
  const step = toFrames(WINDOW_SECONDS) / 2;
  const result = new Float32Array(samples.length);
  for (let i = 0, at = 0; i < result.length; i++) {
    result[i] = valueAt(fine, at * OVERSAMPLING);
    // The first value spans the first two windows.
    at += 2 ** (-valueAt(glide, at / step - 1.5) / 1200);
  }
  return result;
}

/** Catmull-Rom interpolation; beyond its ends a list goes on with its first or last value. */
function valueAt(list: ArrayLike<number>, position: number): number {
  const last = list.length - 1;
  const base = Math.floor(position);
  const x = position - base;
  const at = (i: number): number => list[Math.min(last, Math.max(0, i))]!;
  const [a, b, c, d] = [at(base - 1), at(base), at(base + 1), at(base + 2)];
  return b + (x / 2) * (c - a + x * (2 * a - 5 * b + 4 * c - d + x * (3 * (b - c) + d - a)));
}
