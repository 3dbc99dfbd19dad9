import type { Clip } from "../dsp/clip.ts";
import { clamp, toGain } from "../dsp/math.ts";
import { toFrames } from "../dsp/rate.ts";

const CEILING_DB = -2;
const WINDOW = toFrames(0.01);
/** Attack and release of the limiter, in windows. */
const REACH = 8;

/** Applies the gain in place, with a look-ahead limiter that keeps every peak under the ceiling. */
export function normaliseLoudness(recording: Clip, gainDb: number): { limitedWindows: number } {
  const gain = toGain(gainDb);
  const limits = windowLimits(recording, gain);
  const limitedWindows = limits.filter((limit) => limit < 1).length;
  const envelope = limitedWindows > 0 ? smoothed(limits) : limits;
  for (const channel of [recording.left, recording.right]) {
    for (let i = 0; i < channel.length; i++) channel[i]! *= gain * envelopeAt(envelope, i);
  }
  return { limitedWindows };
}

/** For each window, the factor (at most 1) that brings its peak under the ceiling. */
function windowLimits({ left, right }: Clip, gain: number): Float32Array {
  const ceiling = toGain(CEILING_DB);
  const peaks = new Float32Array(Math.ceil(left.length / WINDOW));
  for (let i = 0; i < left.length; i++) {
    const window = Math.floor(i / WINDOW);
    peaks[window] = Math.max(peaks[window]!, peakAt(left, i) * gain, peakAt(right, i) * gain);
  }
  return peaks.map((peak) => (peak > ceiling ? ceiling / peak : 1));
}

/** The peak at a sample and halfway to the next one: between samples, consonants rise by up to a decibel. */
function peakAt(samples: Float32Array, i: number): number {
  const here = samples[i]!;
  const next = samples[i + 1] ?? here;
  const between = (9 * (here + next) - (samples[i - 1] ?? here) - (samples[i + 2] ?? next)) / 16;
  return Math.max(Math.abs(here), Math.abs(between));
}

/** A moving minimum, then a moving average: the gain is fully reduced before the peak arrives. */
function smoothed(limits: Float32Array): Float32Array {
  const around = (values: Float32Array, at: number, reach: number) =>
    values.subarray(Math.max(0, at - reach), at + reach + 1);
  const lowest = limits.map((_, i) => Math.min(...around(limits, i, REACH)));
  return lowest.map((_, i) => {
    const near = around(lowest, i, REACH - 1);
    return near.reduce((sum, x) => sum + x, 0) / near.length;
  });
}

function envelopeAt(envelope: Float32Array, frame: number): number {
  const at = clamp(frame / WINDOW - 0.5, 0, envelope.length - 1);
  const k = Math.floor(at);
  const here = envelope[k]!;
  return here + ((envelope[k + 1] ?? here) - here) * (at - k);
}
