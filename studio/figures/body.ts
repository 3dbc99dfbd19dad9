/* The body: an ordinary adult of 168 cm, seven heads tall. A pose goes in, layers come out, back to front. */
import { add, aim, curve, ellipse, limb, middleJoint, mirror, mix, place, spine, tube, type Pt, type Widths } from "#studio/figures/geometry.ts";
import { head, type Face } from "#studio/figures/heads.ts";
import type { Part, Tone } from "#studio/figures/parts.ts";
import type { Person } from "#studio/figures/people.ts";

export const bone = { thigh: 41, shin: 40, upper: 29, fore: 24, palm: 9, fingers: 8.5, pelvis: 20, chest: 33, neck: 9, shoulder: 27 };

/** Any limb may be given by points (ankle, wrist: the joint between is found), by points with that joint (for foreshortened limbs), or by angles. */
export interface Leg {
  /** Where the ankle is (it stands 7 above the sole); or the angles of thigh and shin. */
  ankle?: Pt;
  turn?: readonly [thigh: number, shin: number];
  kneeAt?: Pt;
  /** The side the knee points to: 1 forward (usual), -1 back. */
  knee?: 1 | -1;
  /** The sole: 0 is flat on the floor, positive lifts the toes. toes: their own angle, when they bend. */
  foot?: number | "front";
  toes?: number;
  /** The foot points left instead. */
  toLeft?: boolean;
}
export interface Arm {
  wrist?: Pt;
  turn?: readonly [upper: number, fore: number];
  elbowAt?: Pt;
  /** The side the elbow points to: -1 back (usual), 1 forward. */
  elbow?: 1 | -1;
  /** Angles of palm and fingers; both follow the forearm when left out. */
  palm?: number;
  fingers?: number;
  /** open: the back of the hand with its thumb; edge: seen from the little finger, flat on something. */
  hand?: "open" | "edge" | "palm";
  thumb?: 1 | -1;
  /** Length of the hand as seen, when it is foreshortened; 1 is full. */
  reach?: number;
  /** Fingers one by one, each a line of points from its knuckle; with hand "palm". */
  digits?: readonly (readonly Pt[])[];
}
export interface Limbs {
  arm: Arm;
  leg: Leg;
}
export interface SidePose extends Face {
  view: "side";
  hip: Pt;
  /** Lean of pelvis, chest, neck and head, in degrees forward from upright. */
  spine: readonly [pelvis: number, chest: number, neck: number, head: number];
  near: Limbs;
  far: Limbs;
  /** Degrees the chest is turned towards the viewer. */
  twist?: number;
  /** Shrugs the shoulders forward (positive) or draws them back. */
  shoulders?: number;
}

export const warnings: string[] = [];

const legWidths: Widths = [[0, 9.4, 9.2], [0.45, 9.6, 9.4], [0.85, 7.6, 7.4], [1, 7.2, 7], [1.35, 6.2, 7.4], [1.86, 5.6, 5.8]];
const sleeveWidths: Widths = [[0.4, 6], [0.9, 5.2], [1.1, 5.1], [1.6, 4.9]];
const openHand: Widths = [[1.3, 4.1], [2, 2.8], [2.5, 3.7], [3, 3.8], [3.6, 3.2], [4, 2.3]];
const edgeHand: Widths = [[1.3, 4.1], [2, 2.7], [2.5, 2.7], [3, 2.4], [3.6, 2], [4, 1.5]];
const footTop: Pt[] = [[4.2, -0.2], [9.6, -2.9], [14.6, -4.2]];
const footToes: Pt[] = [[18, -4.7], [20.2, -5.9], [18.6, -7]];
const footSole: Pt[] = [[13.6, -7], [6.6, -6.6], [-1.4, -7], [-4.9, -5.4], [-4.7, -1.8]];

/** The foot, with the ankle up into the trouser leg; the toes bend about the ball. */
function foot(ankle: Pt, knee: Pt, angle: number, toes: number, toLeft: boolean): Pt[] {
  const ball: Pt = [14, -5.9];
  const bent = place(footToes.map((p): Pt => [p[0] - ball[0], p[1] - ball[1]]), ball, angle - toes);
  const sole = place([...footTop, ...bent, ...footSole], ankle, -angle);
  const shin = aim(ankle, knee);
  const cuff = (side: number) => add(add(ankle, limb(shin), 8.5), limb(shin - 90), side * (toLeft ? -1 : 1));
  return curve([...(toLeft ? mirror(sole, ankle[0]) : sole), cuff(-4.2), cuff(4.2)], true, 6);
}
const frontFoot = (ankle: Pt) =>
  curve(place([[-3.6, 7], [3.6, 7], [3.9, -1], [5, -5], [3.2, -7], [-3.2, -7], [-5, -5], [-3.9, -1]], ankle), true, 6);

export function leg(hip: Pt, spec: Leg, far: boolean, person: Person): { parts: Part[]; thigh: number } {
  const end = spec.ankle ?? add(add(hip, limb(spec.turn![0]), bone.thigh), limb(spec.turn![1]), bone.shin);
  const found = middleJoint(hip, end, bone.thigh, bone.shin, spec.knee ?? 1);
  if (found.short > 0.6) warnings.push(`leg ${found.short.toFixed(1)} cm too short`);
  const knee = spec.kneeAt ?? (spec.turn ? add(hip, limb(spec.turn[0]), bone.thigh) : found.joint);
  const ankle = spec.kneeAt || spec.turn ? end : found.end;
  const joints = [hip, knee, ankle];
  const tone: Tone = person.feet === "sock" ? (far ? "sock-far" : "sock") : far ? "skin-far" : "skin";
  const angle = spec.foot ?? 0;
  return {
    thigh: aim(hip, knee),
    parts: [
      { tone, rings: [angle === "front" ? frontFoot(ankle) : foot(ankle, knee, angle, spec.toes ?? angle, spec.toLeft ?? false)] },
      { tone: far ? "legs-far" : "legs", rings: [tube(joints, legWidths, { soft: 5, end: 1.86, capEnd: 0.08 })] },
    ],
  };
}

