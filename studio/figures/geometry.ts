/* Points, tubes and curve fitting. The world is in centimetres: x to the right, y up, the floor at 0. */

export type Pt = readonly [number, number];
/** A closed outline, densely sampled. The renderer turns it into a few Bézier curves. */
export type Ring = Pt[];

const rad = (deg: number) => (deg * Math.PI) / 180;
export const add = (a: Pt, b: Pt, k = 1): Pt => [a[0] + b[0] * k, a[1] + b[1] * k];
export const sub = (a: Pt, b: Pt): Pt => [a[0] - b[0], a[1] - b[1]];
export const dist = (a: Pt, b: Pt) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const mix = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const unit = (a: Pt): Pt => {
  const l = Math.hypot(a[0], a[1]) || 1;
  return [a[0] / l, a[1] / l];
};
const dot = (a: Pt, b: Pt) => a[0] * b[0] + a[1] * b[1];
/** Direction of a limb: 0 hangs down, 90 points forward (right), 180 up, -90 back. */
export const limb = (deg: number): Pt => [Math.sin(rad(deg)), -Math.cos(rad(deg))];
/** Direction of the spine: 0 is upright, positive leans forward. */
export const spine = (deg: number): Pt => [Math.sin(rad(deg)), Math.cos(rad(deg))];
/** The limb angle that leads from a to b. */
export const aim = (a: Pt, b: Pt) => (Math.atan2(b[0] - a[0], a[1] - b[1]) * 180) / Math.PI;
/** Places a drawing made around the origin: turned forward (clockwise) by deg, then moved to at. */
export const place = (points: readonly Pt[], at: Pt, deg = 0, scale = 1): Pt[] => {
  const [c, s] = [Math.cos(rad(deg)) * scale, Math.sin(rad(deg)) * scale];
  return points.map(([x, y]) => [at[0] + x * c + y * s, at[1] - x * s + y * c]);
};
export const mirror = (points: readonly Pt[], x: number): Pt[] => points.map((p): Pt => [2 * x - p[0], p[1]]);

/** Where the middle joint of a two-bone limb lies. side 1: to the front of the line from root to end; -1: behind it. */
export function middleJoint(
  root: Pt,
  end: Pt,
  upper: number,
  lower: number,
  side: 1 | -1,
): { joint: Pt; end: Pt; short: number } {
  const wanted = dist(root, end);
  const d = Math.min(Math.max(wanted, Math.abs(upper - lower) + 0.1), upper + lower - 0.01);
  const base = aim(root, end);
  const bend = (Math.acos((upper * upper + d * d - lower * lower) / (2 * upper * d)) * 180) / Math.PI;
  return { joint: add(root, limb(base + side * bend), upper), end: add(root, limb(base), d), short: wanted - d };
}

/** A smooth curve through points (Catmull-Rom), sampled. */
export function curve(points: readonly Pt[], closed = false, steps = 9): Pt[] {
  const n = points.length;
  const at = (i: number) => points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)]!;
  const out: Pt[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    /* Centripetal-like tangents: scaled by the span, so that uneven spacing makes no loops. */
    const span = dist(b, c);
    const m1 = mix([0, 0], sub(c, a), span / (dist(a, b) + span || 1));
    const m2 = mix([0, 0], sub(d, b), span / (dist(c, d) + span || 1));
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const [t2, t3] = [t * t, t * t * t];
      const [h0, h1, h2, h3] = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, -2 * t3 + 3 * t2, t3 - t2];
      out.push([h0 * b[0] + h1 * m1[0] + h2 * c[0] + h3 * m2[0], h0 * b[1] + h1 * m1[1] + h2 * c[1] + h3 * m2[1]]);
    }
  }
  if (!closed) out.push(points[n - 1]!);
  return out;
}

export function ellipse(at: Pt, rx: number, ry = rx, deg = 0): Ring {
  const pts = Array.from({ length: 28 }, (_, i): Pt => [
    rx * Math.cos((i * Math.PI) / 14),
    ry * Math.sin((i * Math.PI) / 14),
  ]);
  return place(pts, at, deg);
}

