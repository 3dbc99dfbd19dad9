// The bells of the meditation timer and its tanpura, cut into parts that can be joined (app/shared/mp3-frames.ts).
import { frameRate, frameSamples, sliceFrames, type Frames } from "../../../app/shared/mp3-frames.ts";
import { lead } from "../../../app/shared/timer.ts";
import { fadeInAndOut, silence, type Clip } from "../dsp/clip.ts";
import { Biquad } from "../dsp/filters.ts";
import { loudnessOf } from "../dsp/loudness.ts";
import { raisedCosine, toGain } from "../dsp/math.ts";
import { Random } from "../dsp/random.ts";
import { RATE, toFrames } from "../dsp/rate.ts";
import { resample } from "../dsp/resample.ts";
import { Reverb } from "../dsp/reverb.ts";
import { BELL_MODES, BOWL_MODES, strike } from "../instruments/bowls-and-bells.ts";
import { tanpuraPluck } from "../instruments/tanpura.ts";
import { FIRST_STRING } from "../score/drone.ts";
import { steadyPluck } from "../tanpura/steady-pluck.ts";
import { encodeFrames } from "./encode-frames.ts";

/** Samples between the input of the encoder and the output of a decoder (LAME 576, decoder 529). */
const DELAY = 1105;
/** With these samples in front, the delay is exactly two frames. */
const PRE_ROLL = 2 * frameSamples - DELAY;

export const SA = 138.59;
const BELLS = {
  bowl: { modes: BOWL_MODES, hz: SA * 2, t60: 20, softness: 0.75, pan: 0, seed: 7 },
  bell: { modes: BELL_MODES, hz: SA * 8, t60: 11, softness: 0.3, pan: 0, seed: 7 },
};
const SECONDS_BETWEEN_STRIKES = 7;
/** Loudness of the first second of a strike, and of the tanpura, in LUFS. */
const LEVELS = { bowl: -17, bell: -19 };
const SENDS = { bell: 0.38, tanpura: 0.22 };
const REVERB_T60 = 2.4;
/** -90 dB. */
const INAUDIBLE = 3e-5;

/** A round of the four strings. */
const ROUND_SECONDS = 6;
const stringsOf = (sa: number, tuning: keyof typeof FIRST_STRING) => [
  { hz: sa * FIRST_STRING[tuning], at: 0, level: -1, pan: -0.35 },
  { hz: sa, at: 0.228, level: 0, pan: -0.12 },
  { hz: sa * 1.0006, at: 0.431, level: 0, pan: 0.14 },
  { hz: sa / 2, at: 0.641, level: 0.5, pan: 0.32 },
];

/** `lufs` is the loudness of the drone; `seed` decides how its plucks vary; `steady` makes its pitch one to sing to. */
type Drone = {
  sa: number;
  tuning: keyof typeof FIRST_STRING;
  rounds: number;
  lufs: number;
  seed: number;
  steady: boolean;
};

/** Two rounds: a minute is five loops, so a bell on the minute meets the start of one. */
const UNDER_BELLS: Drone = { sa: SA, tuning: "pa", rounds: 2, lufs: -30, seed: 1, steady: false };

/** One or three strikes with their reverb, in mono at the rate of the files. */
export function strikes(kind: keyof typeof BELLS, count: number): Float32Array {
  const { modes, ...options } = BELLS[kind];
  const one = strike(modes, options);
  const dry = silence(one.left.length + toFrames((count - 1) * SECONDS_BETWEEN_STRIKES + 3));
  for (let i = 0; i < count; i++) add(dry, one, toFrames(i * SECONDS_BETWEEN_STRIKES), toGain(-1.5 * i));
  new Reverb(REVERB_T60, dry.left.length).process(scaled(dry, SENDS.bell), dry, dry.left.length);
  const mono = toMono(dry);
  Biquad.highPass(28).run(mono);
  Biquad.lowPass(9500, 0.6).run(mono);
  const first = mono.subarray(0, toFrames(1));
  const gain = toGain(LEVELS[kind] - loudnessOf({ left: first, right: first }));
  const loud = mono.map((x) => x * gain);
  const heard = loud.slice(0, 1 + loud.findLastIndex((x) => Math.abs(x) > INAUDIBLE));
  fadeInAndOut(heard, 0, 0.2);
  return resample(heard, RATE / frameRate);
}

