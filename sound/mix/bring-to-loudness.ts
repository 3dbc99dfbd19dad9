import type { Clip } from "../dsp/clip.ts";
import { clamp, toGain } from "../dsp/math.ts";
import { framesIn } from "../dsp/rate.ts";

const CEILING_DB = -2;
const WINDOW = framesIn(0.01);
/** Windows by which the gain dips before a peak and recovers after it. */
const REACH = 8;

/** Scales the recording; where a peak would pass the ceiling the gain dips slowly around it, and nothing ever clips. */
export function bringToLoudness(recording: Clip, gainDb: number): { limitedWindows: number } {
  const gain = toGain(gainDb);
  const needed = neededDips(recording, gain);
  const dips = needed.some((dip) => dip < 1) ? smoothed(needed) : needed;
  for (const channel of [recording.left, recording.right]) {
    for (let i = 0; i < channel.length; i++) channel[i]! *= gain * dipAt(dips, i);
  }
  return { limitedWindows: needed.filter((dip) => dip < 1).length };
}

/** For each window, the factor (at most 1) that brings its highest sample under the ceiling. */
function neededDips({ left, right }: Clip, gain: number): Float32Array {
  const ceiling = toGain(CEILING_DB);
  const peaks = new Float32Array(Math.ceil(left.length / WINDOW));
  for (let i = 0; i < left.length; i++) {
    const window = Math.floor(i / WINDOW);
    peaks[window] = Math.max(peaks[window]!, Math.abs(left[i]!) * gain, Math.abs(right[i]!) * gain);
  }
  return peaks.map((peak) => (peak > ceiling ? ceiling / peak : 1));
}

/** The lowest dip nearby, then its average: a slope that is already down when the peak comes. */
function smoothed(dips: Float32Array): Float32Array {
  const around = (values: Float32Array, at: number, reach: number) =>
    values.subarray(Math.max(0, at - reach), at + reach + 1);
  const lowest = dips.map((_, i) => Math.min(...around(dips, i, REACH)));
  return lowest.map((_, i) => {
    const near = around(lowest, i, REACH - 1);
    return near.reduce((sum, x) => sum + x, 0) / near.length;
  });
}

function dipAt(dips: Float32Array, frame: number): number {
  const at = clamp(frame / WINDOW - 0.5, 0, dips.length - 1);
  const k = Math.floor(at);
  const here = dips[k]!;
  return here + ((dips[k + 1] ?? here) - here) * (at - k);
}
