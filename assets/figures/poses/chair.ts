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
/** The same chair and wall, for a person who faces left. */
const frameLeft = [-90, -8, 136, 156] as const;
const propsLeft: Prop[] = [
  { prop: "floor", from: -84, to: 40 },
  { prop: "wall", x: 29, height: 132, side: "right" },
  { prop: "chair", x: 0, facing: "left" },
];
const feet = "sock" as const;
const nearFoot: Leg = { ankle: [33, 7] };
const farFoot: Leg = { ankle: [39, 7] };
const near: Limbs = { arm: flat([14, 63.4], 80, 70), leg: nearFoot };
const far: Limbs = { arm: flat([20, 63], 80, 70), leg: farFoot };
export const seated: SidePose = { view: "side", hip: [-7, 56], spine: [-3, 1, 12, 0], near, far };
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
    pose: { ...seated, near: { arm: flat([12, 64], 78, 70), leg: { turn: [112, 4], foot: -6 } }, far },
    marks: [{ mark: "arrow", from: [58, 42], to: [58, 74], both: true }],
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
  "chair-6-look-right": {
    frame, props, feet,
    pose: { ...seated, twist: 16, gaze: "turned", spine: [-2, 0, 6, 0], near: { ...near, arm: { wrist: [-20, 58], palm: 0, fingers: 24, elbow: -1 } }, far: { ...far, arm: flat([20, 63], 78, 66, 1) } },
    marks: [{ mark: "arrow", from: [26, 137], to: [-22, 137], bend: -6 }],
  },
  "chair-6-look-left": {
    frame: frameLeft, props: propsLeft, feet,
    pose: { ...seated, mirror: 0, twist: 16, gaze: "turned", spine: [-2, 0, 6, 0], near: { ...near, arm: { wrist: [-20, 58], palm: 0, fingers: 24, elbow: -1 } }, far: { ...far, arm: flat([20, 63], 78, 66, 1) } },
    marks: [{ mark: "arrow", from: [-26, 137], to: [22, 137], bend: 6 }],
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
  "chair-7c-sit": {
    frame, props, feet,
    pose: { ...forward, hip: [0, 64], spine: [24, 26, 28, 14], near: { arm: { wrist: [-2, 59], palm: -4, fingers: 8 }, leg: { ankle: [24, 7] } }, far: { arm: { wrist: [3, 59] }, leg: { ankle: [28, 7] } } },
    marks: [{ mark: "arrow", from: [74, 118], to: [74, 84] }],
  },
  "chair-9-rest": {
    frame, props, feet,
    pose: { ...seated, spine: [-5, 0, 12, 4], near: { arm: inLap, leg: nearFoot }, far: { arm: flat([16, 66], 60, 80), leg: farFoot } },
  },
  "chair-8-hum": {
    frame, props, feet,
    pose: { ...seated, near: { arm: inLap, leg: nearFoot }, far: { arm: flat([16, 66], 60, 80), leg: farFoot } },
    marks: [{ mark: "hum", at: [5, 117], angle: 88 }],
  },
};

export const catOnChair: Record<string, Scene> = {
  "cat-0-sit": {
    frame, props: props.filter((p) => p.prop !== "wall"), person: "ravi",
    pose: { ...forward, spine: [0, 2, 12, 0], near: { ...forward.near, arm: flat([35, 62], 70, 30) }, far: { ...forward.far, arm: flat([40, 62], 70, 30) } },
  },
  "cat-1-lift": {
    frame, props: props.filter((p) => p.prop !== "wall"), person: "ravi",
    pose: { ...forward, spine: [18, -16, -4, -18], shoulders: -3, near: { ...forward.near, arm: flat([33, 63], 70, 30) }, far: { ...forward.far, arm: flat([38, 63], 70, 30) } },
    marks: [{ mark: "arrow", from: [36, 84], to: [44, 108], bend: -3 }, { mark: "breath", at: [24, 126], way: "in", angle: 96 }],
  },
  "cat-2-round": {
    frame, props: props.filter((p) => p.prop !== "wall"), person: "ravi",
    pose: { ...forward, spine: [-16, 24, 46, 44], shoulders: 2 },
    marks: [{ mark: "arrow", from: [6, 125], to: [-17, 104], bend: -4 }, { mark: "breath", at: [35, 104], way: "out", angle: 62 }],
  },
};

