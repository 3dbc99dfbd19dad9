import type { Clip } from "../dsp/clip.ts";
import { StateVariableFilter } from "../dsp/filters.ts";
import { TAU, cents } from "../dsp/math.ts";
import { Random } from "../dsp/random.ts";
import { RATE } from "../dsp/rate.ts";
import type { Note } from "../score/types.ts";
import { BREATH_STEP } from "./lungs.ts";

const TABLE = 2048;
const HARMONICS = 14;
const GAIN = 0.2;
const CLOSED = 0.16;
const SEND = 0.45;

/** A chord of soft sawtooth waves whose level and cutoff rise as the lungs fill. Each note is a detuned pair, left and right. */
export class Pad {
  private readonly wave = softSaw();
  private readonly phases: Float64Array;
  private readonly increments: Float64Array;
  private readonly levels: Float64Array;
  private readonly filters = [new StateVariableFilter(), new StateVariableFilter()] as const;
  private gain = 0;

  constructor(sa: number, chord: Note[], seed: number) {
    const random = new Random(seed);
    const voices = chord.flatMap((note) => [
      { note, detune: -random.between(1.5, 3.5) },
      { note, detune: random.between(1.5, 3.5) },
    ]);
    this.phases = Float64Array.from(voices, () => random.next());
    this.increments = Float64Array.from(voices, ({ note, detune }) => (sa * note * cents(detune)) / RATE);
    this.levels = Float64Array.from(voices, ({ note }) => levelOf(note));
  }

  step(out: Clip, send: Clip, from: number, frames: number, gain: number, volume: number): void {
    const target = gain * GAIN * (CLOSED + (1 - CLOSED) * volume);
    if (target + this.gain < 1e-6) return;
    const cutoff = 260 + 1500 * volume * volume;
    const [left, right] = this.filters;
    left.tune(cutoff, 0.6);
    right.tune(cutoff * 1.04, 0.6);
    const glide = (target - this.gain) / BREATH_STEP;
    for (let i = from; i < from + frames; i++) {
      const a = this.side(0);
      const b = this.side(1);
      this.gain += glide;
      left.step(a + b * 0.35);
      right.step(b + a * 0.35);
      const l = left.low * this.gain;
      const r = right.low * this.gain;
      out.left[i]! += l;
      out.right[i]! += r;
      send.left[i]! += l * SEND;
      send.right[i]! += r * SEND;
    }
  }

  private side(first: number): number {
    const { phases, increments, levels, wave } = this;
    let sum = 0;
    for (let v = first; v < phases.length; v += 2) {
      let phase = phases[v]! + increments[v]!;
      if (phase >= 1) phase -= 1;
      phases[v] = phase;
      const at = phase * TABLE;
      const k = Math.floor(at);
      sum += levels[v]! * (wave[k]! + (at - k) * (wave[k + 1]! - wave[k]!));
    }
    return sum;
  }
}

/** Higher notes are quieter, and Sa and Pa, in any octave, are twice as loud as the other notes. */
function levelOf(note: Note): number {
  const isSaOrPa = Number.isInteger(note * 2) && (note * 2) % 5 !== 0;
  return (0.9 / note ** 0.9) * (isSaOrPa ? 1 : 0.5);
}

function softSaw(): Float32Array {
  const table = new Float32Array(TABLE + 1);
  for (let k = 1; k <= HARMONICS; k++) {
    for (let i = 0; i < TABLE; i++) table[i]! += k ** -1.35 * Math.sin((TAU * k * i) / TABLE + k * 0.7);
  }
  table[TABLE] = table[0]!;
  return table;
}
