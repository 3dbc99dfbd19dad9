import type { Clip } from "../dsp/clip.ts";
import { seedFrom } from "../dsp/random.ts";
import { RATE } from "../dsp/rate.ts";
import { Air, Surf } from "../instruments/air.ts";
import { BREATH_STEP, Lungs } from "../instruments/lungs.ts";
import { Pad } from "../instruments/pad.ts";
import { laneAt, type Lane } from "../score/lane.ts";
import type { Plan } from "../score/plan.ts";

/** The layers that are synthesised during the mix: pads and air, driven by the breath, and surf. */
export class BreathBeds {
  private readonly lungs: Lungs;
  private readonly air: { lane: Lane; player: Air };
  private readonly pads: { lane: Lane; player: Pad }[];
  private readonly surfs: { lane: Lane; player: Surf }[];

  constructor(plan: Plan) {
    const { score, beds } = plan;
    const seed = seedFrom(`${score.topic} breath`);
    this.lungs = new Lungs(plan);
    this.air = { lane: beds.air, player: new Air(seed) };
    this.pads = beds.pads.map(({ chord, lane }, i) => ({ lane, player: new Pad(score.sa, chord, seed + i + 1) }));
    this.surfs = beds.surfs.map(({ period, lane }, i) => ({ lane, player: new Surf(period, seed + 101 * (i + 1)) }));
  }

  add(out: Clip, send: Clip, position: number, frames: number): void {
    for (let from = 0; from < frames; from += BREATH_STEP) {
      const second = (position + from) / RATE;
      const count = Math.min(BREATH_STEP, frames - from);
      this.lungs.moveTo(second);
      this.air.player.step(out, send, from, count, laneAt(this.air.lane, second), this.lungs);
      for (const { lane, player } of this.pads) {
        player.step(out, send, from, count, laneAt(lane, second), this.lungs.volume);
      }
      for (const { lane, player } of this.surfs) player.step(out, from, count, laneAt(lane, second), second);
    }
  }
}
