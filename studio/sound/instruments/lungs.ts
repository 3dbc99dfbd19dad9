import { raisedCosine } from "../dsp/math.ts";
import { RATE } from "../dsp/rate.ts";
import { phasesOf, type Phase } from "../score/breath.ts";
import type { Plan } from "../score/plan.ts";

/** Control period of the breath in samples; the layers that follow it interpolate. */
export const BREATH_STEP = 64;
const STEP_SECONDS = BREATH_STEP / RATE;
/** Time constant in seconds, long enough that no change of part or pattern can click. */
const INERTIA = 0.18;
const IDLE_VOLUME = 0.3;

type Breathing = { volume: number; flow: number; hz: number };

/** The breath that modulates pads and air. It follows the same phases as the cues and the breathing circle. */
export class Lungs {
  /** How full the lungs are, 0 to 1. */
  volume = IDLE_VOLUME;
  /** How fast the air moves, 0 to 1. */
  flow = 0;
  /** Centre frequency of the breath noise. */
  hz = 500;
  private readonly phases: Phase[];
  private readonly sung: Plan["sung"];
  private at = 0;

  constructor(plan: Plan) {
    this.phases = phasesOf(plan.breath);
    this.sung = plan.sung;
  }

  /** Advances by one step; `second` must never decrease. */
  moveTo(second: number): void {
    const target = this.breathingAt(second);
    const rate = 1 - Math.exp(-STEP_SECONDS / INERTIA);
    this.volume += (target.volume - this.volume) * rate;
    this.flow += (target.flow - this.flow) * rate;
    this.hz += (target.hz - this.hz) * rate;
  }

  private breathingAt(second: number): Breathing {
    while (this.at < this.phases.length && this.phases[this.at]!.end <= second) this.at++;
    const phase = this.phases[this.at];
    if (!phase || second < phase.start) return { volume: IDLE_VOLUME, flow: 0, hz: 500 };
    const x = (second - phase.start) / (phase.end - phase.start);
    if (phase.kind === "in") return breathingIn(x);
    if (phase.kind === "hold") return { volume: 1, flow: 0, hz: 900 };
    if (phase.kind === "rest") return { volume: 0.15, flow: 0, hz: 450 };
    return this.sung.some((span) => second >= span.start && second < span.end) ? singing(x) : breathingOut(x);
  }
}

const breathingIn = (x: number): Breathing => ({
  volume: raisedCosine(x),
  flow: Math.sin(Math.PI * x ** 0.85) ** 1.2,
  hz: 480 + 900 * x,
});

const breathingOut = (x: number): Breathing => ({
  volume: raisedCosine(1 - x),
  flow: 0.9 * Math.sin(Math.PI * Math.sqrt(x)) ** 1.1,
  hz: 950 - 620 * x,
});

const singing = (x: number): Breathing => ({ volume: Math.max(0.15, 1 - 1.2 * x), flow: 0, hz: 500 });
