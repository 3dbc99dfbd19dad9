export type CountedPhase = {
  kind: "in" | "hold" | "out" | "rest";
  seconds: number;
  /** The open nostril, where the sides alternate. */
  side?: "left" | "right";
};

/** The seconds of each phase, and whether the nostrils alternate. */
type Counts = { in: number; hold?: number; out: number; rest?: number; nostrils?: "alternate" };

/** The phases of one whole round: one breath, or two where the nostrils alternate. */
export function countedPhases({ in: inhale, hold = 0, out, rest = 0, nostrils }: Counts): CountedPhase[] {
  const breath = (from?: "left" | "right", to?: "left" | "right"): CountedPhase[] => [
    { kind: "in", seconds: inhale, ...(from && { side: from }) },
    { kind: "hold", seconds: hold },
    { kind: "out", seconds: out, ...(to && { side: to }) },
    { kind: "rest", seconds: rest },
  ];
  const round = nostrils ? [...breath("left", "right"), ...breath("right", "left")] : breath();
  return round.filter(({ seconds }) => seconds > 0);
}

export const lengthOf = (phases: readonly CountedPhase[]) => phases.reduce((sum, { seconds }) => sum + seconds, 0);

/** How full the lungs are at the end of a phase, from 0 to 1. */
const fullAfter = { in: 1, hold: 1, out: 0, rest: 0 } as const;

export type Moment = {
  round: number;
  phase: CountedPhase;
  /** Whole seconds of the phase, counted from 1. */
  count: number;
  /** How full the lungs are, from 0 to 1. */
  fullness: number;
};

/** Where the breath is, `elapsed` seconds after the start. */
export function momentAt(phases: readonly CountedPhase[], elapsed: number): Moment {
  const length = lengthOf(phases);
  let left = elapsed % length;
  let before = 0;
  for (const phase of phases) {
    const after = fullAfter[phase.kind];
    if (left < phase.seconds) {
      const fullness = before + (after - before) * ease(left / phase.seconds);
      return { round: Math.floor(elapsed / length), phase, count: Math.floor(left) + 1, fullness };
    }
    left -= phase.seconds;
    before = after;
  }
  throw new RangeError("a round has no length");
}

/** A breath is slow at both ends. */
const ease = (progress: number) => (1 - Math.cos(Math.PI * progress)) / 2;

/** The curve of the lungs' fullness as SVG path data. `x` and `y` place a second and a fullness. */
export function curvePath(
  phases: readonly CountedPhase[],
  rounds: number,
  x: (second: number) => number,
  y: (fullness: number) => number,
): string {
  const at = (n: number) => Math.round(n * 10) / 10;
  let second = 0;
  let before = 0;
  let path = `M${at(x(0))} ${at(y(0))}`;
  for (let round = 0; round < rounds; round++) {
    for (const { kind, seconds } of phases) {
      const after = fullAfter[kind];
      // A cubic curve with these control points is within a hundredth of the cosine in `ease`.
      const [x1, x2] = [x(second + 0.3642 * seconds), x(second + 0.6358 * seconds)];
      second += seconds;
      path +=
        before === after
          ? `H${at(x(second))}`
          : `C${at(x1)} ${at(y(before))} ${at(x2)} ${at(y(after))} ${at(x(second))} ${at(y(after))}`;
      before = after;
    }
  }
  return path;
}