const onSeat: SidePose = { ...seated, near: { arm: inLap, leg: nearFoot }, far: { arm: flat([16, 66], 60, 80), leg: farFoot } };
const noWall = [props[0]!, props[2]!];
/** Back against the chair, so that the back may let go. */
const leaning: SidePose = { ...onSeat, hip: [-9, 56], spine: [-12, -6, 10, 2] };

const inWheelchair: Prop[] = [props[0]!, { prop: "wheelchair", x: 0 }];
const wheeled: SidePose = { ...onSeat, near: { arm: inLap, leg: { ankle: [37, 14] } }, far: { arm: flat([16, 66], 60, 80), leg: { ankle: [42, 14] } } };

export const sitting: Record<string, Scene> = {
  "seat-feet-on-book": {
    frame, person: "lin",
    props: [...noWall, { prop: "block", x: 24, y: 0, w: 36, h: 7, tone: "soft", round: 1.5 }],
    pose: { ...onSeat, near: { arm: near.arm, leg: { ankle: [33, 14] } }, far: { arm: far.arm, leg: { ankle: [39, 14] } } },
  },
  "seat-chair": {
    frame, person: "lin",
    props: [...noWall, { prop: "block", x: -26, y: 45, w: 46, h: 7, tone: "soft" }],
    pose: { ...onSeat, hip: [-6, 63], spine: [-2, 1, 12, 1], near: { arm: flat([13, 67], 78, 70), leg: { ankle: [34, 7] } }, far: { arm: flat([17, 67], 78, 70), leg: { ankle: [39, 7] } } },
  },
  "seat-tall": {
    frame, person: "lin", props: noWall, pose: onSeat,
    marks: [{ mark: "arrow", from: [-34, 118], to: [-34, 142] }],
  },
  "seat-front": {
    frame, person: "ravi", props: noWall, pose: { ...forward, spine: [0, 1, 12, 6] },
    marks: [{ mark: "dots", from: [28, 120], to: [80, 4] }],
  },
  "seat-supported": {
    frame, person: "joseph", pose: leaning,
    props: [...noWall, { prop: "stick", tip: [-40, 1], top: [-31, 84] }],
  },
  "seat-thighs": { frame, person: "ravi", props, pose: seated },
  "breathe-in": {
    frame, person: "ravi", props, pose: seated,
    marks: [{ mark: "breath", at: [11, 118], way: "in", angle: 74, length: 30 }],
  },
  "breathe-out": {
    frame, person: "ravi", props, pose: seated,
    marks: [{ mark: "breath", at: [11, 118], way: "out", angle: 74, length: 30 }],
  },
  "press-and-sit-tall": {
    frame, person: "lin", props: noWall,
    pose: { ...seated, spine: [0, -1, 8, -2], near: { arm: flat([18, 64], 84, 84), leg: nearFoot }, far: { arm: flat([24, 64], 84, 84), leg: farFoot } },
    marks: [{ mark: "arrow", from: [22, 96], to: [22, 76] }, { mark: "arrow", from: [56, 34], to: [56, 10] }, { mark: "arrow", from: [-34, 118], to: [-34, 142] }],
  },
  "flow-arms": {
    frame, person: "lin", props: noWall,
    pose: { ...seated, near: { ...near, arm: { turn: [106, 116] } }, far: { ...far, arm: { turn: [112, 124] } } },
    ghost: seated,
    marks: [{ mark: "arrow", from: [64, 70], to: [66, 112], bend: -5, both: true }],
  },
  "lean-back": {
    frame, person: "lin", props: noWall,
    pose: { ...leaning, spine: [-15, -10, 2, -8], near: { arm: { wrist: [12, 65], palm: 84, fingers: 96, hand: "edge" }, leg: { ankle: [38, 7] } }, far: { arm: { wrist: [17, 65], palm: 84, fingers: 96, hand: "edge" }, leg: { ankle: [44, 7] } } },
  },
  "ten-breaths": {
    frame, feet, props,
    pose: { ...seated, near: { arm: { elbowAt: [-16, 77], wrist: [-4, 78], palm: 92, fingers: 100, reach: 0.62, thumb: 1 }, leg: nearFoot } },
    marks: [{ mark: "breath", at: [11, 118], way: "in", angle: 74, length: 24 }],
  },
  "ten-breaths-out": {
    frame, feet, props,
    pose: { ...seated, near: { arm: { elbowAt: [-16, 77], wrist: [-6, 78], palm: 92, fingers: 100, reach: 0.62, thumb: 1 }, leg: nearFoot } },
    marks: [{ mark: "breath", at: [11, 118], way: "out", angle: 74, length: 30 }],
  },
  "full-breath": {
    frame, person: "lin", props: noWall, pose: { ...onSeat, near: { arm: near.arm, leg: nearFoot } },
    marks: [{ mark: "spot", at: [6, 72], r: 2.6 }, { mark: "spot", at: [6, 88], r: 2.6 }, { mark: "spot", at: [4, 102], r: 2.6 }, { mark: "arrow", from: [24, 70], to: [24, 104] }, { mark: "breath", at: [12, 118], way: "in", angle: 74, length: 24 }],
  },
  "ocean-whisper": {
    frame, person: "joseph", props: inWheelchair, pose: { ...wheeled, mouth: "open" },
    marks: [{ mark: "breath", at: [12, 113], way: "out", angle: 84, length: 32 }],
  },
  "ocean-closed": {
    frame, person: "joseph", props: inWheelchair, pose: wheeled,
    marks: [{ mark: "breath", at: [11, 118], way: "in", angle: 74, length: 28 }, { mark: "spot", at: [1, 107], r: 2.4 }],
  },
  "om-sing": {
    frame, person: "uma", props: noWall, pose: { ...onSeat, mouth: "open" },
    marks: [{ mark: "hum", at: [6, 116], angle: 92, size: 10, count: 4 }],
  },
  "om-hum": {
    frame, person: "uma", props: noWall, pose: onSeat,
    marks: [{ mark: "hum", at: [6, 116], angle: 92 }],
  },
  "sigh-in": {
    frame, person: "ravi", props: noWall, pose: { ...onSeat, spine: [-2, 0, 8, -4] },
    marks: [{ mark: "breath", at: [11, 120], way: "in", angle: 80, length: 26 }],
  },
  "sigh-out": {
    frame, person: "ravi", props: noWall, pose: { ...onSeat, spine: [-6, 4, 16, 8], shoulders: 1, mouth: "open" },
    marks: [{ mark: "breath", at: [14, 112], way: "out", angle: 78, length: 40 }, { mark: "arrow", from: [-36, 108], to: [-36, 88] }],
  },
  "at-table": {
    frame: [-46, -8, 136, 156], person: "joseph",
    props: [...noWall, { prop: "block", x: 34, y: 70, w: 54, h: 4, tone: "wood", round: 1.5 }, { prop: "line", points: [[80, 70], [80, 1]], tone: "wood-far", width: 4 }, { prop: "shape", tone: "soft", points: [[46, 74], [50, 79], [66, 79], [70, 74]], front: true }],
    pose: { ...onSeat, spine: [2, 4, 16, 8], near: { arm: flat([35, 77], 88, 88, -1), leg: nearFoot }, far: { arm: flat([41, 77], 88, 88), leg: farFoot } },
  },
};