/** One period of the drone: played again and again it has no seam. */
export function tanpuraLoop({ sa, tuning, rounds, lufs, seed, steady } = UNDER_BELLS): Float32Array {
  const frames = toFrames(ROUND_SECONDS * rounds);
  const loop = silence(frames);
  const random = new Random(seed);
  const plucks = new Map<string, Clip>();
  for (let round = 0; round < rounds; round++) {
    for (const { hz, at, level, pan } of stringsOf(sa, tuning)) {
      const variant = Math.floor(random.next() * 2);
      const pluck = plucks.get(`${hz} ${variant}`) ?? (steady ? steadyPluck : tanpuraPluck)(hz, variant, pan);
      plucks.set(`${hz} ${variant}`, pluck);
      const start = (round + at) * ROUND_SECONDS + 0.4 + random.spread() * 0.035;
      add(loop, pluck, toFrames(steady ? inPhase(start, hz) : start), toGain(level + random.spread() * 1.1));
    }
  }
  addReverbAround(loop);
  const mono = toMono(loop);
  const gain = toGain(lufs - loudnessOf({ left: mono, right: mono }));
  return resampleAround(mono.map((x) => x * gain));
}

/** Whole periods after the start, so that a pluck strengthens what still sounds of its string and does not bend its pitch. */
const inPhase = (second: number, hz: number) => Math.round(second * hz) / hz;

/** Adds a sound; what is longer than the target wraps around to its start. */
function add(to: Clip, sound: Clip, from: number, gain: number): void {
  const frames = to.left.length;
  for (let i = 0; i < sound.left.length; i++) {
    to.left[(from + i) % frames]! += sound.left[i]! * gain;
    to.right[(from + i) % frames]! += sound.right[i]! * gain;
  }
}

/** Its slow modulation does not repeat with the loop, so the reverb's third time around leads into its second. */
function addReverbAround(loop: Clip): void {
  const frames = loop.left.length;
  const reverb = new Reverb(REVERB_T60, frames);
  const [, second, third] = [1, 2, 3].map(() => {
    const wet = silence(frames);
    reverb.process(scaled(loop, SENDS.tanpura), wet, frames);
    return wet;
  });
  for (const side of ["left", "right"] as const) {
    for (let i = 0; i < frames; i++) {
      const share = raisedCosine(i / RATE);
      loop[side][i]! += second![side][i]! * share + third![side][i]! * (1 - share);
    }
  }
}

const scaled = ({ left, right }: Clip, gain: number): Clip => ({
  left: left.map((x) => x * gain),
  right: right.map((x) => x * gain),
});
const toMono = ({ left, right }: Clip) => left.map((x, i) => (x + right[i]!) / 2);

/** One period at the rate of the files: the samples beyond its ends are those of the loop. */
export function resampleAround(loop: Float32Array): Float32Array {
  const margin = toFrames(0.5);
  const around = new Float32Array(loop.length + 2 * margin);
  around.set(loop.subarray(loop.length - margin));
  around.set(loop, margin);
  around.set(loop.subarray(0, margin), margin + loop.length);
  const from = (margin * frameRate) / RATE;
  return resample(around, RATE / frameRate).slice(from, from + (loop.length * frameRate) / RATE);
}

/** A bell out of silence, `lead` frames after the start. */
export function bellPart(bell: Float32Array): Promise<Frames> {
  const strikeAt = lead * frameSamples - DELAY;
  const input = new Float32Array(Math.ceil((strikeAt + bell.length) / frameSamples) * frameSamples);
  input.set(bell, strikeAt);
  return encodeFrames(input);
}

/** A bell over the tanpura, encoded between two periods without it and cut at whole periods. */
export async function bellOverTanpura(bell: Float32Array, loop: Float32Array): Promise<Frames> {
  const periods = Math.ceil((bell.length + lead * frameSamples) / loop.length);
  const input = repeated(loop, periods + 2);
  for (let i = 0; i < bell.length; i++) input[PRE_ROLL + loop.length + i]! += bell[i]!;
  return cutPeriods(await encodeFrames(input), loop, periods, lead);
}

/** A loop alone, encoded between two more periods of it. */
export const loopPart = async (loop: Float32Array, kbits?: 16): Promise<Frames> =>
  cutPeriods(await encodeFrames(repeated(loop, 3), kbits), loop, 1, 0);

function repeated(loop: Float32Array, times: number): Float32Array {
  const long = new Float32Array(PRE_ROLL + loop.length * times);
  long.set(loop.subarray(loop.length - PRE_ROLL));
  for (let i = 0; i < times; i++) long.set(loop, PRE_ROLL + i * loop.length);
  return long;
}

/** The frames in which a decoder plays the periods from the second one on, beginning `early` frames before. */
function cutPeriods(frames: Frames, loop: Float32Array, periods: number, early: number): Frames {
  const period = loop.length / frameSamples;
  return sliceFrames(frames, period + 2 - early, (1 + periods) * period + 2 - early);
}
