// The sound of a counted breath: soft air over a low note, in shades from dark and quiet to bright and full.
import { type Frames } from "../../../app/shared/mp3-frames.ts";
import { shadeFrames, shades } from "../../../app/shared/breath-sound.ts";
import { Biquad } from "../dsp/filters.ts";
import { loudnessOf } from "../dsp/loudness.ts";
import { TAU, mix, toGain } from "../dsp/math.ts";
import { Noise } from "../dsp/random.ts";
import { RATE } from "../dsp/rate.ts";
import { SA, loopPart, resampleAround } from "./timer-sounds.ts";

/** Little is left above 2 kHz. */
const KBITS = 16;
/** Loudness of the fullest shade, and between two shades. */
const FULLEST = -26;
const STEP = 0.75;
/** Where the air begins to fall off, in the darkest shade and in the fullest. */
const CUTOFFS = [320, 1500] as const;
/** How loud each partial of the note is beside the air, in the darkest shade and in the fullest. */
const PARTIALS = [
  { hz: SA, levels: [-6, -13] },
  { hz: SA * 1.5, levels: [-13, -15] },
  { hz: SA * 2, levels: [-16, -16] },
  { hz: SA * 3, levels: [-34, -22] },
  { hz: SA * 4, levels: [-44, -27] },
] as const;

const PERIOD = (shadeFrames * 576 * RATE) / 24_000;

/** All shades, one after the other. Each is a loop, and all are made of the same air, so that one leads into the next. */
export async function breathPart(): Promise<Frames> {
  const noise = new Noise(11);
  const air = Float32Array.from({ length: PERIOD }, () => noise.next());
  const parts: Frames[] = [];
  for (let shade = 0; shade < shades; shade++) parts.push(await loopPart(makeShade(air, shade), KBITS));
  return {
    size: parts[0]!.size,
    count: shades * shadeFrames,
    bytes: new Uint8Array(Buffer.concat(parts.map(({ bytes }) => bytes))),
  };
}

function makeShade(air: Float32Array, shade: number): Float32Array {
  const x = shade / (shades - 1);
  const cutoff = CUTOFFS[0] * (CUTOFFS[1] / CUTOFFS[0]) ** x;
  const sound = around(air, [Biquad.highPass(150), Biquad.lowPass(cutoff), Biquad.lowPass(cutoff * 1.6)]);
  scale(sound, 0.1 / rootMeanSquare(sound));
  for (const { hz, levels } of PARTIALS) {
    const level = Math.SQRT2 * 0.1 * toGain(mix(levels[0], levels[1], x));
    // Whole cycles, so that the loop has no seam.
    const cycles = Math.round((hz * PERIOD) / RATE);
    for (let i = 0; i < PERIOD; i++) sound[i]! += level * Math.sin((TAU * cycles * i) / PERIOD);
  }
  scale(sound, toGain(FULLEST - STEP * (shades - 1 - shade) - loudnessOf({ left: sound, right: sound })));
  return resampleAround(sound);
}

/** The second time around, the filters have forgotten that there was a start. */
function around(loop: Float32Array, filters: Biquad[]): Float32Array {
  const twice = new Float32Array(2 * loop.length);
  twice.set(loop);
  twice.set(loop, loop.length);
  for (const filter of filters) filter.run(twice);
  return twice.slice(loop.length);
}

function scale(samples: Float32Array, gain: number): void {
  for (let i = 0; i < samples.length; i++) samples[i]! *= gain;
}

const rootMeanSquare = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
