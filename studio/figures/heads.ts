/* Heads, drawn around the point where the skull rests on the neck: x forward (or to the viewer's right), y up, in centimetres. */
import { curve, ellipse, mirror, mix, place, type Pt } from "#studio/figures/geometry.ts";
import type { Part, Tone } from "#studio/figures/parts.ts";

export type Hair = "bun" | "short" | "plait";
export type Gaze = "side" | "front" | "turned";
export type Mouth = "closed" | "open";
export interface Face {
  /** Where the head points: to the viewer's right unless the pose is seen from the front. */
  gaze?: Gaze;
  mouth?: Mouth;
  /** Closed only where the words let the eyes close: never where somebody could lose their balance. */
  eyes?: "open" | "closed";
}

interface Drawing {
  tone: Tone;
  outline?: readonly Pt[];
  blob?: readonly [number, number, number, number, number?];
  line?: readonly Pt[];
  width?: number;
  plain?: boolean;
  hair?: Hair;
  beard?: boolean;
  /** Only with this mouth, only with these eyes. */
  mouth?: Mouth;
  eyes?: Face["eyes"];
}

const both = (...pts: Pt[]): Pt[] => [...pts, ...mirror(pts, 0).reverse().filter((p) => Math.abs(p[0]) > 0.05)];
const pair = (d: Drawing): Drawing[] => [
  d,
  {
    ...d,
    outline: d.outline && mirror(d.outline, 0),
    line: d.line && mirror(d.line, 0),
    blob: d.blob && [-d.blob[0], d.blob[1], d.blob[2], d.blob[3], -(d.blob[4] ?? 0)],
  },
];

/** An open eye: the white, the pupil and the lid. */
const openEye = ([x, y]: Pt, look: number, wide: number): Drawing[] => [
  { tone: "eye", blob: [x, y, wide, 1.35], plain: true, eyes: "open" },
  { tone: "line", blob: [x + look, y, 0.95, 1.25], plain: true, eyes: "open" },
  { tone: "line", line: [[x - wide - 0.2, y + 0.5], [x + look * 0.5, y + 1.6], [x + wide + 0.2, y + 0.7]], width: 0.75, eyes: "open" },
];

const profile: Pt[] = [
  [-5, -0.6], [-8, 2.5], [-9.5, 7], [-8.8, 12.6], [-5, 16.9], [0.6, 18.2], [5.6, 16.4], [8.2, 12.8], [8.7, 9.8], [8.4, 7.8],
  [9.7, 5.3], [11.2, 3.3], [10.6, 2.1], [9.2, 1.6], [9.5, 0.4], [8.9, -0.6], [9.2, -1.6], [8.6, -2.6], [8.8, -3.9], [7.3, -5.5],
  [3.6, -4.5], [0.4, -2.2], [-2, -0.6],
];

