import { raisedCosine } from "./math.ts";
import { toFrames } from "./rate.ts";

/** Stereo samples: a sound in memory, or one block of a bus. */
export type Clip = { left: Float32Array; right: Float32Array };

export function silence(frames: number): Clip {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}

/** Constant-power panning, scaled so that a centred sound keeps its full gain on both sides. */
export function panGains(pan: number): [left: number, right: number] {
  const angle = ((Math.min(1, Math.max(-1, pan)) + 1) * Math.PI) / 4;
  return [Math.cos(angle) * Math.SQRT2, Math.sin(angle) * Math.SQRT2];
}

/** Adds a mono sound to the clip, panned by level and by the interaural delay of the far ear. */
export function place(clip: Clip, sound: Float32Array, pan: number, gain: number, earDelay = 0.0004): void {
  const [left, right] = panGains(pan);
  addShifted(clip.left, sound, left * gain, toFrames(earDelay * Math.max(0, pan)));
  addShifted(clip.right, sound, right * gain, toFrames(earDelay * Math.max(0, -pan)));
}

function addShifted(target: Float32Array, sound: Float32Array, gain: number, shift: number): void {
  const frames = Math.min(sound.length, target.length - shift);
  for (let i = 0; i < frames; i++) target[i + shift]! += sound[i]! * gain;
}

export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const x of samples) peak = Math.max(peak, Math.abs(x));
  return peak;
}

/** Brings every instrument's clips to the same peak, so the levels in a score are comparable. */
export function normalise(clip: Clip, peak = 0.5): Clip {
  const loudest = Math.max(peakOf(clip.left), peakOf(clip.right));
  if (loudest === 0) return clip;
  for (const channel of [clip.left, clip.right]) {
    for (let i = 0; i < channel.length; i++) channel[i]! *= peak / loudest;
  }
  return clip;
}

export function fadeInAndOut(samples: Float32Array, fadeIn: number, fadeOut: number): void {
  const rise = toFrames(fadeIn);
  const fall = toFrames(fadeOut);
  const last = samples.length;
  for (let i = 0; i < Math.min(rise, last); i++) samples[i]! *= raisedCosine(i / rise);
  for (let i = Math.max(0, last - fall); i < last; i++) samples[i]! *= raisedCosine((last - 1 - i) / fall);
}
