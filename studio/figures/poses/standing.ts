/* On the feet: at the wall and at the worktop. */
import type { Pose, Scene } from "#studio/figures/figure.ts";
import type { Arm, SidePose } from "#studio/figures/body.ts";
import type { Prop } from "#studio/figures/props.ts";
import { flat, onToes } from "#studio/figures/poses/kit.ts";

const frame = [-66, -8, 150, 190] as const;
const floorLine: Prop = { prop: "floor", from: -58, to: 76 };
const person = "joseph" as const;
const foot = (x: number) => ({ ankle: [x, 7] as const });

const lightFootFrame = [-78, -8, 150, 190] as const;
const lightFootProps: Prop[] = [{ prop: "floor", from: -70, to: 64 }, { prop: "wall", x: -56 }];
const palmOnWall: Arm = { elbowAt: [-36, 117], wrist: [-53, 122], palm: 180, hand: "edge" };
const hanging: Arm = { elbowAt: [20, 108], wrist: [23, 85], palm: 4 };
const lightFoot: Pose = {
  view: "front", pelvis: [-2, 88], spine: [-1, 0, 0, 0], legInFront: "left",
  right: { arm: palmOnWall, leg: { kneeAt: [-9, 47], ankle: [-8, 7], foot: "front" } },
  left: { arm: hanging, leg: { kneeAt: [20, 52], ankle: [10, 16], foot: -42, toes: 0 } },
};


const atWall: Prop[] = [floorLine, { prop: "wall", x: 60, side: "right" }];
const palms = { near: { arm: flat([57, 120], 178), leg: foot(-2) }, far: { arm: flat([57, 123], 178), leg: foot(2) } };
const wallPress: SidePose = { view: "side", hip: [4, 88], spine: [4, 4, 12, 2], ...palms };

const atWorktop: Prop[] = [floorLine, { prop: "worktop", x: 32 }];
const fingertips = (x: number, y: number): Arm => ({ wrist: [x, y], palm: 66, fingers: 30, hand: "edge" });
const heelsDown: SidePose = {
  view: "side", hip: [0, 88], spine: [0, 0, 12, 2],
  near: { arm: fingertips(33, 99), leg: foot(0) }, far: { arm: fingertips(38, 99), leg: foot(4) },
};

const wallBehind: Prop[] = [floorLine, { prop: "wall", x: -12 }];
const mountain: SidePose = {
  view: "side", hip: [0, 87.6], spine: [0, -1, 12, 0],
  near: { arm: { turn: [2, 10] }, leg: foot(5) }, far: { arm: { turn: [1, 7] }, leg: foot(8) },
};

export const standing: Record<string, Scene> = {
  "wall-press-0-face": {
    frame, person: "lin", props: atWall,
    pose: { ...wallPress, near: { arm: { turn: [2, 10] }, leg: foot(-2) }, far: { arm: { turn: [4, 12] }, leg: foot(2) } },
    marks: [{ mark: "arrow", from: [26, 116], to: [56, 116], both: true }],
  },
  "wall-press-1-palms": { frame, person: "lin", props: atWall, pose: wallPress },
  "wall-press-2-bend": {
    frame, person: "lin", props: atWall,
    pose: { view: "side", hip: [17, 85], spine: [14, 14, 20, 10], ...palms },
    marks: [{ mark: "arrow", from: [-36, 112], to: [-10, 112] }],
  },
  "wall-press-3-push": {
    frame, person: "lin", props: atWall, pose: wallPress,
    marks: [{ mark: "arrow", from: [-22, 112], to: [-48, 112] }, { mark: "breath", at: [22, 150], way: "out", angle: 86, length: 24 }],
  },
  "heel-raise-0-stand": { frame, person: "meera", props: atWorktop, pose: heelsDown },
  "heel-raise-1-up": {
    frame, person: "meera", props: atWorktop,
    pose: {
      ...heelsDown, hip: [5.5, 94.5],
      near: { arm: fingertips(34.5, 100), leg: onToes(14, 36) }, far: { arm: fingertips(38.5, 100), leg: onToes(18, 36) },
    },
    marks: [{ mark: "arrow", from: [-26, 8], to: [-26, 40] }],
  },
  "heel-raise-2-down": {
    frame, person: "meera", props: atWorktop, pose: heelsDown,
    marks: [{ mark: "arrow", from: [-26, 40], to: [-26, 8] }],
  },
  "light-foot-1-stand": {
    frame: lightFootFrame, person, props: lightFootProps,
    pose: {
      view: "front", pelvis: [2, 88], spine: [0, 0, 0, 0],
      right: { arm: palmOnWall, leg: { kneeAt: [-7, 47], ankle: [-8, 7], foot: "front" } },
      left: { arm: hanging, leg: { kneeAt: [11, 47], ankle: [12, 7], foot: "front" } },
    },
  },
  "light-foot-2-shift": {
    frame: lightFootFrame, person, props: lightFootProps,
    pose: {
      view: "front", pelvis: [-3, 88], spine: [-1, 0, 0, 0],
      right: { arm: palmOnWall, leg: { kneeAt: [-11, 47], ankle: [-8, 7], foot: "front" } },
      left: { arm: hanging, leg: { kneeAt: [8, 47], ankle: [12, 7], foot: "front" } },
    },
    marks: [{ mark: "arrow", from: [46, 52], to: [22, 52] }, { mark: "arrow", from: [-30, 40], to: [-30, 10] }],
  },
  "light-foot-3-heel": {
    frame: lightFootFrame, person, props: lightFootProps, pose: lightFoot,
    marks: [{ mark: "arrow", from: [40, 6], to: [40, 28] }],
  },
  "light-foot-4-stay": {
    frame: lightFootFrame, person, props: lightFootProps, pose: lightFoot,
    marks: [{ mark: "breath", at: [13, 154], way: "out", angle: 78, length: 28 }],
  },
  "light-foot-5-other-side": {
    frame: lightFootFrame, person, props: [lightFootProps[0]!, { prop: "wall", x: 50, side: "right" }], pose: { ...lightFoot, mirror: -3 },
  },
  "mountain-1-stand": {
    frame, person: "meera", props: wallBehind,
    pose: { ...mountain, hip: [9, 88], spine: [1, 1, 12, 0] },
  },
  "mountain-2-touch": {
    frame, person: "meera", props: wallBehind, pose: mountain,
    marks: [{ mark: "arrow", from: [44, 112], to: [20, 112] }],
  },
  "mountain-3-feet": {
    frame, person: "meera", props: wallBehind, pose: mountain,
    marks: [{ mark: "arrow", from: [42, 34], to: [42, 8] }],
  },
  "mountain-4-head": {
    frame, person: "meera", props: wallBehind, pose: mountain,
    marks: [{ mark: "arrow", from: [34, 146], to: [34, 174] }],
  },
};
