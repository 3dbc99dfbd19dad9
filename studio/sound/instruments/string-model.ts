import { TAU } from "../dsp/math.ts";
import { Random } from "../dsp/random.ts";
import { RATE } from "../dsp/rate.ts";

export type StringOptions = {
  hz: number;
  seconds: number;
  seed: number;
  /** Length of the bridge as a fraction of the string, and its curvature. Without a bridge the string vibrates freely. */
  bridge?: { reach: number; curve: number };
  /** Frequency-independent loss. */
  decay: number;
  /** Loss that grows with frequency. */
  damping: number;
  stiffness: number;
  /** Plucking position as a fraction of the string. */
  pluckAt: number;
  /** Model steps per sample: bridge contact creates partials that would alias without oversampling. */
  oversampling: 1 | 2;
};

/**
 * The force on the bridge after one pluck of a stiff, lossy string (finite differences). Contact with a curved bridge
 * moves energy from low to high partials: the jivari, the buzzing brightness of a tanpura.
 */
export function pluckString(options: StringOptions): Float32Array {
  const rate = RATE * options.oversampling;
  const grid = gridFor(options, rate);
  const random = new Random(options.seed);
  const pluckAt = options.pluckAt + random.spread() * 0.03;
  const strength = 1 + random.spread() * 0.06;
  const steps = Math.round(options.seconds * rate);
  const force = simulate(grid, pluckShape(grid.nodes, pluckAt, strength), bridgeFor(options, grid), steps);
  return options.oversampling === 1 ? force : halveRate(force);
}

type Grid = { nodes: number; spacing: number; now: [number, number, number]; before: [number, number] };

/** The coarsest stable grid, with the coefficients of each node's neighbours for the current and the previous step. */
function gridFor(options: StringOptions, rate: number): Grid {
  const dt = 1 / rate;
  const speed = 2 * options.hz;
  const bending = (speed * Math.sqrt(options.stiffness)) / Math.PI;
  const q = (speed * dt) ** 2 + 4 * options.damping * dt;
  const nodes = Math.floor(1 / Math.sqrt((q + Math.sqrt(q * q + 16 * (bending * dt) ** 2)) / 2));
  const spacing = 1 / nodes;
  const tension = ((speed * dt) / spacing) ** 2;
  const stiff = ((bending * dt) / spacing ** 2) ** 2;
  const loss = (2 * options.damping * dt) / spacing ** 2;
  const scale = 1 / (1 + options.decay * dt);
  return {
    nodes,
    spacing,
    now: [(2 - 2 * tension - 6 * stiff - 2 * loss) * scale, (tension + 4 * stiff + loss) * scale, -stiff * scale],
    before: [(options.decay * dt - 1 + 2 * loss) * scale, -loss * scale],
  };
}

/** Initial displacement: a triangle, smoothed because a finger is soft. */
function pluckShape(nodes: number, pluckAt: number, strength: number): Float64Array {
  const triangle = Float64Array.from({ length: nodes + 1 }, (_, i) => {
    const x = i / nodes;
    return x < pluckAt ? x / pluckAt : (1 - x) / (1 - pluckAt);
  });
  const reach = Math.max(1, Math.round(0.05 * nodes));
  return triangle.map((_, i) => {
    if (i === 0 || i === nodes) return 0;
    let sum = 0;
    let weights = 0;
    for (let k = -reach; k <= reach; k++) {
      const weight = 1 + Math.cos((Math.PI * k) / (reach + 1));
      sum += (triangle[i + k] ?? 0) * weight;
      weights += weight;
    }
    return (sum / weights) * strength;
  });
}

/** Height of the bridge under each node that it reaches: a parabola below the string at rest. */
function bridgeFor(options: StringOptions, grid: Grid): Float64Array {
  if (!options.bridge) return new Float64Array(0);
  const { reach, curve } = options.bridge;
  const nodes = Math.max(1, Math.round(reach * grid.nodes));
  return Float64Array.from({ length: nodes }, (_, i) => -curve * ((i + 1) * grid.spacing) ** 2);
}

/** Node i is at index i + 2. The ghost nodes beyond each end make the ends simply supported. */
function simulate(grid: Grid, shape: Float64Array, bridge: Float64Array, steps: number): Float32Array {
  const { nodes, spacing, now, before } = grid;
  const force = new Float32Array(steps);
  let current = new Float64Array(nodes + 5);
  current.set(shape, 2);
  let past = current.slice();
  let next = new Float64Array(nodes + 5);
  for (let step = 0; step < steps; step++) {
    advance(next, current, past, nodes, now, before);
    for (let i = 0; i < bridge.length; i++) next[i + 3] = Math.max(next[i + 3]!, bridge[i]!);
    next[1] = -next[3]!;
    next[nodes + 3] = -next[nodes + 1]!;
    force[step] = next[3]! / spacing;
    [past, current, next] = [current, next, past];
  }
  return force;
}

/** The hot loop of the renderer: neighbours are kept in locals, so each value is read from memory once. */
function advance(
  next: Float64Array,
  current: Float64Array,
  past: Float64Array,
  nodes: number,
  [self, beside, beyond]: [number, number, number],
  [pastSelf, pastBeside]: [number, number],
): void {
  let a = current[1]!;
  let b = current[2]!;
  let c = current[3]!;
  let d = current[4]!;
  let pastLeft = past[2]!;
  let pastHere = past[3]!;
  for (let i = 3; i < nodes + 2; i++) {
    const e = current[i + 2]!;
    const pastRight = past[i + 1]!;
    next[i] =
      self * c + beside * (b + d) + beyond * (a + e) + pastSelf * pastHere + pastBeside * (pastLeft + pastRight);
    a = b;
    b = c;
    c = d;
    d = e;
    pastLeft = pastHere;
    pastHere = pastRight;
  }
}

const HALF_BAND_REACH = 48;

/** Decimates by two after an anti-aliasing windowed-sinc filter. */
function halveRate(samples: Float32Array): Float32Array {
  const taps = Float64Array.from({ length: 2 * HALF_BAND_REACH + 1 }, (_, i) => {
    const k = i - HALF_BAND_REACH;
    const x = (k / 2) * 0.92;
    const sinc = k === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    const blackman =
      0.42 + 0.5 * Math.cos((Math.PI * k) / HALF_BAND_REACH) + 0.08 * Math.cos((TAU * k) / HALF_BAND_REACH);
    return sinc * blackman;
  });
  const total = taps.reduce((sum, tap) => sum + tap, 0);
  const result = new Float32Array(Math.floor(samples.length / 2));
  for (let i = 0; i < result.length; i++) {
    const first = Math.max(0, 2 * i - HALF_BAND_REACH);
    const last = Math.min(samples.length - 1, 2 * i + HALF_BAND_REACH);
    let sum = 0;
    for (let j = first; j <= last; j++) sum += samples[j]! * taps[j - 2 * i + HALF_BAND_REACH]!;
    result[i] = sum / total;
  }
  return result;
}
