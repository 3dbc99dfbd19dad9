/* Small things that many poses share. */
import type { Arm, Leg } from "#studio/figures/body.ts";
import type { Pt } from "#studio/figures/geometry.ts";

const turn = (p: Pt, deg: number): Pt => {
  const [c, s] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
  return [p[0] * c - p[1] * s, p[0] * s + p[1] * c];
};
/** Standing on the ball of the foot at x, heel lifted by deg. */
export const onToes = (x: number, deg: number): Leg => {
  const a = turn([-14, 5.9], -deg);
  return { ankle: [x + a[0], 1.1 + a[1]], foot: -deg, toes: 0 };
};
/** Standing on the heel at x, toes lifted by deg. */
export const onHeel = (x: number, deg: number): Leg => {
  const a = turn([2, 7], deg);
  return { ankle: [x + a[0], a[1]], foot: deg };
};
/** A flat hand at this wrist, seen from its edge: on a thigh, a seat, a wall. */
export const flat = (wrist: Pt, palm: number, fingers = palm, elbow: 1 | -1 = -1): Arm => ({ wrist, palm, fingers, elbow, hand: "edge" });