export function rectangle(x: number, y: number, w: number, h: number, r = 0): Ring {
  const k = Math.min(r, w / 2, h / 2);
  if (!k)
    return [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
  const corner = (cx: number, cy: number, from: number) =>
    Array.from({ length: 6 }, (_, i): Pt => [
      cx + k * Math.cos(rad(from + i * 18)),
      cy + k * Math.sin(rad(from + i * 18)),
    ]);
  return [
    ...corner(x + w - k, y + k, -90),
    ...corner(x + w - k, y + h - k, 0),
    ...corner(x + k, y + h - k, 90),
    ...corner(x + k, y + k, 180),
  ];
}

/** Half-widths along a tube: [position, front, back?]; position 1.5 lies halfway between joints 1 and 2. */
export type Widths = readonly (readonly [number, number, number?])[];
export interface TubeShape {
  /** How softly each inner joint bends, in centimetres of bone used up on either side. */
  soft?: number | readonly number[];
  start?: number;
  end?: number;
  /** Ends are round unless flat. 1 is a half circle, 0 is cut straight. */
  capStart?: number;
  capEnd?: number;
}

function widthAt(keys: Widths, t: number, side: 1 | 2): number {
  const v = (k: Widths[number]) => k[side] ?? k[1];
  if (t <= keys[0]![0]) return v(keys[0]!);
  const last = keys.length - 1;
  if (t >= keys[last]![0]) return v(keys[last]!);
  const i = keys.findIndex((k) => k[0] > t) - 1;
  const [a, b] = [keys[i]!, keys[i + 1]!];
  const slope = (j: number) =>
    j === 0 || j === last ? 0 : (v(keys[j + 1]!) - v(keys[j - 1]!)) / (keys[j + 1]![0] - keys[j - 1]![0]);
  const h = b[0] - a[0];
  const s = (t - a[0]) / h;
  const [s2, s3] = [s * s, s * s * s];
  return (
    (2 * s3 - 3 * s2 + 1) * v(a) +
    (s3 - 2 * s2 + s) * h * slope(i) +
    (-2 * s3 + 3 * s2) * v(b) +
    (s3 - s2) * h * slope(i + 1)
  );
}

/** The outline of a bent, tapered limb along its joints; "front" is the left hand of one who walks from the first joint to the last. */
export function tube(joints: readonly Pt[], widths: Widths, shape: TubeShape = {}): Ring {
  const line: { p: Pt; t: number }[] = [];
  const n = joints.length;
  const softAt = (i: number) => {
    if (i <= 0 || i >= n - 1) return 0;
    const s = typeof shape.soft === "number" || shape.soft === undefined ? (shape.soft ?? 5) : shape.soft[i - 1]!;
    return Math.min(s, dist(joints[i - 1]!, joints[i]!) / 2, dist(joints[i]!, joints[i + 1]!) / 2);
  };
  for (let i = 0; i < n - 1; i++) {
    const l = dist(joints[i]!, joints[i + 1]!);
    const [from, to] = [softAt(i) / l, 1 - softAt(i + 1) / l];
    const steps = Math.max(2, Math.ceil((l * (to - from)) / 1.2));
    for (let s = 0; s <= steps; s++) {
      const u = from + ((to - from) * s) / steps;
      line.push({ p: mix(joints[i]!, joints[i + 1]!, u), t: i + u });
    }
    if (i < n - 2 && softAt(i + 1) > 0) {
      const next = softAt(i + 1) / dist(joints[i + 1]!, joints[i + 2]!);
      const [a, b, c] = [
        mix(joints[i]!, joints[i + 1]!, to),
        joints[i + 1]!,
        mix(joints[i + 1]!, joints[i + 2]!, next),
      ];
      for (let s = 1; s < 12; s++) {
        const u = s / 12;
        line.push({
          p: mix(mix(a, b, u), mix(b, c, u), u),
          t: u < 0.5 ? i + to + (1 - to) * u * 2 : i + 1 + next * (u * 2 - 1),
        });
      }
    }
  }
  const kept = line.filter(
    ({ t }, i) =>
      t >= (shape.start ?? 0) - 1e-6 &&
      t <= (shape.end ?? n - 1) + 1e-6 &&
      (i === 0 || dist(line[i - 1]!.p, line[i]!.p) > 1e-6),
  );
  const row = (p: Pt, t: number, dir: Pt) => {
    const [f, b] = [widthAt(widths, t, 1), widthAt(widths, t, 2)];
    return { p, t, dir, f, b, front: add(p, [-dir[1], dir[0]], f), back: add(p, [dir[1], -dir[0]], b) };
  };
  const coarse = kept.map(({ p, t }, i) =>
    row(p, t, unit(sub(kept[Math.min(i + 1, kept.length - 1)]!.p, kept[Math.max(i - 1, 0)]!.p))),
  );
  /* Where the way turns fast (a folded elbow), more rows keep the outside round. */
  const rows = coarse.flatMap((a, i) => {
    const z = coarse[i + 1];
    if (!z) return [a];
    const turn = Math.atan2(a.dir[0] * z.dir[1] - a.dir[1] * z.dir[0], dot(a.dir, z.dir));
    const extra = Math.floor(Math.abs(turn) / rad(9));
    return [
      a,
      ...Array.from({ length: extra }, (_, k) => {
        const u = (k + 1) / (extra + 1);
        const [c, s] = [Math.cos(turn * u), Math.sin(turn * u)];
        return row(mix(a.p, z.p, u), a.t + (z.t - a.t) * u, [a.dir[0] * c - a.dir[1] * s, a.dir[0] * s + a.dir[1] * c]);
      }),
    ];
  });
  /* Inside a bend the offset line folds over itself: what lies within the limb is dropped, which leaves a clean crease. */
  const outside = (q: Pt, side: "f" | "b", i: number) =>
    rows.every(
      (r, j) =>
        Math.abs(i - j) < 2 || dist(q, r.p) > Math.min(r[side], r.f, r.b) - 0.05 || dist(q, r.p) > r[side] - 0.05,
    );
  const front = rows.filter((r, i) => outside(r.front, "f", i)).map((r) => r.front);
  const back = rows.filter((r, i) => outside(r.back, "b", i)).map((r) => r.back);
  const cap = (from: Pt, to: Pt, dir: Pt, bulge: number): Pt[] => {
    if (!bulge) return [];
    const [c, half] = [mix(from, to, 0.5), sub(from, mix(from, to, 0.5))];
    const r = Math.hypot(half[0], half[1]) * bulge;
    return Array.from({ length: 9 }, (_, i) => {
      const a = ((i + 1) * Math.PI) / 10;
      return add(add(c, half, Math.cos(a)), dir, Math.sin(a) * r);
    });
  };
  const [first, last] = [rows[0]!, rows[rows.length - 1]!];
  return [
    ...front,
    ...cap(last.front, last.back, last.dir, shape.capEnd ?? 1),
    ...back.reverse(),
    ...cap(first.back, first.front, [-first.dir[0], -first.dir[1]], shape.capStart ?? 1),
  ];
}

/* ---- Fitting: Schneider's algorithm, after "An algorithm for automatically fitting digitized curves" (Graphics Gems, 1990). ---- */

type Bezier = readonly [Pt, Pt, Pt, Pt];
const bezier = ([a, b, c, d]: Bezier, t: number): Pt => {
  const s = 1 - t;
  const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0], k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1]];
};

