import { TAU } from "./math.ts";
import { RATE } from "./rate.ts";

/** Second-order filter with fixed coefficients (direct form II transposed), designed with the RBJ cookbook formulas. */
export class Biquad {
  private z1 = 0;
  private z2 = 0;

  constructor(
    private readonly b0: number,
    private readonly b1: number,
    private readonly b2: number,
    private readonly a1: number,
    private readonly a2: number,
  ) {}

  static highPass(hz: number, q = Math.SQRT1_2): Biquad {
    const { cos, alpha } = angle(hz, q);
    return Biquad.scaled([(1 + cos) / 2, -(1 + cos), (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
  }

  static lowPass(hz: number, q = Math.SQRT1_2): Biquad {
    const { cos, alpha } = angle(hz, q);
    return Biquad.scaled([(1 - cos) / 2, 1 - cos, (1 - cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
  }

  static peak(hz: number, q: number, gainDb: number): Biquad {
    const { cos, alpha } = angle(hz, q);
    const a = 10 ** (gainDb / 40);
    return Biquad.scaled([1 + alpha * a, -2 * cos, 1 - alpha * a], [1 + alpha / a, -2 * cos, 1 - alpha / a]);
  }

  static highShelf(hz: number, gainDb: number): Biquad {
    const { cos, alpha } = angle(hz, Math.SQRT1_2);
    const a = 10 ** (gainDb / 40);
    const slope = 2 * Math.sqrt(a) * alpha;
    return Biquad.scaled(
      [a * (a + 1 + (a - 1) * cos + slope), -2 * a * (a - 1 + (a + 1) * cos), a * (a + 1 + (a - 1) * cos - slope)],
      [a + 1 - (a - 1) * cos + slope, 2 * (a - 1 - (a + 1) * cos), a + 1 - (a - 1) * cos - slope],
    );
  }

  static scaled(b: [number, number, number], a: [number, number, number]): Biquad {
    return new Biquad(b[0] / a[0], b[1] / a[0], b[2] / a[0], a[1] / a[0], a[2] / a[0]);
  }

  /** Filters in place and keeps its state between calls, so a long sound can be filtered block by block. */
  run(samples: Float32Array, frames = samples.length): void {
    const { b0, b1, b2, a1, a2 } = this;
    let { z1, z2 } = this;
    for (let i = 0; i < frames; i++) {
      const x = samples[i]!;
      const y = b0 * x + z1;
      z1 = b1 * x - a1 * y + z2;
      z2 = b2 * x - a2 * y;
      samples[i] = y;
    }
    // Flush to zero before the state becomes denormal: denormal arithmetic is slow.
    this.z1 = Math.abs(z1) < 1e-20 ? 0 : z1;
    this.z2 = Math.abs(z2) < 1e-20 ? 0 : z2;
  }
}

function angle(hz: number, q: number): { cos: number; alpha: number } {
  const w = (TAU * hz) / RATE;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}

/** State-variable filter, stable while its cutoff is modulated. */
export class StateVariableFilter {
  low = 0;
  band = 0;
  private damping = 1;
  private a1 = 0;
  private a2 = 0;
  private a3 = 0;
  private s1 = 0;
  private s2 = 0;

  tune(hz: number, q: number): void {
    const g = Math.tan((Math.PI * Math.min(hz, RATE * 0.49)) / RATE);
    this.damping = 1 / q;
    this.a1 = 1 / (1 + g * (g + this.damping));
    this.a2 = g * this.a1;
    this.a3 = g * this.a2;
  }

  /** Takes one sample; the outputs are `low` and `band`, and `band` has a peak gain of 1. */
  step(x: number): void {
    const v3 = x - this.s2;
    const v1 = this.a1 * this.s1 + this.a2 * v3;
    const v2 = this.s2 + this.a2 * this.s1 + this.a3 * v3;
    this.s1 = 2 * v1 - this.s1;
    this.s2 = 2 * v2 - this.s2;
    this.band = v1 * this.damping;
    this.low = v2;
  }
}
