import type { Clip } from "../dsp/clip.ts";
import { StateVariableFilter } from "../dsp/filters.ts";
import { TAU } from "../dsp/math.ts";
import { Noise } from "../dsp/random.ts";
import { BREATH_STEP, type Lungs } from "./lungs.ts";

/** Stereo pink noise (Paul Kellet's filter). The channels share part of their source, so the image is wide but coherent. */
class PinkPair {
  private readonly own: [Noise, Noise];
  private readonly shared: Noise;
  private readonly filters = [new Float64Array(3), new Float64Array(3)] as const;
  readonly sample: [left: number, right: number] = [0, 0];

  constructor(seed: number) {
    this.own = [new Noise(seed * 7 + 1), new Noise(seed * 13 + 5)];
    this.shared = new Noise(seed * 29 + 3);
  }

  step(): void {
    const shared = this.shared.next() * 0.6;
    for (const side of [0, 1] as const) {
      const white = this.own[side].next() + shared;
      const f = this.filters[side];
      f[0] = 0.99765 * f[0]! + white * 0.099046;
      f[1] = 0.963 * f[1]! + white * 0.2965164;
      f[2] = 0.57 * f[2]! + white * 1.0526913;
      this.sample[side] = (f[0] + f[1] + f[2] + white * 0.1848) * 0.16;
    }
  }
}

/** Breath noise that follows the listener's breathing. */
export class Air {
  private readonly noise: PinkPair;
  private readonly filters = [new StateVariableFilter(), new StateVariableFilter()] as const;
  private gain = 0;

  constructor(seed: number) {
    this.noise = new PinkPair(seed);
  }

  step(out: Clip, send: Clip, from: number, frames: number, gain: number, lungs: Lungs): void {
    const target = gain * lungs.flow * 0.5;
    if (target + this.gain < 1e-6) return;
    const [left, right] = this.filters;
    left.tune(lungs.hz, 0.8);
    right.tune(lungs.hz * 1.06, 0.8);
    const glide = (target - this.gain) / BREATH_STEP;
    for (let i = from; i < from + frames; i++) {
      this.noise.step();
      this.gain += glide;
      left.step(this.noise.sample[0]);
      right.step(this.noise.sample[1]);
      const l = left.band * this.gain;
      const r = right.band * this.gain;
      out.left[i]! += l;
      out.right[i]! += r;
      send.left[i]! += l * 0.25;
      send.right[i]! += r * 0.25;
    }
  }
}

/** Slow waves on a shore. */
export class Surf {
  private readonly noise: PinkPair;
  private readonly filters = [new StateVariableFilter(), new StateVariableFilter()] as const;
  private gain = 0;

  constructor(
    private readonly period: number,
    seed: number,
  ) {
    this.noise = new PinkPair(seed);
  }

  step(out: Clip, from: number, frames: number, gain: number, second: number): void {
    const wave = 0.5 - 0.5 * Math.cos((TAU * second) / this.period);
    // The golden ratio keeps the two periods from ever coinciding, so no wave repeats.
    const swell = 0.5 - 0.5 * Math.cos((TAU * second) / (this.period * 1.618) + 1);
    const target = gain * (0.25 + 0.75 * wave ** 1.6 * (0.6 + 0.4 * swell)) * 0.6;
    if (target + this.gain < 1e-6) return;
    const [left, right] = this.filters;
    left.tune(260 + 900 * wave, 0.5);
    right.tune((260 + 900 * wave) * (0.9 + 0.2 * swell), 0.5);
    const glide = (target - this.gain) / BREATH_STEP;
    for (let i = from; i < from + frames; i++) {
      this.noise.step();
      this.gain += glide;
      left.step(this.noise.sample[0]);
      right.step(this.noise.sample[1]);
      out.left[i]! += left.low * this.gain;
      out.right[i]! += right.low * this.gain;
    }
  }
}
