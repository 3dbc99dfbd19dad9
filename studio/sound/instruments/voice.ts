import { StateVariableFilter } from "../dsp/filters.ts";
import { TAU, cents, clamp, mix, raisedCosine, smoothstep, toGain } from "../dsp/math.ts";
import { Noise, Random } from "../dsp/random.ts";
import { RATE, toFrames } from "../dsp/rate.ts";
import { PHONEMES, type Diction, type Phoneme } from "./phonemes.ts";

/** Pitch changes within a sung note: from this share of its length on, this ratio to its pitch. */
export type Melody = [share: number, ratio: number][];

export type Singer = {
  hz: number;
  seconds: number;
  diction: Diction;
  melody: Melody;
  /** Formant scaling by the size of the vocal tract: 1 for a man, 1.16 for a woman. */
  tract: number;
  /** Spectral tilt of the glottal source: 1 is neutral, less is darker. */
  brightness: number;
  vibratoCents: number;
  attack: number;
  release: number;
  /** Onset after the start of the note, in seconds. */
  delay: number;
  /** Level of the breath noise. */
  air: number;
  /** Depth of the fast amplitude modulation of a hum, 0 to 1. */
  flutter: number;
  seed: number;
};

/** Control period in samples for pitch, loudness and articulation, which are interpolated in between. */
const STEP = 32;
const FORMANTS = 5;
const GLIDE_SECONDS = 0.4;
const HISS_HZ = 5600;
const HISS_GAIN = 0.24;
const BREATH_GAIN = 0.35;

/** Source-filter synthesis: a band-limited glottal wave and breath noise through five parallel formants. */
export function sing(singer: Singer): Float32Array {
  const voice = new Voice(singer);
  const samples = new Float32Array(toFrames(singer.seconds));
  for (let from = 0; from < samples.length; from += STEP) {
    voice.step(samples, from, Math.min(STEP, samples.length - from));
  }
  return samples;
}

class Voice {
  private readonly random: Random;
  private readonly noise: Noise;
  private readonly glottis: Float32Array;
  private readonly tract: VocalTract;
  private readonly pitch: Pitch;
  private readonly hiss = new StateVariableFilter();
  private readonly source = new Float64Array(STEP);
  private readonly breath = new Float64Array(STEP);
  private readonly out = new Float64Array(STEP);
  private readonly flutterHz: number;
  private phase: number;
  private increment: number;
  private loudness = 0;
  private shimmer = 0;
  private flutterPhase = 0;

  constructor(private readonly singer: Singer) {
    this.random = new Random(singer.seed);
    this.noise = new Noise(Math.imul(singer.seed, 2654435761));
    const tilt = Math.round((singer.brightness * 2200) / singer.hz);
    const highest = Math.max(...singer.melody.map(([, ratio]) => ratio));
    this.glottis = glottalPeriod(Math.floor(9000 / (singer.hz * highest * 1.06)), tilt);
    this.tract = new VocalTract(singer, tilt, this.random);
    this.pitch = new Pitch(singer, this.random);
    this.hiss.tune(HISS_HZ, 0.9);
    this.phase = this.random.next();
    this.flutterHz = this.random.between(21, 27);
    this.increment = singer.hz / RATE;
  }

  step(samples: Float32Array, from: number, frames: number): void {
    const second = from / RATE - this.singer.delay;
    const articulation = articulationAt(this.singer.diction, second);
    this.excite(articulation, this.pitch.at(second) / RATE, frames);
    this.tract.resonate(articulation, this.source, this.breath, this.out, frames);
    this.addHiss(articulation, frames);
    const target = this.loudnessAt(second);
    for (let i = 0; i < frames; i++) {
      this.loudness += (target - this.loudness) * 0.02;
      samples[from + i] = this.out[i]! * this.loudness;
    }
  }

