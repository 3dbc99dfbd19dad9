import { TAU } from "./math.ts";
import { RATE, toFrames } from "./rate.ts";
import type { Clip } from "./clip.ts";

const LINES = 8;
const LINE_MS = [29.3, 35.9, 43.7, 50.3, 58.1, 66.7, 75.1, 84.7];
const DIFFUSER_MS_LEFT = [1.73, 3.11, 4.77, 7.13, 10.19, 13.61];
const DIFFUSER_MS_RIGHT = [1.91, 2.87, 5.03, 6.79, 10.83, 12.97];
const PRE_DELAY_SECONDS = 0.022;
const DAMPING_HZ = 4200;
const LOW_CUT_HZ = 90;
const RING = 4096;
/** Two delay lines are modulated by a fraction of a millisecond, so that no single frequency rings. */
const MODULATION_HZ = 0.31;
const MODULATION_FRAMES = 0.00018 * RATE;
const MODULATION_STEP = 32;

/** Eight-line feedback delay network with a Hadamard mixing matrix, input diffusion and high-frequency damping. */
export class Reverb {
  /** All delay lines in one array: a third faster than an array of arrays. */
  private readonly rings = new Float32Array(LINES * RING);
  private readonly lengths = Int32Array.from(LINE_MS, (ms) => toFrames(ms / 1000) | 1);
  private readonly gains: Float64Array;
  private readonly damped = new Float64Array(LINES);
  private readonly y = new Float64Array(LINES);
  private readonly inputLeft = new InputStage(DIFFUSER_MS_LEFT);
  private readonly inputRight = new InputStage(DIFFUSER_MS_RIGHT);
  private readonly offsets = new Float64Array(LINES);
  private readonly inLeft: Float32Array;
  private readonly inRight: Float32Array;
  private write = 0;
  private modulationPhase = 0;

  constructor(t60: number, maxBlock: number) {
    this.inLeft = new Float32Array(maxBlock);
    this.inRight = new Float32Array(maxBlock);
    this.gains = Float64Array.from(this.lengths, (frames) => 10 ** ((-3 * frames) / RATE / t60));
  }

  /** Adds the wet signal of `send` to `out`. */
  process(send: Clip, out: Clip, frames: number): void {
    this.inputLeft.run(send.left, this.inLeft, frames);
    this.inputRight.run(send.right, this.inRight, frames);
    for (let from = 0; from < frames; from += MODULATION_STEP) {
      this.modulate();
      this.runNetwork(out, from, Math.min(frames, from + MODULATION_STEP));
    }
  }

  private modulate(): void {
    this.modulationPhase = (this.modulationPhase + (TAU * MODULATION_HZ * MODULATION_STEP) / RATE) % TAU;
    this.offsets[0] = (1 + Math.sin(this.modulationPhase)) * MODULATION_FRAMES;
    this.offsets[5] = (1 + Math.cos(this.modulationPhase)) * MODULATION_FRAMES;
  }

  /** For each sample: reads and damps the lines, adds them to the output, mixes them and feeds them back. */
  private runNetwork(out: Clip, from: number, to: number): void {
    const { rings, lengths, gains, damped, y, offsets, inLeft, inRight } = this;
    let write = this.write;
    for (let i = from; i < to; i++) {
      for (let k = 0; k < LINES; k++) {
        const offset = offsets[k]!;
        const whole = offset | 0;
        const at = write - lengths[k]! - whole;
        const near = rings[k * RING + (at & (RING - 1))]!;
        const far = rings[k * RING + ((at - 1) & (RING - 1))]!;
        const x = near + (offset - whole) * (far - near);
        damped[k] = x + (damped[k]! - x) * DAMPING;
        y[k] = damped[k]! * gains[k]!;
      }
      out.left[i]! += 0.5 * (y[0]! - y[2]! + y[4]! - y[6]!);
      out.right[i]! += 0.5 * (y[1]! - y[3]! + y[5]! - y[7]!);
      hadamard(y);
      const at = write & (RING - 1);
      for (let k = 0; k < LINES; k++) {
        const fed = (k & 1 ? inRight[i]! : inLeft[i]!) * (k & 2 ? -0.5 : 0.5);
        rings[k * RING + at] = y[k]! + fed;
      }
      write = (write + 1) & 0x3fffffff;
    }
    this.write = write;
  }
}

const DAMPING = Math.exp((-TAU * DAMPING_HZ) / RATE);
const HADAMARD_SCALE = 1 / Math.sqrt(LINES);

/** Mixes every line into every other without adding energy. Unrolled for speed. */
function hadamard(v: Float64Array): void {
  butterfly(v, 0, 1);
  butterfly(v, 2, 3);
  butterfly(v, 4, 5);
  butterfly(v, 6, 7);
  butterfly(v, 0, 2);
  butterfly(v, 1, 3);
  butterfly(v, 4, 6);
  butterfly(v, 5, 7);
  butterfly(v, 0, 4);
  butterfly(v, 1, 5);
  butterfly(v, 2, 6);
  butterfly(v, 3, 7);
  for (let i = 0; i < LINES; i++) v[i]! *= HADAMARD_SCALE;
}

function butterfly(v: Float64Array, i: number, j: number): void {
  const a = v[i]!;
  const b = v[j]!;
  v[i] = a + b;
  v[j] = a - b;
}

/** Pre-delay, low cut and diffusion. */
class InputStage {
  private readonly preDelay = new Float32Array(toFrames(PRE_DELAY_SECONDS));
  private readonly diffusers: Diffuser[];
  private at = 0;
  private lows = 0;

  constructor(delaysMs: number[]) {
    this.diffusers = delaysMs.map((ms) => new Diffuser(toFrames(ms / 1000)));
  }

  run(send: Float32Array, out: Float32Array, frames: number): void {
    const cut = 1 - Math.exp((-TAU * LOW_CUT_HZ) / RATE);
    const { preDelay } = this;
    let { at, lows } = this;
    for (let i = 0; i < frames; i++) {
      const delayed = preDelay[at]!;
      preDelay[at] = send[i]!;
      if (++at === preDelay.length) at = 0;
      // The tiny constant keeps the state from becoming denormal: denormal arithmetic is slow.
      lows += cut * (delayed - lows) + 1e-18;
      out[i] = delayed - lows;
    }
    this.at = at;
    this.lows = lows;
    for (const diffuser of this.diffusers) diffuser.run(out, frames);
  }
}

/** Schroeder all-pass. */
class Diffuser {
  private readonly ring: Float32Array;
  private at = 0;

  constructor(frames: number) {
    this.ring = new Float32Array(frames);
  }

  run(samples: Float32Array, frames: number): void {
    const { ring } = this;
    let at = this.at;
    for (let i = 0; i < frames; i++) {
      const delayed = ring[at]!;
      const fed = samples[i]! + 0.66 * delayed;
      ring[at] = fed;
      samples[i] = delayed - 0.66 * fed;
      if (++at === ring.length) at = 0;
    }
    this.at = at;
  }
}
