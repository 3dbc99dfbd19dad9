import { fadeInAndOut, normalise, place, silence, type Clip } from "../dsp/clip.ts";
import { Biquad } from "../dsp/filters.ts";
import { resample } from "../dsp/resample.ts";
import { fundamentalOf } from "../dsp/spectrum.ts";
import { pluckString } from "./string-model.ts";

/** The tanpura's string model without bridge contact: a soft harp for slow melodies. */
export function harpPluck(hz: number, pan: number): Clip {
  const raw = pluckString({
    hz,
    seconds: 5,
    seed: 900,
    decay: 1.1,
    damping: 6e-4 * Math.sqrt(hz / 272),
    stiffness: 2e-5,
    pluckAt: 0.3,
    oversampling: 1,
  });
  const pluck = resample(raw, hz / fundamentalOf(raw, hz, 0.2));
  Biquad.highPass(80).run(pluck);
  Biquad.peak(260, 0.8, 2).run(pluck);
  Biquad.lowPass(3800).run(pluck);
  fadeInAndOut(pluck, 0.006, 1.5);
  const clip = silence(pluck.length);
  place(clip, pluck, pan, 1, 0.0007);
  return normalise(clip);
}
