import { fadeEnds, normalise, place, silence, type Clip } from "../dsp/clip.ts";
import { Biquad } from "../dsp/filters.ts";
import { raisedCosine } from "../dsp/math.ts";
import { framesIn } from "../dsp/rate.ts";
import { resample } from "../dsp/resample.ts";
import { fundamentalOf } from "../dsp/spectrum.ts";
import { pluckString } from "./string-model.ts";

/** Strings are simulated once, at these pitches, and taken to the key by resampling: never further than a third. */
const REFERENCE_HZ = [56, 76, 102, 138];
const SECONDS = 9.5;
const BLOOM_SECONDS = 0.16;

const simulated = new Map<string, Float32Array>();

/** One pluck, in tune, heard through the gourd. Two variants of each string keep the drone from sounding looped. */
export function tanpuraPluck(hz: number, variant: number, pan: number): Clip {
  const pluck = tunedPluck(hz, variant);
  throughBody(pluck);
  bloom(pluck);
  fadeEnds(pluck, 0.012, 1.8);
  const clip = silence(pluck.length);
  place(clip, pluck, pan, 1, 0.0007);
  return normalise(clip);
}

/** Grazing the bridge shortens the string by a hair, so the pluck is measured and put back in tune. */
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

function throughBody(pluck: Float32Array): void {
  Biquad.highPass(45).run(pluck);
  Biquad.peak(190, 0.9, 3).run(pluck);
  Biquad.peak(430, 1.1, 2.5).run(pluck);
  Biquad.highShelf(3200, -7).run(pluck);
  Biquad.lowPass(8500).run(pluck);
}

/** The fleshy finger: the first moment opens from dull to bright, so that a pluck blooms and never ticks. */
function bloom(pluck: Float32Array): void {
  const frames = framesIn(BLOOM_SECONDS);
  const dull = pluck.slice(0, frames);
  Biquad.lowPass(420).run(dull);
  Biquad.lowPass(700).run(dull);
  for (let i = 0; i < frames; i++) {
    const open = raisedCosine(i / frames) ** 2;
    pluck[i] = dull[i]! + (pluck[i]! - dull[i]!) * open;
  }
}