  /** The glottal wave, and breath noise that is strongest while the glottis is open. */
  private excite(articulation: Articulation, target: number, frames: number): void {
    const { glottis, source, breath, singer, noise } = this;
    const period = glottis.length - 1;
    const glide = (target - this.increment) / STEP;
    const voicing = articulation.value("voicing");
    const air = singer.air * voicing + articulation.value("breath") * BREATH_GAIN;
    for (let i = 0; i < frames; i++) {
      this.increment += glide;
      this.phase += this.increment;
      if (this.phase >= 1) this.phase -= 1;
      const at = this.phase * period;
      const k = Math.floor(at);
      source[i] = voicing * (glottis[k]! + (at - k) * (glottis[k + 1]! - glottis[k]!));
      breath[i] = noise.next() * (0.5 + 0.5 * this.phase) * air;
    }
  }

  /** Breath above the formants makes a voice sound close; the same band, louder, is an s. */
  private addHiss(articulation: Articulation, frames: number): void {
    const { out, breath, noise } = this;
    const sharp = articulation.value("hiss") * HISS_GAIN;
    for (let i = 0; i < frames; i++) {
      this.hiss.step(breath[i]! * 0.5 + noise.next() * sharp);
      out[i]! += this.hiss.band;
    }
  }

  private loudnessAt(second: number): number {
    const { singer, random } = this;
    const duration = singer.seconds - singer.delay;
    this.shimmer += 0.1 * (random.normal() * 0.035 - this.shimmer);
    this.flutterPhase += ((TAU * this.flutterHz * STEP) / RATE) * (1 + 0.1 * random.spread());
    if (second <= 0) return 0;
    const swell = raisedCosine(second / singer.attack) * raisedCosine((duration - 0.12 - second) / singer.release);
    return swell * (1 + this.shimmer) * (1 + singer.flutter * Math.sin(this.flutterPhase));
  }
}

/** Melody, drift, jitter, delayed vibrato, a scoop into the note and a fall at its end. */
class Pitch {
  private readonly drifts: { hz: number; cents: number; phase: number }[];
  private readonly vibratoHz: number;
  private readonly vibratoPhase: number;
  private jitter = 0;

  constructor(
    private readonly singer: Singer,
    private readonly random: Random,
  ) {
    const drift = (low: number, high: number, size: number) => ({
      hz: random.between(low, high),
      cents: size,
      phase: random.between(0, TAU),
    });
    this.drifts = [drift(0.11, 0.23, 4.5), drift(0.31, 0.53, 3), drift(0.7, 1.1, 2)];
    this.vibratoHz = random.between(4.4, 5.5);
    this.vibratoPhase = random.between(0, TAU);
  }

  /** Hz at this second of the note. */
  at(second: number): number {
    const { singer, random } = this;
    const share = clamp(second / (singer.seconds - singer.delay), 0, 1);
    this.jitter += 0.12 * (random.normal() * 2.2 - this.jitter);
    const scoop = -55 * Math.exp(-Math.max(0, second) / 0.22);
    const sag = -14 * smoothstep((share - 0.93) / 0.07);
    const vibrato = singer.vibratoCents * smoothstep((second - 1) / 2.2);
    let offset = this.jitter + scoop + sag + vibrato * Math.sin(TAU * this.vibratoHz * second + this.vibratoPhase);
    for (const drift of this.drifts) offset += drift.cents * Math.sin(TAU * drift.hz * second + drift.phase);
    return singer.hz * cents(offset) * this.melodyAt(second);
  }

  private melodyAt(second: number): number {
    const { melody, seconds } = this.singer;
    let ratio = melody[0]![1];
    for (const [share, next] of melody.slice(1)) {
      ratio *= (next / ratio) ** smoothstep((second - share * seconds) / GLIDE_SECONDS + 0.5);
    }
    return ratio;
  }
}

/** Five parallel formant filters, each scaled for this singer. */
class VocalTract {
  private readonly gains = new Float64Array(FORMANTS).fill(NaN);
  private readonly s1 = new Float64Array(FORMANTS);
  private readonly s2 = new Float64Array(FORMANTS);
  private readonly scales: number[];

  constructor(
    private readonly singer: Singer,
    private readonly tilt: number,
    random: Random,
  ) {
    this.scales = [0.03, 0.03, 0.04, 0.04, 0.04].map((size) => singer.tract * (1 + size * random.spread()));
  }

