/* On the feet: at the wall and at the worktop; and the cross-legged seat. */
import type { Scene } from "#assets/figures/figure.ts";
import type { Arm } from "#assets/figures/body.ts";
import type { FrontPose } from "#assets/figures/front.ts";
import type { Prop } from "#assets/figures/props.ts";
import { flat, onToes } from "#assets/figures/poses/kit.ts";

const frame = [-66, -8, 150, 190] as const;
const floorLine: Prop = { prop: "floor", from: -58, to: 76 };
const person = "joseph" as const;
const foot = (x: number) => ({ ankle: [x, 7] as const });

const lightFootFrame = [-78, -8, 150, 190] as const;
const lightFootProps: Prop[] = [{ prop: "floor", from: -70, to: 64 }, { prop: "wall", x: -56 }];
const palmOnWall: Arm = { elbowAt: [-36, 117], wrist: [-53, 122], palm: 180, hand: "edge" };
const hanging: Arm = { elbowAt: [20, 108], wrist: [23, 85], palm: 4 };
const lightFoot: FrontPose = {
  view: "front", pelvis: [-2, 88], spine: [-1, 0, 0, 0], legInFront: "left",
  right: { arm: palmOnWall, leg: { kneeAt: [-9, 47], ankle: [-8, 7], foot: "front" } },
  left: { arm: hanging, leg: { kneeAt: [20, 52], ankle: [10, 16], foot: -42, toes: 0 } },
};

export const standing: Record<string, Scene> = {
  "wall-press-1": {
    frame, person, props: [floorLine, { prop: "wall", x: 60, side: "right" }],
    pose: {
      view: "side", hip: [4, 88], spine: [4, 4, 14, 3],
      near: { arm: flat([57, 120], 178), leg: foot(-2) }, far: { arm: flat([57, 123], 178), leg: foot(2) },
    },
    marks: [{ mark: "arrow", from: [-22, 112], to: [-48, 112] }, { mark: "breath", at: [22, 150], way: "out", angle: 86, length: 24 }],
  },
  "wall-press-0": {
    frame, person, props: [floorLine, { prop: "wall", x: 60, side: "right" }],
    pose: {
      view: "side", hip: [4, 88], spine: [4, 4, 12, 2],
      near: { arm: flat([57, 120], 178), leg: foot(-2) }, far: { arm: flat([57, 123], 178), leg: foot(2) },
    },
  },
  "wall-press-2": {
    frame, person, props: [floorLine, { prop: "wall", x: 60, side: "right" }],
    pose: {
      view: "side", hip: [17, 85], spine: [14, 14, 20, 10],
      near: { arm: flat([57, 120], 178), leg: foot(-2) }, far: { arm: flat([57, 123], 178), leg: foot(2) },
    },
    marks: [{ mark: "arrow", from: [-36, 112], to: [-10, 112] }],
  },
  "heel-raise-0": {
    frame, person, props: [floorLine, { prop: "worktop", x: 32 }],
    pose: {
      view: "side", hip: [0, 88], spine: [0, 0, 12, 2],
      near: { arm: { wrist: [33, 99], palm: 66, fingers: 30, hand: "edge" }, leg: foot(0) }, far: { arm: { wrist: [38, 99], palm: 66, fingers: 30, hand: "edge" }, leg: foot(4) },
    },
  },
  "heel-raise-1": {
    frame, person, props: [floorLine, { prop: "worktop", x: 32 }],
    pose: {
      view: "side", hip: [0, 88], spine: [0, 0, 12, 2],
      near: { arm: { wrist: [33, 99], palm: 66, fingers: 30, hand: "edge" }, leg: foot(0) }, far: { arm: { wrist: [38, 99], palm: 66, fingers: 30, hand: "edge" }, leg: foot(4) },
    },
    marks: [{ mark: "arrow", from: [-26, 40], to: [-26, 8] }, { mark: "beats", at: [-40, 24], count: 4, angle: 0 }],
  },
  "heel-raise-2": {
    frame, person, props: [floorLine, { prop: "worktop", x: 32 }],
    pose: {
      view: "side", hip: [5.5, 94.5], spine: [0, 0, 12, 2],
      near: { arm: { wrist: [34.5, 100], palm: 66, fingers: 30, hand: "edge" }, leg: onToes(14, 36) }, far: { arm: { wrist: [38.5, 100], palm: 66, fingers: 30, hand: "edge" }, leg: onToes(18, 36) },
    },
    marks: [{ mark: "arrow", from: [-26, 8], to: [-26, 40] }, { mark: "beats", at: [-40, 24], count: 2, angle: 0 }],
  },
  "light-foot-stand": {
    frame: lightFootFrame, person, props: lightFootProps,
    pose: {
      view: "front", pelvis: [2, 88], spine: [0, 0, 0, 0],
      right: { arm: palmOnWall, leg: { kneeAt: [-7, 47], ankle: [-8, 7], foot: "front" } },
      left: { arm: hanging, leg: { kneeAt: [11, 47], ankle: [12, 7], foot: "front" } },
    },
  },
  "light-foot-shift": {
    frame: lightFootFrame, person, props: lightFootProps,
    pose: {
      view: "front", pelvis: [-3, 88], spine: [-1, 0, 0, 0],
      right: { arm: palmOnWall, leg: { kneeAt: [-10, 47], ankle: [-8, 7], foot: "front" } },
      left: { arm: hanging, leg: { kneeAt: [8, 47], ankle: [12, 7], foot: "front" } },
    },
    marks: [{ mark: "arrow", from: [34, 60], to: [10, 60] }],
  },
  "one-light-foot": {
    frame: lightFootFrame, person, props: lightFootProps, pose: lightFoot,
    marks: [{ mark: "arrow", from: [40, 6], to: [40, 28] }],
  },
  "light-foot-gaze": {
    frame: lightFootFrame, person, props: lightFootProps, pose: lightFoot,
    marks: [{ mark: "breath", at: [4, 152], way: "out", angle: 66, length: 26 }],
  },
  "mountain": {
    frame, person, props: [floorLine, { prop: "wall", x: -12 }],
    pose: {
      view: "side", hip: [0, 88], spine: [0, -1, 12, 0],
      near: { arm: { turn: [2, 10] }, leg: foot(3) }, far: { arm: { turn: [1, 7] }, leg: foot(6) },
    },
    marks: [{ mark: "arrow", from: [34, 146], to: [34, 172] }, { mark: "arrow", from: [42, 30], to: [42, 8] }],
  },
};

export const cushion: Record<string, Scene> = {
  "seat-cushion": {
    frame: [-68, -8, 136, 128], person: "uma",
    props: [{ prop: "floor", from: -64, to: 64 }, { prop: "block", x: -60, y: 0, w: 120, h: 4, tone: "soft" }, { prop: "block", x: -57, y: 4, w: 114, h: 15, tone: "soft-far", round: 7 }],
    pose: {
      view: "front", pelvis: [0, 29], spine: [0, 0, 0, 0], hem: 8, legInFront: "right",
      right: { arm: { elbowAt: [-25, 52], wrist: [-29, 31], palm: -16, reach: 0.9 }, leg: { kneeAt: [-40, 17], ankle: [9, 13], foot: -4 } },
      left: { arm: { elbowAt: [25, 52], wrist: [29, 31], palm: 16, thumb: -1, reach: 0.9 }, leg: { kneeAt: [40, 17], ankle: [-12, 13], foot: -4, toLeft: true } },
    },
  },
};