function fitOne(pts: readonly Pt[], t1: Pt, t2: Pt, us: number[]): Bezier {
  const [a, d] = [pts[0]!, pts[pts.length - 1]!];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  us.forEach((u, i) => {
    const s = 1 - u;
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * u, 3 * s * u * u, u * u * u];
    const [v1, v2] = [mix([0, 0], t1, b1), mix([0, 0], t2, b2)];
    const rest = sub(pts[i]!, add(mix([0, 0], a, b0 + b1), d, b2 + b3));
    c00 += dot(v1, v1);
    c01 += dot(v1, v2);
    c11 += dot(v2, v2);
    x0 += dot(v1, rest);
    x1 += dot(v2, rest);
  });
  const det = c00 * c11 - c01 * c01;
  const chord = dist(a, d);
  let [l1, l2] = det ? [(x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det] : [0, 0];
  if (l1 < chord * 1e-3 || l2 < chord * 1e-3 || l1 > chord * 3 || l2 > chord * 3) l1 = l2 = chord / 3;
  return [a, add(a, t1, l1), add(d, t2, l2), d];
}

function fitRun(pts: readonly Pt[], t1: Pt, t2: Pt, tolerance: number): Bezier[] {
  const n = pts.length;
  if (n === 2) {
    const l = dist(pts[0]!, pts[1]!) / 3;
    return [[pts[0]!, add(pts[0]!, t1, l), add(pts[1]!, t2, l), pts[1]!]];
  }
  const lengths = [0];
  for (let i = 1; i < n; i++) lengths.push(lengths[i - 1]! + dist(pts[i]!, pts[i - 1]!));
  let us = lengths.map((l) => l / lengths[n - 1]!);
  let worst = 0;
  let at = 0;
  for (let round = 0; round < 5; round++) {
    const fit = fitOne(pts, t1, t2, us);
    [worst, at] = [0, Math.floor(n / 2)];
    us.forEach((u, i) => {
      const e = dist(bezier(fit, u), pts[i]!);
      if (e > worst) [worst, at] = [e, i];
    });
    if (worst < tolerance) return [fit];
    if (worst > tolerance * 6) break;
    /* One Newton step for each parameter. */
    us = us.map((u, i) => {
      const h = 1e-3;
      const [p, q, r] = [bezier(fit, u), bezier(fit, Math.min(u + h, 1)), bezier(fit, Math.max(u - h, 0))];
      const d1: Pt = [(q[0] - r[0]) / (2 * h), (q[1] - r[1]) / (2 * h)];
      const k = dot(d1, d1);
      return k ? Math.min(1, Math.max(0, u - dot(sub(p, pts[i]!), d1) / k)) : u;
    });
  }
  at = Math.min(Math.max(at, 1), n - 2);
  const turn = unit(sub(pts[at - 1]!, pts[at + 1]!));
  return [
    ...fitRun(pts.slice(0, at + 1), t1, turn, tolerance),
    ...fitRun(pts.slice(at), [-turn[0], -turn[1]], t2, tolerance),
  ];
}

