import { TAU } from "./math.ts";
import { RATE, framesIn } from "./rate.ts";
import type { Clip } from "./clip.ts";

const LINES = 8;
const LINE_MS = [29.3, 35.9, 43.7, 50.3, 58.1, 66.7, 75.1, 84.7];
const DIFFUSER_MS_LEFT = [1.73, 3.11, 4.77, 7.13, 10.19, 13.61];
const DIFFUSER_MS_RIGHT = [1.91, 2.87, 5.03, 6.79, 10.83, 12.97];
const PRE_DELAY_SECONDS = 0.022;
const DAMPING_HZ = 4200;
const LOW_CUT_HZ = 90;
const RING = 4096;
/** Two lines sway by a fraction of a millisecond so that no single frequency rings on. */
const SWAY_HZ = 0.31;
const SWAY_FRAMES = 0.00018 * RATE;
const SWAY_STEP = 32;

/** The room: an eight-line feedback delay network (Hadamard), diffused at the door, damped in the walls. */
export class Hall {
  /** All lines in one array; with the mixing written out below it runs a third faster than arrays in loops. */
  private readonly rings = new Float32Array(LINES * RING);
  private readonly lengths = Int32Array.from(LINE_MS, (ms) => framesIn(ms / 1000) | 1);
  private readonly gains: Float64Array;
  private readonly damped = new Float64Array(LINES);
  private readonly y = new Float64Array(LINES);
  private readonly doorLeft = new Door(DIFFUSER_MS_LEFT);
  private readonly doorRight = new Door(DIFFUSER_MS_RIGHT);
  private readonly sways = new Float64Array(LINES);
  private readonly inLeft: Float32Array;
  private readonly inRight: Float32Array;
  private write = 0;
  private swayAngle = 0;

  constructor(t60: number, maxBlock: number) {
    this.inLeft = new Float32Array(maxBlock);
    this.inRight = new Float32Array(maxBlock);
    this.gains = Float64Array.from(this.lengths, (frames) => 10 ** ((-3 * frames) / RATE / t60));
  }

  /** Reads the send and ADDS the wet sound to the output. */
  process(send: Clip, out: Clip, frames: number): void {
    this.doorLeft.run(send.left, this.inLeft, frames);
    this.doorRight.run(send.right, this.inRight, frames);
    for (let from = 0; from < frames; from += SWAY_STEP) {
      this.sway();
      this.circulate(out, from, Math.min(frames, from + SWAY_STEP));
    }
  }

  private sway(): void {
    this.swayAngle = (this.swayAngle + (TAU * SWAY_HZ * SWAY_STEP) / RATE) % TAU;
    this.sways[0] = (1 + Math.sin(this.swayAngle)) * SWAY_FRAMES;
    this.sways[5] = (1 + Math.cos(this.swayAngle)) * SWAY_FRAMES;
  }

  /** Each sample: read the lines, damp them, let them out, mix them all into one another, and write them back. */
  private circulate(out: Clip, from: number, to: number): void {
    const { rings, lengths, gains, damped, y, sways, inLeft, inRight } = this;
    let write = this.write;
    for (let i = from; i < to; i++) {
      for (let k = 0; k < LINES; k++) {
        const sway = sways[k]!;
        const whole = sway | 0;
        const at = write - lengths[k]! - whole;
        const near = rings[k * RING + (at & (RING - 1))]!;
        const far = rings[k * RING + ((at - 1) & (RING - 1))]!;
        const x = near + (sway - whole) * (far - near);
        damped[k] = x + (damped[k]! - x) * WALL;
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

const WALL = Math.exp((-TAU * DAMPING_HZ) / RATE);
const EVEN = 1 / Math.sqrt(LINES);

/** Mixes all lines into all lines without adding energy. */
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
  for (let i = 0; i < LINES; i++) v[i]! *= EVEN;
}

function butterfly(v: Float64Array, i: number, j: number): void {
  const a = v[i]!;
  const b = v[j]!;
  v[i] = a + b;
  v[j] = a - b;
}

/** What a sound passes on its way in: the distance, a cut of the mud, and diffusion into many small echoes. */
class Door {
  private readonly distance = new Float32Array(framesIn(PRE_DELAY_SECONDS));
  private readonly diffusers: Diffuser[];
  private at = 0;
  private lows = 0;

  constructor(delaysMs: number[]) {
    this.diffusers = delaysMs.map((ms) => new Diffuser(framesIn(ms / 1000)));
  }

  run(send: Float32Array, out: Float32Array, frames: number): void {
    const cut = 1 - Math.exp((-TAU * LOW_CUT_HZ) / RATE);
    const { distance } = this;
    let { at, lows } = this;
    for (let i = 0; i < frames; i++) {
      const delayed = distance[at]!;
      distance[at] = send[i]!;
      if (++at === distance.length) at = 0;
      // The tiny constant keeps the feedback out of denormal numbers, which are slow.
      lows += cut * (delayed - lows) + 1e-18;
      out[i] = delayed - lows;
    }
    this.at = at;
    this.lows = lows;
    for (const diffuser of this.diffusers) diffuser.run(out, frames);
  }
}

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