/** round: how full the shoulder is. */
export function arm(shoulder: Pt, spec: Arm, far: boolean, round = 6.6): Part[] {
  const free = spec.elbowAt ?? (spec.turn && add(shoulder, limb(spec.turn[0]), bone.upper));
  const end = spec.wrist ?? add(free!, limb(spec.turn![1]), bone.fore);
  const found = middleJoint(shoulder, end, bone.upper, bone.fore, spec.elbow ?? -1);
  if (!free && found.short > 0.6) warnings.push(`arm ${found.short.toFixed(1)} cm too short`);
  const [elbow, wrist] = free ? [free, end] : [found.joint, found.end];
  const palm = spec.palm ?? aim(elbow, wrist);
  const knuckles = add(wrist, limb(palm), bone.palm * (spec.reach ?? 1));
  const tip = add(knuckles, limb(spec.fingers ?? palm), bone.fingers * (spec.reach ?? 1));
  const joints = [shoulder, elbow, wrist, knuckles, tip];
  const kind = spec.hand ?? "open";
  const skin: Tone = far ? "skin-far" : "skin";
  const rings = [tube(joints, kind === "edge" ? edgeHand : openHand, { soft: [3, 2.4, 3], start: 1.59, capStart: 0, end: kind === "palm" ? 3 : 4 })];
  if (kind === "open") {
    const side = spec.thumb ?? 1;
    const root = mix(wrist, knuckles, 0.3);
    const bend = add(root, limb(palm + side * 46), 4.6);
    rings.push(tube([root, bend, add(bend, limb(palm + side * 14), 3.6)], [[0, 2.3], [1, 1.9], [2, 1.4]], { soft: 2 }));
  }
  return [
    { tone: far ? "top-far" : "top", rings: [tube(joints, [[0, round], ...sleeveWidths], { soft: 3.6, end: 1.6, capEnd: 0.06 })] },
    /* The shoulder grows out of the tunic: its part of the gap is painted over. */
    { tone: far ? "top-far" : "top", plain: true, rings: [ellipse(shoulder, round + 0.8)] },
    { tone: skin, rings },
    ...(spec.digits ?? []).map((d): Part => ({ tone: skin, rings: [tube(d, [[0, 1.2], [d.length - 1, 0.95]], { soft: 1.6 })] })),
  ];
}

/** The front of the tunic, which shows where a turned chest faces; aside: 1 on its front edge, 0 in the middle. */
const buttons = (neck: Pt, waist: Pt, hip: Pt, across: Pt, aside: number): Part => ({
  tone: "halo", width: 0.9, lines: [curve([add(neck, across, 5 * aside), add(mix(neck, waist, 0.4), across, 15 * aside), add(waist, across, 13 * aside), add(hip, across, 15 * aside)])],
});

export function sideBody(pose: SidePose, person: Person): Part[] {
  const [pelvis, chest, neck, tilt] = pose.spine;
  const waist = add(pose.hip, spine(pelvis), bone.pelvis);
  const neckBase = add(waist, spine(chest), bone.chest);
  const pivot = add(neckBase, spine(neck), bone.neck);
  const turned = Math.sin(((pose.twist ?? 0) * Math.PI) / 180);
  const across = spine(chest + 90);
  const shoulder = add(add(waist, spine(chest), bone.shoulder - 4 * turned), across, pose.shoulders ?? -0.5);
  const [nearShoulder, farShoulder] = [add(shoulder, across, -13 * turned), add(shoulder, across, 1 + 12.5 * turned)];
  const near = leg(pose.hip, pose.near.leg, false, person);
  const far = leg(add(pose.hip, [1, 0.4]), pose.far.leg, true, person);
  const w = turned * 5;
  const full = person.fuller ?? 0;
  const torso = tube(
    [neckBase, waist, pose.hip, add(pose.hip, limb(near.thigh), 15)],
    [[0, 5.6, 5.4], [0.16, 7.6 + w * 1.5, 8 + w * 1.5], [0.5, 11 + full * 0.5 + w * 0.6, 10.6 + w * 0.6], [1, 10.6 + full, 9.8 + full * 0.3], [1.6, 11.2 + full, 11.4 + full * 0.3], [2, 11 + full * 0.6, 11.6 + full * 0.3], [3, 10.6 + full * 0.3, 11]],
    { soft: [15, 9], capStart: 0.25, capEnd: 0.05 },
  );
  return [
    ...(turned > 0.3 ? [] : arm(farShoulder, pose.far.arm, true)),
    ...far.parts,
    ...near.parts,
    { tone: "skin", rings: [tube([add(neckBase, spine(chest), -3), neckBase, pivot], [[0, 5.4], [1, 5.2], [2, 5]], { soft: 3 })] },
    { tone: "top", rings: [torso] },
    ...(turned > 0.3 ? [buttons(neckBase, waist, pose.hip, across, 1 - turned)] : []),
    ...head(pose, person, pivot, tilt),
    /* A chest that is turned to the viewer shows both arms. */
    ...(turned > 0.3 ? arm(farShoulder, pose.far.arm, false, 5.4) : []),
    ...arm(nearShoulder, pose.near.arm, false, turned > 0.3 ? 5.4 : 6.6),
  ];
}
