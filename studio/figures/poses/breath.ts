/* Hands at the face: seen from the front, close. The point where the head rests on the neck is at 0, 0. */
import type { Scene } from "#studio/figures/figure.ts";
import type { Arm } from "#studio/figures/body.ts";
import type { Mark } from "#studio/figures/marks.ts";
import { otherArm, type FrontPose } from "#studio/figures/front.ts";

const frame = [-42, -44, 84, 72] as const;
const spine = [0, 0, 0, 0] as const;
const pelvis = [0, -62] as const;
const down: Arm = { elbowAt: [22, -42], wrist: [16, -62] };

/** The right hand at the nose: the thumb and the ring finger close a nostril, or are lifted off it. The two fingers between are bent. */
const nostrilArm = (thumb: "closes" | "lifted", ring: "closes" | "lifted"): Arm => ({
  elbowAt: [-28, -40], wrist: [-7, -19], palm: 152, hand: "palm",
  digits: [
    [[-3.4, -11], [-2.8, -7.6], [-2.4, -9]],
    [[-1, -11.6], [-0.2, -8], [0.2, -9.4]],
    ring === "closes" ? [[2.4, -12.6], [5.6, -6.4], [4.6, -0.2]] : [[2.4, -12.6], [8.8, -10.4], [13, -7.6]],
    ring === "closes" ? [[1.2, -11.6], [4.2, -4.8], [2.2, 1.9]] : [[1.2, -11.6], [7.2, -7.6], [10.6, -3.4]],
    thumb === "closes" ? [[-6, -14], [-7, -6.6], [-2.5, 1.9]] : [[-6, -14], [-10.6, -9.4], [-11.4, -3]],
  ],
});
/** She faces us, so her right side is on our left. */
const sides: Mark[] = [{ mark: "letter", at: [-19, 14], letter: "R" }, { mark: "letter", at: [19, 14], letter: "L" }];
const nostril = (closed: "right" | "left" | "neither", way?: "in" | "out"): Scene => ({
  frame: [-42, -42, 84, 69], person: "lin",
  pose: {
    view: "front", eyes: "closed", pelvis, spine,
    right: { arm: nostrilArm(closed === "left" ? "lifted" : "closes", closed === "right" ? "lifted" : "closes") },
    left: { arm: down },
  },
  marks: [
    ...sides,
    ...(closed === "neither" ? [] : [{ mark: "cross" as const, at: [closed === "right" ? -14 : 14, 3] as const }]),
    ...(way ? [{ mark: "breath" as const, over: true as const, at: [closed === "right" ? 3.4 : -3.4, 2.2] as const, way, angle: closed === "right" ? 86 : -86, length: 56 }] : []),
  ],
});
const earArm: Arm = {
  elbowAt: [-33, -27], wrist: [-19.5, -7.5], palm: 142, hand: "palm",
  digits: [
    [[-16.6, -1.6], [-13.4, -3.4]],
    [[-15.8, 0.6], [-12.4, -1.4]],
    [[-14.8, 2.6], [-11.6, 0.6]],
    [[-14, 2.4], [-11.8, 5.4], [-8.2, 4.8]],
  ],
};

const earsClosed: FrontPose = { view: "front", eyes: "closed", pelvis, spine, right: { arm: earArm }, left: { arm: otherArm(earArm) } };

export const breath: Record<string, Scene> = {
  "nostril-0-hand": nostril("neither"),
  "nostril-1-in-left": nostril("right", "in"),
  "nostril-2-out-right": nostril("left", "out"),
  "nostril-3-in-right": nostril("left", "in"),
  "nostril-4-out-left": nostril("right", "out"),
  "bee-1-ears": { frame, person: "lin", pose: earsClosed },
  "bee-2-hum": {
    frame, person: "lin", pose: earsClosed,
    marks: [{ mark: "hum", at: [0, 2], angle: 132, size: 46, spread: 2.6 }, { mark: "hum", at: [0, 2], angle: -132, size: 46, spread: 2.6 }],
  },
};
