import type { Clip } from "../dsp/clip.ts";
import { Biquad } from "../dsp/filters.ts";
import { raisedCosine } from "../dsp/math.ts";
import { toFrames } from "../dsp/rate.ts";

const FADE_IN = toFrames(0.02);
const FADE_OUT = toFrames(3);

/** Final filters and fades, on both channels together: 56 kbit/s encode one channel well, but not two. */
export class MasterBus {
  private readonly filters: Biquad[];

  constructor(
    private readonly totalFrames: number,
    cutoffHz: number,
  ) {
    this.filters = [Biquad.highPass(28), Biquad.lowPass(cutoffHz, 0.6)];
    // A steeper slope for dark scores.
    if (cutoffHz < 8000) this.filters.push(Biquad.lowPass(cutoffHz * 1.2, 0.6));
  }

  run({ left, right }: Clip, position: number): void {
    const frames = left.length;
    for (let i = 0; i < frames; i++) left[i] = (left[i]! + right[i]!) * 0.5;
    for (const filter of this.filters) filter.run(left);
    for (let i = 0; i < frames; i++) left[i]! *= this.fadeAt(position + i);
    right.set(left);
  }

  private fadeAt(frame: number): number {
    if (frame < FADE_IN) return raisedCosine(frame / FADE_IN);
    const left = this.totalFrames - 1 - frame;
    return left < FADE_OUT ? raisedCosine(left / FADE_OUT) : 1;
  }
}