const heads: Record<Gaze, Drawing[]> = {
  side: [
    { tone: "hair", blob: [-9.6, 14.4, 4.8, 4.8], hair: "bun" },
    { tone: "hair", outline: [[-4, 6], [-11, 6], [-12.4, 0], [-12.4, -12], [-12, -24], [-10, -30], [-7.6, -24], [-6.6, -12], [-6, -2]], hair: "plait" },
    { tone: "skin", outline: profile },
    {
      tone: "hair",
      plain: true,
      outline: [[-1.6, 3], [1, 3.4], [2.4, 0.6], [5, -1.6], [8.6, -2.4], [9.4, -4.4], [7.6, -6.8], [3.4, -5.6], [0, -3], [-2, 0]],
      beard: true,
    },
    {
      tone: "hair",
      plain: true,
      outline: [
        [6.6, 15], [4.6, 11.8], [3.4, 8.8], [1.2, 8.4], [-1.8, 8.6], [-3.2, 5.4], [-3.6, 1.8], [-5.6, -1], [-8.4, 0], [-10.2, 4], [-10.6, 9],
        [-9.2, 14.4], [-5, 18.2], [0.8, 19.4], [5, 18],
      ],
    },
    { tone: "skin-far", blob: [-0.5, 5, 1.8, 2.9, 12], plain: true },
    { tone: "line", line: [[4.9, 7.2], [6, 6.5], [7.3, 6.9]], width: 0.75, eyes: "closed" },
    ...openEye([6, 6.8], 0.6, 1.5),
    { tone: "line", line: [[7, -0.2], [7.9, -0.8], [8.8, -0.6]], width: 0.75, mouth: "closed" },
    { tone: "line", blob: [8.2, -1, 1.2, 1.5, 0], plain: true, mouth: "open" },
  ],
  front: [
    { tone: "hair", blob: [0, 17.2, 4.6, 4.6], hair: "bun" },
    ...pair({ tone: "skin-far", blob: [7.9, 5, 1.7, 3, 10], plain: true }),
    {
      tone: "skin",
      outline: both([0, 18], [4, 17], [6.9, 13.5], [7.8, 8.5], [7.4, 3.6], [5.8, -1.2], [3.3, -4.3], [0, -5.5]),
    },
    {
      tone: "hair",
      plain: true,
      outline: [
        ...both([0, 19.4], [4.4, 18.4], [7.6, 15], [8.9, 10], [8.5, 6.6]).slice(0, 5),
        [7.4, 8.6], [6.4, 11.8], [3.4, 14.4], [-0.6, 15.4], [-4, 13.8], [-6.4, 11.4], [-7.4, 8.6], [-8.5, 6.6], [-8.9, 10], [-7.6, 15], [-4.4, 18.4],
      ],
    },
    {
      tone: "hair",
      plain: true,
      outline: both([0, -2.6], [2.8, -2.2], [4.8, 0.6], [6.4, 4.4], [7.6, 6], [7.6, 3], [6, -1.8], [3.5, -5.2], [0, -6.8]),
      beard: true,
    },
    ...pair({ tone: "line", line: [[1.9, 6.6], [3.3, 5.8], [4.9, 6.7]], width: 0.75, eyes: "closed" }),
    ...openEye([3.3, 6.3], 0, 1.7),
    ...openEye([-3.3, 6.3], 0, 1.7),
    { tone: "line", line: [[-2.3, -0.8], [0, -1.6], [2.3, -0.8]], width: 0.75, mouth: "closed" },
    { tone: "line", blob: [0, -1.2, 1.6, 1.9, 0], plain: true, mouth: "open" },
    ...pair({ tone: "line", line: [[1.8, 9.3], [3.4, 10], [5.2, 9.3]], width: 0.55 }),
    { tone: "line", line: [[-2, 2.9], [-1.1, 1.8], [0, 2.3], [1.1, 1.8], [2, 2.9]], width: 0.55 },
  ],
  turned: [
    { tone: "hair", blob: [-7, 15.5, 4.6, 4.8], hair: "bun" },
    {
      tone: "skin",
      outline: [
        [0.6, 18.2], [4.8, 16.9], [7.6, 13.2], [8.1, 9.6], [7.7, 7.4], [8, 4.4], [7.4, 1], [6.2, -2.6], [4, -5.2], [1, -5], [-3, -2], [-5.6, 1],
        [-8.4, 4], [-9, 9], [-7.6, 14], [-4, 17.4],
      ],
    },
    {
      tone: "hair",
      plain: true,
      outline: [
        [6.9, 14.6], [4, 14.4], [0, 12.8], [-2.6, 9.4], [-4, 6.4], [-5.4, 4.6], [-6, 0.6], [-8.2, 0.8], [-9.8, 5], [-9.9, 10], [-8.2, 15.2], [-4, 18.7],
        [1, 19.4], [5, 18],
      ],
    },
    { tone: "skin-far", blob: [-4.6, 4.8, 1.6, 2.8, 12], plain: true },
    ...openEye([1.2, 6.6], 0.3, 1.7),
    ...openEye([6.2, 6.6], 0.2, 1.2),
    { tone: "line", line: [[4.4, 6.2], [5.3, 2.8], [3.8, 2.3]], width: 0.75 },
    { tone: "line", line: [[1.8, -0.9], [3.6, -1.7], [5.6, -0.9]], width: 0.75 },
  ],
};

/** A bow through three points. */
const arc = ([a, m, b]: readonly [Pt, Pt, Pt]): Pt[] => {
  const c: Pt = [2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2];
  return Array.from({ length: 9 }, (_, i) => mix(mix(a, c, i / 8), mix(c, b, i / 8), i / 8));
};

/** tilt: degrees forward (side), or to the viewer's right (front). */
export function head({ gaze = "side", mouth = "closed", eyes = "open" }: Face, { hair, beard }: { hair: Hair; beard?: boolean }, at: Pt, tilt: number): Part[] {
  return heads[gaze]
    .filter((d) => (!d.hair || d.hair === hair) && (!d.beard || beard) && (!d.mouth || d.mouth === mouth) && (!d.eyes || d.eyes === eyes))
    .map((d) => ({
      tone: d.tone,
      plain: d.plain,
      width: d.width,
      rings: d.outline
        ? [place(curve(d.outline, true, 6), at, tilt)]
        : d.blob && [place(ellipse([d.blob[0], d.blob[1]], d.blob[2], d.blob[3], d.blob[4]), at, tilt)],
      lines: d.line && [place(d.line.length === 3 ? arc(d.line as [Pt, Pt, Pt]) : curve(d.line), at, tilt)],
    }));
}