/** Fits Bézier curves to a densely sampled line; sharp turns stay corners. */
function fit(points: readonly Pt[], closed: boolean, tolerance: number): Bezier[] {
  let pts = points.filter((p, i) => i === 0 || dist(p, points[i - 1]!) > 0.02);
  if (closed && dist(pts[0]!, pts[pts.length - 1]!) < 0.02) pts = pts.slice(0, -1);
  /* Long straight sides get points of their own, so that the round corner next to them does not bend them. */
  const gaps = pts.length > 12 ? pts : [];
  if (gaps.length)
    pts = gaps.flatMap((p, i) => {
      const next = gaps[i + 1] ?? (closed ? gaps[0]! : p);
      const steps = Math.max(1, Math.floor(dist(p, next) / 3));
      return Array.from({ length: steps }, (_, s) => mix(p, next, s / steps));
    });
  const n = pts.length;
  const turn = (i: number) => {
    const [a, b] = [unit(sub(pts[i]!, pts[(i + n - 1) % n]!)), unit(sub(pts[(i + 1) % n]!, pts[i]!))];
    return Math.acos(Math.min(1, Math.max(-1, dot(a, b))));
  };
  let corners = pts.map((_, i) => i).filter((i) => (closed || (i > 0 && i < n - 1)) && turn(i) > rad(38));
  if (closed) {
    const first = corners[0] ?? 0;
    const smooth = corners.length === 0;
    pts = [...pts.slice(first), ...pts.slice(0, first + 1)];
    corners = corners.map((c) => c - first).filter((c) => c > 0);
    if (smooth) {
      const t = unit(sub(pts[1]!, pts[n - 1]!));
      return fitRun(pts, t, [-t[0], -t[1]], tolerance);
    }
  }
  const stops = [0, ...corners, pts.length - 1];
  return stops.slice(1).flatMap((end, i) => {
    const run = pts.slice(stops[i], end + 1);
    return run.length < 2
      ? []
      : fitRun(run, unit(sub(run[1]!, run[0]!)), unit(sub(run[run.length - 2]!, run[run.length - 1]!)), tolerance);
  });
}

/** From the world to the picture: scale is units per centimetre. */
export interface Camera {
  left: number;
  top: number;
  scale: number;
}

const join = (ns: number[]) => ns.map((v, i) => (i > 0 && v >= 0 ? ` ${v}` : `${v}`)).join("");

export function pathData(points: readonly Pt[], closed: boolean, camera: Camera, tolerance = 0.14): string {
  const flat = (p: Pt): Pt => [
    Math.round((p[0] - camera.left) * camera.scale),
    Math.round((camera.top - p[1]) * camera.scale),
  ];
  const runs = fit(points, closed, tolerance);
  if (!runs.length) return "";
  let at = flat(runs[0]![0]);
  let d = `M${join([at[0], at[1]])}`;
  for (const [a, b, c, e] of runs) {
    const [B, C, E] = [flat(b), flat(c), flat(e)];
    const chord = unit(sub(e, a));
    const off = Math.max(...[b, c].map((p) => Math.abs(dot(sub(p, a), [-chord[1], chord[0]]))));
    const [x, y] = [E[0] - at[0], E[1] - at[1]];
    if (x === 0 && y === 0) continue;
    if (off < 0.12) d += x === 0 ? `v${y}` : y === 0 ? `h${x}` : `l${join([x, y])}`;
    else d += `c${join([B[0] - at[0], B[1] - at[1], C[0] - at[0], C[1] - at[1], x, y])}`;
    at = E;
  }
  return closed ? `${d}z` : d;
}

/** All rings of one shape must turn the same way, or their overlap would be a hole. */
export function wind(ring: Ring): Ring {
  const area = ring.reduce(
    (s, p, i) => s + p[0] * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * p[1],
    0,
  );
  return area < 0 ? [...ring].reverse() : ring;
}