  resonate(
    articulation: Articulation,
    source: Float64Array,
    breath: Float64Array,
    out: Float64Array,
    frames: number,
  ): void {
    out.fill(0);
    for (let k = 0; k < FORMANTS; k++) {
      const hz = Math.exp(articulation.formant(k, (f) => Math.log(f.hz))) * this.scales[k]!;
      const q = hz / articulation.formant(k, (f) => f.width);
      // Neighbouring formants have opposite polarity; otherwise they would cancel between their peaks.
      const target = (toGain(articulation.formant(k, (f) => f.level)) / this.sourceAt(hz) / q) * (k % 2 ? -1 : 1);
      this.addFormant(k, hz, q, target, source, breath, out, frames);
    }
  }

  /** Level of the glottal wave at this frequency, divided out so that a formant has the level in its table. */
  private sourceAt(hz: number): number {
    const harmonic = Math.max(1, hz / this.singer.hz);
    return 1 / harmonic / Math.hypot(1, harmonic / this.tilt);
  }

  /** The first formant is a resonant low-pass, which keeps the fundamental; the others are band-passes and carry the breath. */
  private addFormant(
    k: number,
    hz: number,
    q: number,
    target: number,
    source: Float64Array,
    breath: Float64Array,
    out: Float64Array,
    frames: number,
  ): void {
    const g = Math.tan((Math.PI * hz) / RATE);
    const a1 = 1 / (1 + g * (g + 1 / q));
    const a2 = g * a1;
    const a3 = g * a2;
    let gain = Number.isNaN(this.gains[k]!) ? target : this.gains[k]!;
    const glide = (target - gain) / STEP;
    let s1 = this.s1[k]!;
    let s2 = this.s2[k]!;
    for (let i = 0; i < frames; i++) {
      const x = k === 0 ? source[i]! : source[i]! + breath[i]!;
      const v3 = x - s2;
      const v1 = a1 * s1 + a2 * v3;
      const v2 = s2 + a2 * s1 + a3 * v3;
      s1 = 2 * v1 - s1;
      s2 = 2 * v2 - s2;
      gain += glide;
      out[i]! += gain * (k === 0 ? v2 : v1);
    }
    this.s1[k] = s1;
    this.s2[k] = s2;
    this.gains[k] = target;
  }
}

/** Interpolates between two phonemes. */
class Articulation {
  constructor(
    private readonly from: Phoneme,
    private readonly to: Phoneme,
    private readonly moved: number,
  ) {}

  value(key: "voicing" | "breath" | "hiss"): number {
    return mix(this.from[key], this.to[key], this.moved);
  }

  formant(k: number, read: (formant: Phoneme["formants"][number]) => number): number {
    return mix(read(this.from.formants[k]!), read(this.to.formants[k]!), this.moved);
  }
}

function articulationAt(diction: Diction, second: number): Articulation {
  const next = diction.findIndex(([at]) => second < at);
  const [, last] = diction[diction.length - 1]!;
  if (next === -1) return new Articulation(PHONEMES[last], PHONEMES[last], 0);
  const [to, name] = diction[next]!;
  const [from, previous] = diction[next - 1] ?? [0, name];
  return new Articulation(PHONEMES[previous], PHONEMES[name], smoothstep((second - from) / (to - from)));
}

const TABLE = 4096;
const periods = new Map<string, Float32Array>();

/** One period of the glottal wave, band-limited to this number of harmonics so that it does not alias. */
function glottalPeriod(harmonics: number, tilt: number): Float32Array {
  const key = `${harmonics}|${tilt}`;
  const known = periods.get(key);
  if (known) return known;
  const table = new Float32Array(TABLE + 1);
  for (let k = 1; k <= harmonics; k++) {
    const level = 1 / k / Math.hypot(1, k / tilt);
    const phase = -0.35 * Math.log(k) - Math.PI / 2;
    for (let i = 0; i < TABLE; i++) table[i]! += level * Math.cos((TAU * k * i) / TABLE + phase);
  }
  table[TABLE] = table[0]!;
  periods.set(key, table);
  return table;
}
