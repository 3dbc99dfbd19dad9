/**
 * Chladni figures: the lines where sand gathers on a round plate that vibrates at the given frequencies. Each note adds
 * a standing wave J_n(k r) cos(n t), and the lines are where the sum of all waves is zero. The result depends only on
 * the frequencies.
 */
type Wave = { order: number; wavenumber: number; weight: number };
type Point = readonly [x: number, y: number];
type Line = { points: Point[]; closed: boolean };

const turn = 2 * Math.PI;
/** Fine enough for smooth lines, coarse enough to draw ten figures in well under a second. */
const ringCount = 150;
const stepsPerSector = 56;
const half = 100;
const plateEdge = 0.97;
const controlSpacing = 0.062;

/** SVG path data, to be stroked, in a square of 200 by 200. */
export function chladniPath(frequencies: readonly number[]): string {
  const notes = distinctNotes(frequencies);
  const fold = symmetryOf(notes);
  return figurePath(wavesOf(notes, fold), fold);
}

/** The same for given waves. `fold` is the number of identical sectors. */
export function figurePath(waves: readonly Wave[], fold: number): string {
  const rim = plateEdge * half;
  const arc = `a${format(rim)} ${format(rim)} 0 1 0`;
  const edge = `M${format(half - rim)} ${half}${arc} ${format(2 * rim)} 0${arc}-${format(2 * rim)} 0z`;
  return edge + nodalLines(waves, fold).map(smoothPath).join("");
}

type Note = { pitch: number; ratio: number; weight: number };

/** Moves all notes into the octave above the lowest one and merges those that coincide. */
function distinctNotes(frequencies: readonly number[]): [Note, ...Note[]] {
  const sorted = frequencies.filter((frequency) => frequency > 0).toSorted((a, b) => a - b);
  const lowest = sorted[0];
  if (lowest === undefined) throw new Error("A figure needs at least one frequency above 0 Hz.");
  const notes: [Note, ...Note[]] = [{ pitch: Math.log2(lowest / 55), ratio: 1, weight: 0 }];
  for (const frequency of sorted) {
    const octaves = Math.log2(frequency / lowest);
    const ratio = 2 ** (octaves - Math.floor(octaves + 0.01));
    const known = notes.find((note) => Math.abs(Math.log2(note.ratio / ratio)) < 0.02);
    if (known) known.weight += 1;
    else notes.push({ pitch: Math.log2(frequency / 55), ratio, weight: 1 });
  }
  return notes;
}

/** Three- and fourfold figures look like faces and crosses, an elevenfold one looks like a mistake. */
const folds = [5, 6, 7, 8, 9, 10, 12] as const;

/** Derived from the pitch of the root and the intervals above it. */
function symmetryOf(notes: readonly Note[]): number {
  const semitones = Math.round(12 * notes[0]!.pitch);
  const intervals = notes.reduce((sum, note) => sum + Math.round(12 * Math.log2(note.ratio)), 0);
  return folds[(((semitones * 3 + intervals) % folds.length) + folds.length) % folds.length]!;
}

function wavesOf(notes: readonly [Note, ...Note[]], fold: number): Wave[] {
  const [root, ...others] = notes;
  const withinOctave = root.pitch - Math.floor(root.pitch);
  // A figure with many sectors needs a higher wavenumber before its lines separate.
  const wavenumber = 13 + 5 * withinOctave + 0.75 * fold;
  const heaviest = Math.max(...notes.map(({ weight }) => weight));
  // The interval decides whether the petals lie on the axis or between the axes.
  const fifth = others.length === 0 || Math.abs(others[0]!.ratio - 1.5) < 0.01;
  const sharpness = (7 * withinOctave) % 1;
  const waves: Wave[] = [
    { order: 0, wavenumber, weight: 0.55 + 0.4 * sharpness },
    { order: fold, wavenumber, weight: fifth ? 1.15 : -1.15 },
    { order: 2 * fold, wavenumber: wavenumber * 1.12, weight: 0.2 + 0.35 * (1 - sharpness) },
  ];
  others.slice(0, 4).forEach((note, index) => {
    waves.push({
      order: index % 2 === 0 ? fold : 2 * fold,
      wavenumber: wavenumber * note.ratio,
      weight: (0.55 + 0.4 * (note.weight / heaviest)) / (1 + 0.35 * index),
    });
  });
  return waves;
}

