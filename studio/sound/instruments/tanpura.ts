import { fadeInAndOut, normalise, place, silence, type Clip } from "../dsp/clip.ts";
import { Biquad } from "../dsp/filters.ts";
import { raisedCosine } from "../dsp/math.ts";
import { toFrames } from "../dsp/rate.ts";
import { resample } from "../dsp/resample.ts";
import { fundamentalOf } from "../dsp/spectrum.ts";
import { pluckString } from "./string-model.ts";

/** Strings are simulated only at these pitches and resampled to the key, by at most a third. */
const REFERENCE_HZ = [56, 76, 102, 138];
const SECONDS = 9.5;
const BLOOM_SECONDS = 0.16;

const simulated = new Map<string, Float32Array>();

/** One tuned pluck with body resonance. The two variants of each string keep the drone from sounding looped. */
export function tanpuraPluck(hz: number, variant: number, pan: number): Clip {
  const pluck = tunedPluck(hz, variant);
  applyBodyResonance(pluck);
  bloom(pluck);
  fadeInAndOut(pluck, 0.012, 1.8);
  const clip = silence(pluck.length);
  place(clip, pluck, pan, 1, 0.0007);
  return normalise(clip);
}

/** Bridge contact shortens the string and raises its pitch, so the simulated pluck is measured and retuned. */
function tunedPluck(hz: number, variant: number): Float32Array {
  const reference = nearestReference(hz);
  const key = `${reference}|${variant}`;
  const raw = simulated.get(key) ?? simulate(reference, variant);
  simulated.set(key, raw);
  return resample(raw, hz / fundamentalOf(raw, reference));
}

function simulate(hz: number, variant: number): Float32Array {
  return pluckString({
    hz,
    seconds: SECONDS,
    seed: 17 + variant * 101 + hz,
    bridge: { reach: 0.03, curve: 60 },
    decay: 0.5,
    damping: 1.2e-4 * (hz / 136) ** 2,
    stiffness: 4e-5,
    pluckAt: 0.42,
    oversampling: 2,
  });
}

function nearestReference(hz: number): number {
  const distance = (reference: number): number => Math.abs(Math.log(reference / hz));
  return REFERENCE_HZ.reduce((best, reference) => (distance(reference) < distance(best) ? reference : best));
}

function applyBodyResonance(pluck: Float32Array): void {
  Biquad.highPass(45).run(pluck);
  Biquad.peak(190, 0.9, 3).run(pluck);
  Biquad.peak(430, 1.1, 2.5).run(pluck);
  Biquad.highShelf(3200, -7).run(pluck);
  Biquad.lowPass(8500).run(pluck);
}

/** Crossfades the attack from low-passed to full bandwidth, so the pluck has no hard transient. */
function bloom(pluck: Float32Array): void {
  const frames = toFrames(BLOOM_SECONDS);
  const dull = pluck.slice(0, frames);
  Biquad.lowPass(420).run(dull);
  Biquad.lowPass(700).run(dull);
  for (let i = 0; i < frames; i++) {
    const open = raisedCosine(i / frames) ** 2;
    pluck[i] = dull[i]! + (pluck[i]! - dull[i]!) * open;
  }
}
