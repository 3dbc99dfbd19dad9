import type { Clip } from "../dsp/clip.ts";
import { Biquad } from "../dsp/filters.ts";
import { raisedCosine } from "../dsp/math.ts";
import { framesIn } from "../dsp/rate.ts";

const WIDTH = 0.72;
const FADE_IN = framesIn(0.02);
const FADE_OUT = framesIn(3);

/**
 * The last filters. Stereo is kept where it is heard as space (60 Hz to 2.6 kHz) and folded to the middle elsewhere:
 * at 64 kbps that is worth as much as the next higher bitrate.
 */
export class FinalBus {
  private readonly middle: Biquad[];
  private readonly side = [Biquad.highPass(60), Biquad.lowPass(2600, 0.6)];

  constructor(
    private readonly totalFrames: number,
    brightestHz: number,
  ) {
    this.middle = [Biquad.highPass(28), Biquad.lowPass(brightestHz, 0.6)];
    // A second, gentler slope where a score asks for a dark sound.
    if (brightestHz < 8000) this.middle.push(Biquad.lowPass(brightestHz * 1.2, 0.6));
  }

  run({ left, right }: Clip, position: number): void {
    const frames = left.length;
    for (let i = 0; i < frames; i++) {
      const l = left[i]!;
      const r = right[i]!;
      left[i] = (l + r) * 0.5;
      right[i] = (l - r) * 0.5 * WIDTH;
    }
    for (const filter of this.middle) filter.run(left);
    for (const filter of this.side) filter.run(right);
    for (let i = 0; i < frames; i++) {
      const fade = this.fadeAt(position + i);
      const m = left[i]!;
      const s = right[i]!;
      left[i] = (m + s) * fade;
      right[i] = (m - s) * fade;
    }
  }

  /** Whatever the score does, the file begins and ends in silence. */
  private fadeAt(frame: number): number {
    if (frame < FADE_IN) return raisedCosine(frame / FADE_IN);
    const left = this.totalFrames - 1 - frame;
    return left < FADE_OUT ? raisedCosine(left / FADE_OUT) : 1;
  }
}
