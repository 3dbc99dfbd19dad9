/* "Ten minutes in a chair": eight steps, some in two phases; and what else is done on a chair. */
import type { Scene } from "#assets/figures/figure.ts";
import type { Leg, Limbs, SidePose } from "#assets/figures/body.ts";
import type { Prop } from "#assets/figures/props.ts";
import { flat, onHeel, onToes } from "#assets/figures/poses/kit.ts";

const frame = [-46, -8, 136, 156] as const;
const props: Prop[] = [
  { prop: "floor", from: -40, to: 84 },
  { prop: "wall", x: -29, height: 132 },
  { prop: "chair", x: 0 },
];
const feet = "sock" as const;
const nearFoot: Leg = { ankle: [33, 7] };
const farFoot: Leg = { ankle: [39, 7] };
const near: Limbs = { arm: flat([14, 63.4], 80, 70), leg: nearFoot };
const far: Limbs = { arm: flat([20, 63], 80, 70), leg: farFoot };
export const seated: SidePose = { view: "side", hip: [-7, 56], spine: [-3, 1, 12, 0], near, far };
const holdSeat = { wrist: [3, 58], palm: 6, fingers: 14, thumb: 1 } as const;
const inLap = flat([12, 66], 62, 74);

const forward: SidePose = {
  view: "side", hip: [6, 56], spine: [0, 0, 12, 0],
  near: { arm: flat([28, 63], 78, 60), leg: { ankle: [40, 7] } },
  far: { arm: flat([33, 63], 78, 60), leg: { ankle: [46, 7] } },
};
const feetFrame = [4, -7, 72, 80.5] as const;

export const chair: Record<string, Scene> = {
  "chair-1-arrive": {
    frame, props, feet, pose: seated,
    marks: [{ mark: "breath", at: [11, 118], way: "out", angle: 74, length: 30 }],
  },
  "chair-2a-heels-up": {
    frame: feetFrame, props, feet,
    pose: { ...seated, near: { ...near, leg: onToes(47, 34) }, far: { ...far, leg: onToes(53, 34) } },
    marks: [{ mark: "arrow", from: [26, 8], to: [26, 24] }],
  },
  "chair-2b-toes-up": {
    frame: feetFrame, props, feet,
    pose: { ...seated, near: { arm: flat([13, 62], 77, 70), leg: onHeel(31, 26) }, far: { arm: flat([19, 61.4], 77, 70), leg: onHeel(37, 26) } },
    marks: [{ mark: "arrow", from: [65, 8], to: [65, 24] }],
  },
  "chair-3-march": {
    frame, props, feet,
    pose: { ...seated, near: { arm: holdSeat, leg: { turn: [108, 2], foot: -4 } }, far },
    ghost: seated,
    marks: [{ mark: "arrow", from: [50, 46], to: [50, 72] }],
  },
  "chair-4-open-chest": {
    frame, props, feet,
    pose: { ...forward, spine: [2, -7, 8, 0], shoulders: -3, near: { ...forward.near, arm: { turn: [-46, 66], palm: 74, fingers: 130, reach: 0.75, thumb: 1 } }, far: { ...forward.far, arm: { turn: [-40, 66], palm: 74, reach: 0.7 } } },
    marks: [{ mark: "arrow", from: [-20, 98], to: [-36, 92] }, { mark: "arrow", from: [22, 90], to: [26, 110], bend: 2 }],
  },
  "chair-5-float-arms": {
    frame, props, feet,
    pose: { ...seated, near: { ...near, arm: { turn: [102, 114] } }, far: { ...far, arm: { turn: [108, 122] } } },
    ghost: seated,
    marks: [{ mark: "arrow", from: [58, 74], to: [60, 112], bend: -5, both: true }],
  },
  "chair-6-look-behind": {
    frame, props, feet,
    pose: { ...seated, twist: 48, gaze: "front", spine: [-2, 0, 4, 0], near: { ...near, arm: { wrist: [-24, 56], palm: -10, fingers: 20, elbow: -1 } }, far: { ...far, arm: flat([22, 63], 78, 66, 1) } },
    marks: [{ mark: "arrow", from: [20, 135], to: [-30, 135], bend: -8 }],
  },
  "chair-7a-lean": {
    frame, props, feet,
    pose: { ...forward, hip: [3, 56], spine: [26, 30, 30, 16], near: { arm: { wrist: [2, 56], palm: 0, fingers: 10 }, leg: { ankle: [24, 7] } }, far: { arm: { wrist: [6, 54] }, leg: { ankle: [28, 7] } } },
    marks: [{ mark: "dots", from: [44.6, 106], to: [44.6, 3] }, { mark: "arrow", from: [-12, 116], to: [10, 134], bend: 3 }],
  },
  "chair-7b-rise": {
    frame, props, feet,
    pose: { ...forward, hip: [5, 75], spine: [36, 40, 34, 12], near: { arm: flat([27, 70], 46, 38), leg: { ankle: [24, 7] } }, far: { arm: flat([31, 70], 46, 38), leg: { ankle: [28, 7] } } },
    marks: [{ mark: "arrow", from: [74, 92], to: [74, 124], both: true }],
  },
  "chair-8-hum": {
    frame, props, feet,
    pose: { ...seated, near: { arm: inLap, leg: nearFoot }, far: { arm: flat([16, 66], 60, 80), leg: farFoot } },
    marks: [{ mark: "hum", at: [5, 117], angle: 88 }],
  },
};

export const catOnChair: Record<string, Scene> = {
  "cat-1-lift": {
    frame, props: props.filter((p) => p.prop !== "wall"), person: "ravi",
    pose: { ...forward, spine: [10, -6, 6, -8], shoulders: -2 },
    marks: [{ mark: "arrow", from: [30, 88], to: [38, 112], bend: -3 }, { mark: "breath", at: [26, 120], way: "in", angle: 82 }],
  },
  "cat-2-round": {
    frame, props: props.filter((p) => p.prop !== "wall"), person: "ravi",
    pose: { ...forward, spine: [-16, 24, 46, 44], shoulders: 2 },
    marks: [{ mark: "arrow", from: [6, 125], to: [-17, 104], bend: -4 }, { mark: "breath", at: [35, 104], way: "out", angle: 62 }],
  },
};

export const sitting: Record<string, Scene> = {
  "seat-chair": {
    frame, feet,
    props: [props[0]!, props[2]!, { prop: "block", x: -22, y: 45, w: 36, h: 3.6, tone: "soft" }],
    pose: { ...seated, hip: [-8, 59.5], spine: [-2, 1, 12, 1], near: { arm: inLap, leg: { ankle: [31, 7] } }, far: { arm: flat([15, 67], 60, 80), leg: { ankle: [36, 7] } } },
  },
  "ten-breaths": {
    frame, feet, props,
    pose: { ...seated, near: { arm: { elbowAt: [-16, 77], wrist: [-4, 78], palm: 92, fingers: 100, reach: 0.62, thumb: 1 }, leg: nearFoot } },
    marks: [{ mark: "breath", at: [11, 118], way: "in", angle: 74, length: 24 }],
  },
};