/** Marching squares on a polar grid, which makes all sectors exactly equal. */
function nodalLines(waves: readonly Wave[], fold: number): Line[] {
  const steps = stepsPerSector * fold;
  const radius = (ring: number) => 0.015 + (ring / ringCount) * (plateEdge - 0.015);
  const bessel = waves.map((wave) =>
    Array.from(
      { length: ringCount + 1 },
      (_, ring) => wave.weight * besselJ(wave.order, wave.wavenumber * radius(ring)),
    ),
  );
  const cosine = waves.map((wave) =>
    Array.from({ length: stepsPerSector }, (_, step) => Math.cos((wave.order * turn * (step + 0.5)) / steps)),
  );
  const sector = Array.from({ length: ringCount + 1 }, (_, ring) =>
    Array.from({ length: stepsPerSector }, (_, step) =>
      waves.reduce((sum, _, index) => sum + bessel[index]![ring]! * cosine[index]![step]!, 0),
    ),
  );

  // Crossings lie on grid edges, which are numbered so that neighbouring cells share them.
  const crossings = new Map<number, Point>();
  const neighbours = new Map<number, number[]>();
  const alongRing = (ring: number, step: number) => 2 * (ring * steps + (step % steps));
  const acrossRings = (ring: number, step: number) => 2 * (ring * steps + (step % steps)) + 1;
  const at = (ring: number, step: number) => sector[ring]![step % stepsPerSector]!;
  const crossing = (edge: number, ring: number, step: number, toRing: number, toStep: number) => {
    const share = at(ring, step) / (at(ring, step) - at(toRing, toStep));
    const r = radius(ring) + share * (radius(toRing) - radius(ring));
    const angle = (turn * (step + 0.5 + share * (toStep - step))) / steps;
    crossings.set(edge, [r * Math.sin(angle), -r * Math.cos(angle)]);
  };
  const join = (a: number, b: number) => {
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
  };
  for (let ring = 0; ring < ringCount; ring++) {
    for (let step = 0; step < steps; step++) {
      const inside = at(ring, step) > 0;
      const uncut =
        at(ring, step + 1) > 0 === inside && at(ring + 1, step) > 0 === inside && at(ring + 1, step + 1) > 0 === inside;
      if (uncut) continue;
      const edges: number[] = [];
      const test = (edge: number, r1: number, s1: number, r2: number, s2: number) => {
        if (at(r1, s1) > 0 === at(r2, s2) > 0) return;
        crossing(edge, r1, s1, r2, s2);
        edges.push(edge);
      };
      test(alongRing(ring, step), ring, step, ring, step + 1);
      test(acrossRings(ring, step + 1), ring, step + 1, ring + 1, step + 1);
      test(alongRing(ring + 1, step), ring + 1, step, ring + 1, step + 1);
      test(acrossRings(ring, step), ring, step, ring + 1, step);
      if (edges.length === 2) join(edges[0]!, edges[1]!);
      if (edges.length === 4) {
        const middle = at(ring, step) + at(ring, step + 1) + at(ring + 1, step) + at(ring + 1, step + 1);
        const paired = middle > 0 === inside ? [0, 1, 2, 3] : [0, 3, 1, 2];
        join(edges[paired[0]!]!, edges[paired[1]!]!);
        join(edges[paired[2]!]!, edges[paired[3]!]!);
      }
    }
  }
  return (
    followLines(crossings, neighbours)
      // Very short lines and lines close to the rim are correct but look like specks.
      .filter(
        ({ points }) =>
          lengthOf(points) > 0.2 && Math.min(...points.map(([x, y]) => Math.hypot(x, y))) < plateEdge - 0.085,
      )
      .map(({ points, closed }) => ({ points: resample(points, closed, fold), closed }))
  );
}

function followLines(
  crossings: ReadonlyMap<number, Point>,
  neighbours: ReadonlyMap<number, readonly number[]>,
): Line[] {
  const seen = new Set<number>();
  const lines: Line[] = [];
  const walk = (start: number) => {
    const points: Point[] = [];
    let edge: number | undefined = start;
    while (edge !== undefined) {
      seen.add(edge);
      points.push(crossings.get(edge)!);
      edge = neighbours.get(edge)!.find((next) => !seen.has(next));
    }
    return points;
  };
  // Open lines end at the rim and are followed from there; all others are closed.
  for (const [edge, next] of neighbours)
    if (next.length === 1 && !seen.has(edge)) lines.push({ points: walk(edge), closed: false });
  for (const edge of neighbours.keys()) if (!seen.has(edge)) lines.push({ points: walk(edge), closed: true });
  return lines;
}

