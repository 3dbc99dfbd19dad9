import { Biquad } from "./filters.ts";
import { RATE } from "./rate.ts";
import type { Clip } from "./clip.ts";

const HOP = RATE / 10;
const BLOCK = 8192;

/** Integrated loudness to ITU-R BS.1770-4: 400 ms blocks, 75 % overlap, absolute and relative gate. */
export class LoudnessMeter {
  private readonly weighting = [kWeighting(), kWeighting()];
  private readonly hops: number[] = [];
  private energy = 0;
  private count = 0;

  push(block: Clip): void {
    const [left, right] = [block.left, block.right].map((channel, i) => {
      const weighted = channel.slice();
      for (const filter of this.weighting[i]!) filter.run(weighted);
      return weighted;
    }) as [Float32Array, Float32Array];
    for (let i = 0; i < left.length; i++) {
      this.energy += left[i]! * left[i]! + right[i]! * right[i]!;
      if (++this.count < HOP) continue;
      this.hops.push(this.energy / HOP);
      this.energy = 0;
      this.count = 0;
    }
  }

  /** LUFS of everything pushed so far. */
  integrated(): number {
    const blocks: number[] = [];
    for (let i = 0; i + 4 <= this.hops.length; i++) blocks.push(mean(this.hops.slice(i, i + 4)));
    const audible = blocks.filter((energy) => lufs(energy) > -70);
    const gate = lufs(mean(audible)) - 10;
    return lufs(mean(audible.filter((energy) => lufs(energy) > gate)));
  }

  /** LUFS of every three seconds, one value for each tenth of a second. */
  shortTerm(): number[] {
    return this.hops.slice(0, Math.max(0, this.hops.length - 29)).map((_, i) => lufs(mean(this.hops.slice(i, i + 30))));
  }
}

/** LUFS of a whole recording. */
export const loudnessOf = (recording: Clip): number => metered(recording).integrated();

/** The short-term loudness after `second`, and the level that a twentieth of the recording exceeds. */
export function loudnessAt(recording: Clip, second: number): { lufs: number; loud: number } {
  const levels = metered(recording).shortTerm();
  const after = levels.slice(Math.round(second * 10), Math.round(second * 10) + 30);
  const loudest = [...levels].sort((a, b) => b - a);
  return { lufs: Math.max(...after), loud: loudest[Math.floor(levels.length / 20)]! };
}

function metered({ left, right }: Clip): LoudnessMeter {
  const meter = new LoudnessMeter();
  for (let at = 0; at < left.length; at += BLOCK) {
    meter.push({ left: left.subarray(at, at + BLOCK), right: right.subarray(at, at + BLOCK) });
  }
  return meter;
}

const lufs = (energy: number): number => -0.691 + 10 * Math.log10(energy + 1e-20);

const mean = (values: number[]): number => values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length);

/** The standard lists coefficients for 48 kHz only; these are its analogue prototypes, bilinear-transformed at our rate. */
function kWeighting(): Biquad[] {
  return [headShelf(), lowCut()];
}

function headShelf(): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / RATE);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  return Biquad.scaled(
    [high + (band * k) / q + k * k, 2 * (k * k - high), high - (band * k) / q + k * k],
    [1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k],
  );
}

function lowCut(): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / RATE);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return new Biquad(1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0);
}
