import { fadeInAndOut, normalise, panGains, silence, type Clip } from "../dsp/clip.ts";
import { Biquad } from "../dsp/filters.ts";
import { TAU, raisedCosine } from "../dsp/math.ts";
import { Random } from "../dsp/random.ts";
import { RATE, toFrames } from "../dsp/rate.ts";

/** A vibration mode: frequency and decay relative to the first mode, and the Hz by which its two halves differ. */
type Mode = { ratio: number; gain: number; decay: number; split: number };

export const BOWL_MODES: Mode[] = [
  { ratio: 1, gain: 1, decay: 1, split: 0.38 },
  { ratio: 2.695, gain: 0.42, decay: 0.62, split: 0.8 },
  { ratio: 5.02, gain: 0.17, decay: 0.36, split: 1.3 },
  { ratio: 7.97, gain: 0.06, decay: 0.22, split: 2.1 },
  { ratio: 11.35, gain: 0.022, decay: 0.14, split: 2.9 },
  { ratio: 15.2, gain: 0.008, decay: 0.09, split: 3.7 },
];

export const BELL_MODES: Mode[] = [
  { ratio: 0.5, gain: 0.1, decay: 0.9, split: 0.3 },
  { ratio: 1, gain: 1, decay: 1, split: 1.1 },
  { ratio: 2.005, gain: 0.36, decay: 0.55, split: 1.9 },
  { ratio: 2.74, gain: 0.17, decay: 0.4, split: 2.6 },
  { ratio: 4.08, gain: 0.07, decay: 0.25, split: 3.3 },
  { ratio: 5.45, gain: 0.03, decay: 0.15, split: 4.1 },
];

type Strike = {
  hz: number;
  /** Decay time of the first mode: seconds to fall by 60 dB. */
  t60: number;
  /** 0 is a wooden stick, 1 a thick felt mallet. */
  softness: number;
  pan: number;
  seed: number;
};

/** Modal synthesis. Each mode is a detuned pair panned apart, which beats and moves as in hand-hammered metal. */
export function strike(modes: Mode[], options: Strike): Clip {
  const random = new Random(options.seed);
  const clip = silence(toFrames(options.t60 * 1.05));
  const attack = 0.0015 + 0.016 * options.softness;
  modes.forEach((mode, index) => {
    const hz = options.hz * mode.ratio;
    if (hz > RATE * 0.42) return;
    const gain = mode.gain * Math.exp(-options.softness * index * 0.38);
    const split = mode.split * random.between(0.8, 1.2);
    for (const side of [-1, 1]) {
      addDecayingSine(clip, {
        hz: hz + (side * split) / 2,
        phase: random.between(0, TAU),
        gain: gain * (side < 0 ? 0.58 : 0.42),
        t60: options.t60 * mode.decay,
        attack: attack / (1 + 0.15 * index),
        pan: options.pan + side * (index % 2 ? -0.4 : 0.4),
      });
    }
  });
  addMalletNoise(clip, options.softness, random);
  for (const channel of [clip.left, clip.right]) fadeInAndOut(channel, 0, 0.25 * options.t60);
  return normalise(clip);
}

type DecayingSine = { hz: number; phase: number; gain: number; t60: number; attack: number; pan: number };

/** A decaying sine from a complex rotation per sample, far cheaper than Math.sin. */
function addDecayingSine(clip: Clip, { hz, phase, gain, t60, attack, pan }: DecayingSine): void {
  const [left, right] = panGains(pan);
  const decay = 10 ** (-3 / (t60 * RATE));
  const rotationRe = Math.cos((TAU * hz) / RATE) * decay;
  const rotationIm = Math.sin((TAU * hz) / RATE) * decay;
  const attackFrames = toFrames(attack);
  const frames = Math.min(clip.left.length, toFrames(t60 * 1.05));
  let re = Math.cos(phase);
  let im = Math.sin(phase);
  for (let i = 0; i < frames; i++) {
    const rotated = re * rotationRe - im * rotationIm;
    im = re * rotationIm + im * rotationRe;
    re = rotated;
    const x = i < attackFrames ? im * gain * raisedCosine(i / attackFrames) : im * gain;
    clip.left[i]! += x * left;
    clip.right[i]! += x * right;
  }
}

/** The impact of the mallet: a short burst of low-passed noise. */
function addMalletNoise(clip: Clip, softness: number, random: Random): void {
  const thump = new Float32Array(toFrames(0.12));
  for (let i = 0; i < thump.length; i++) {
    thump[i] = random.spread() * Math.exp(-i / toFrames(0.014)) * raisedCosine(i / toFrames(0.002));
  }
  Biquad.lowPass(380 + 1400 * (1 - softness)).run(thump);
  Biquad.lowPass(600 + 2400 * (1 - softness)).run(thump);
  for (let i = 0; i < thump.length; i++) {
    clip.left[i]! += thump[i]! * 0.25;
    clip.right[i]! += thump[i]! * 0.25;
  }
}

/** A bowl rubbed around its rim: the first two modes swell and fade. */
export function rubRim(hz: number, seconds: number, seed: number): Clip {
  const random = new Random(seed);
  const clip = silence(toFrames(seconds));
  for (const [mode, gain, split, power] of [
    [BOWL_MODES[0]!, 1, 0.33, 1.5],
    [BOWL_MODES[1]!, 0.16, 0.7, 2],
  ] as const) {
    for (const side of [-1, 1]) {
      const pan = side * 0.45 * (mode === BOWL_MODES[0] ? 1 : -1);
      const wave = { hz: hz * mode.ratio + (side * split) / 2, phase: random.between(0, TAU), pan };
      addSwellingSine(clip, { ...wave, gain: gain * (side < 0 ? 0.58 : 0.42), power });
    }
  }
  return normalise(clip);
}

function addSwellingSine(clip: Clip, w: { hz: number; phase: number; pan: number; gain: number; power: number }): void {
  const [left, right] = panGains(w.pan);
  const frames = clip.left.length;
  for (let i = 0; i < frames; i++) {
    const swell = Math.min(raisedCosine(i / (0.42 * frames)), raisedCosine((frames - 1 - i) / (0.5 * frames)));
    const x = Math.sin((TAU * w.hz * i) / RATE + w.phase) * swell ** w.power * w.gain;
    clip.left[i]! += x * left;
    clip.right[i]! += x * right;
  }
}