/** Spaces control points evenly. A line around the centre gets equally many in each sector, to stay symmetrical. */
function resample(points: readonly Point[], closed: boolean, fold: number): Point[] {
  const around = closed && encircles(points);
  const start = closed ? (around ? nearestTo(points, turn / 2) : farthestOut(points)) : 0;
  const ordered = [...points.slice(start), ...points.slice(0, start)];
  if (closed) ordered.push(ordered[0]!);
  const length = lengthOf(ordered);
  const unit = around ? fold * 2 : 1;
  const count = Math.max(closed ? 6 : 3, unit * Math.round(length / controlSpacing / unit));
  const result: Point[] = [];
  let travelled = 0;
  let next = 0;
  for (let index = 1; index < ordered.length; index++) {
    const [ax, ay] = ordered[index - 1]!;
    const [bx, by] = ordered[index]!;
    const piece = Math.hypot(bx - ax, by - ay);
    while (next <= count && travelled + piece >= (next * length) / count - 1e-9) {
      const share = piece === 0 ? 0 : ((next * length) / count - travelled) / piece;
      result.push([ax + share * (bx - ax), ay + share * (by - ay)]);
      next += 1;
    }
    travelled += piece;
  }
  return closed ? result.slice(0, count) : result;
}

function encircles(points: readonly Point[]): boolean {
  let swept = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    swept += Math.atan2(x * nextY - y * nextX, x * nextX + y * nextY);
  });
  return Math.abs(swept) > 1;
}

const lengthOf = (points: readonly Point[]) =>
  points.reduce(
    (sum, [x, y], index) => (index === 0 ? 0 : sum + Math.hypot(x - points[index - 1]![0], y - points[index - 1]![1])),
    0,
  );

const bestIndex = (points: readonly Point[], score: (point: Point) => number) =>
  points.reduce((best, point, index) => (score(point) > score(points[best]!) + 1e-9 ? index : best), 0);
const farthestOut = (points: readonly Point[]) => bestIndex(points, ([x, y]) => Math.hypot(x, y));
const nearestTo = (points: readonly Point[], angle: number) =>
  bestIndex(points, ([x, y]) => Math.cos(Math.atan2(x, -y) - angle));

/**
 * A quadratic spline in short SVG commands: `t` mirrors the previous control point, so each point takes two numbers.
 * Every step starts from the rounded end of the previous one, so that rounding errors do not accumulate.
 */
function smoothPath({ points, closed }: Line): string {
  const controls = points.map(([x, y]): Point => [half + half * x, half + half * y]);
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const round = ([x, y]: Point): Point => [Math.round(10 * x) / 10, Math.round(10 * y) / 10];
  const start = round(closed ? middle(controls.at(-1)!, controls[0]!) : controls[0]!);
  let pen = start;
  let control = round(closed ? controls[0]! : middle(controls[0]!, controls[1]!));
  const rest = closed ? controls.slice(1) : controls.slice(1, -1);
  let path = `M${pair(start)}q${pair([control[0] - pen[0], control[1] - pen[1]])}`;
  const step = (to: Point) => {
    const text = pair([to[0] - pen[0], to[1] - pen[1]]);
    pen = to;
    return text;
  };
  rest.forEach((target, index) => {
    const to = round(middle(control, target));
    const text = step(to);
    path += index === 0 ? `${text.startsWith("-") ? "" : " "}${text}t` : `${needsGap(path, text) ? " " : ""}${text}`;
    control = [2 * to[0] - control[0], 2 * to[1] - control[1]];
  });
  const last = step(closed ? start : round(controls.at(-1)!));
  return `${path}${needsGap(path, last) ? " " : ""}${last}${closed ? "z" : ""}`;
}

const needsGap = (path: string, text: string) => !text.startsWith("-") && !path.endsWith("t");

function pair([x, y]: Point): string {
  const first = format(x);
  const second = format(y);
  return first + (second.startsWith("-") ? "" : " ") + second;
}

function format(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text === "-0" ? "0" : text.replace(/^(-?)0\./, "$1.");
}

/** Bessel function of the first kind, from its integral with the trapezoidal rule. */
function besselJ(order: number, x: number): number {
  const samples = 72;
  let sum = 0;
  for (let index = 0; index < samples; index++) {
    const angle = (turn * index) / samples;
    sum += Math.cos(order * angle - x * Math.sin(angle));
  }
  return sum / samples;
}
