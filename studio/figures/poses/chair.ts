/* "Ten minutes in a chair": eight steps, some in two phases; and what else is done on a chair. */
import type { Scene } from "#studio/figures/figure.ts";
import type { Arm, Leg, Limbs, SidePose } from "#studio/figures/body.ts";
import type { Mark } from "#studio/figures/marks.ts";
import type { Prop } from "#studio/figures/props.ts";
import { flat, onHeel, onToes } from "#studio/figures/poses/kit.ts";

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
const inLap = flat([12, 64.8], 64, 74);

const forward: SidePose = {
  view: "side", hip: [6, 56], spine: [0, 0, 12, 0],
  near: { arm: flat([28, 63], 78, 60), leg: { ankle: [40, 7] } },
  far: { arm: flat([33, 63], 78, 60), leg: { ankle: [46, 7] } },
};
/** The breastbone lifted, far enough forward that the elbows have room in front of the back of the chair. */
const chestLifted: SidePose = {
  view: "side", hip: [12, 56], spine: [2, -7, 8, 0], shoulders: -3,
  near: { arm: flat([34, 63], 78, 60), leg: { ankle: [46, 7] } },
  far: { arm: flat([39, 63], 78, 60), leg: { ankle: [52, 7] } },
};
/** A small turn, with both hands on the thighs. */
const lookingRight: SidePose = {
  ...seated, twist: 28, gaze: "turned", spine: [-2, 0, 6, 0],
  near: { ...near, arm: flat([10, 63.6], 80, 70) },
  far: { ...far, arm: flat([18, 62.6], 80, 74) },
};
/** The three drawings of standing up share a frame, so that everybody stands on one floor. It is tight, because they also share the width of one tile. */
const riseFrame = [-38, -5, 92, 176] as const;
const riseProps: Prop[] = [{ prop: "floor", from: -36, to: 52 }, ...props.slice(1)];
/** Both hands hold the front corners of the seat. */
const holdsSeat = (x: number): Arm => ({ wrist: [x, 52], palm: 48, fingers: 4 });
const closeUp = { frame: [4, -14, 78, 78], lens: true } as const;

export const chair: Record<string, Scene> = {
  "chair-1-arrive": {
    frame, props, feet, pose: seated,
    marks: [{ mark: "breath", at: [11, 118], way: "out", angle: 74, length: 30 }],
  },
  "chair-2a-heels-up": {
    ...closeUp, props, feet,
    pose: { ...seated, near: { ...near, leg: onToes(47, 34) }, far: { ...far, leg: onToes(53, 34) } },
    marks: [{ mark: "arrow", from: [26, 8], to: [26, 24], both: true }],
  },
  "chair-2b-toes-up": {
    ...closeUp, props, feet,
    pose: { ...seated, near: { arm: flat([13, 62], 77, 70), leg: onHeel(31, 26) }, far: { arm: flat([19, 61.4], 77, 70), leg: onHeel(37, 26) } },
    marks: [{ mark: "arrow", from: [65, 8], to: [65, 24], both: true }],
  },
  "chair-3a-march": {
    frame, props, feet,
    pose: { ...seated, near: { arm: flat([12, 68], 88, 88), leg: { turn: [103, 4], foot: -6 } }, far },
    marks: [{ mark: "arrow", from: [56, 32], to: [56, 56], both: true }],
  },
  "chair-3b-other-knee": {
    frame, props, feet,
    pose: { ...seated, near, far: { arm: flat([20, 67], 88, 88), leg: { turn: [103, 4], foot: -6 } } },
    marks: [{ mark: "arrow", from: [58, 32], to: [58, 56], both: true }],
  },
  "chair-4-open-chest": {
    frame, props, feet,
    pose: {
      ...chestLifted,
      near: { ...chestLifted.near, arm: { turn: [-42, 66], palm: 74, fingers: 130, reach: 0.75, thumb: 1 } },
      far: { ...chestLifted.far, arm: { turn: [-46, 66], palm: 74, reach: 0.6 } },
    },
    ghost: chestLifted,
    marks: [{ mark: "arrow", from: [-7, 103.5], to: [-20, 99] }, { mark: "arrow", from: [28, 90], to: [32, 110], bend: 2 }],
  },
  "chair-5-float-arms": {
    frame, props, feet,
    pose: { ...seated, near: { ...near, arm: { turn: [102, 114] } }, far: { ...far, arm: { turn: [108, 122] } } },
    ghost: seated,
    marks: [{ mark: "arrow", from: [58, 74], to: [60, 112], bend: -5, both: true }],
  },
  "chair-6-look-right": {
    frame: [-46, -8, 136, 166], props, feet, pose: lookingRight,
    marks: [{ mark: "turn", at: [-4, 149], rx: 25, ry: 6, from: 15, to: -75 }],
  },
  "chair-6-look-left": {
    frame: [-90, -8, 136, 166], feet, pose: { ...lookingRight, mirror: 0 },
    props: [{ prop: "floor", from: -84, to: 40 }, { prop: "wall", x: 29, height: 132, side: "right" }, { prop: "chair", x: 0, facing: "left" }],
    marks: [{ mark: "turn", at: [4, 149], rx: 25, ry: 6, from: 165, to: 255 }],
  },
  "chair-7a-lean": {
    frame: riseFrame, props: riseProps, feet,
    pose: { ...forward, hip: [3, 56], spine: [26, 30, 26, 12], near: { arm: holdsSeat(9), leg: { ankle: [24, 7] } }, far: { arm: holdsSeat(13), leg: { ankle: [28, 7] } } },
    marks: [{ mark: "dots", from: [44.6, 104], to: [44.6, 3] }, { mark: "arrow", from: [-12, 116], to: [10, 134], bend: 3 }],
  },
  "chair-7b-rise": {
    frame: riseFrame, props: riseProps, feet,
    pose: { ...forward, hip: [5, 75], spine: [36, 40, 30, 8], near: { arm: flat([27, 70], 46, 38), leg: { ankle: [24, 7] } }, far: { arm: flat([31, 70], 46, 38), leg: { ankle: [28, 7] } } },
    marks: [{ mark: "arrow", from: [-10, 112], to: [-10, 144] }],
  },
  "chair-7c-stand": {
    frame: riseFrame, props: riseProps, feet,
    pose: { view: "side", hip: [25, 88], spine: [0, 0, 12, 0], near: { arm: { turn: [0, 8] }, leg: { ankle: [26, 7] } }, far: { arm: { turn: [8, 22] }, leg: { ankle: [30, 7] } } },
  },
  "chair-7d-sit": {
    frame, props, feet,
    pose: { ...forward, hip: [-1, 65], spine: [38, 42, 30, 6], near: { arm: holdsSeat(13), leg: { ankle: [24, 7] } }, far: { arm: holdsSeat(17), leg: { ankle: [28, 7] } } },
    marks: [{ mark: "arrow", from: [-10, 144], to: [-10, 112] }],
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

const noseAir = (way: "in" | "out", length = 30): Mark => ({ mark: "breath", at: [11, 118], way, angle: 74, length });
const crownUp: Mark = { mark: "arrow", from: [34, 118], to: [34, 142] };
const handOnBelly: SidePose = {
  ...seated, near: { arm: { elbowAt: [-16, 77], wrist: [-5, 78], palm: 92, fingers: 100, reach: 0.62, thumb: 1 }, leg: nearFoot },
};
const loose: SidePose = { ...onSeat, spine: [-6, 4, 16, 8], shoulders: 0 };
const towel: Prop = { prop: "block", x: -26, y: 45, w: 46, h: 7, tone: "soft" };
const onTowel: SidePose = {
  ...onSeat, hip: [-6, 63], spine: [-2, 1, 12, 1],
  near: { arm: flat([13, 67], 78, 70), leg: { ankle: [34, 7] } }, far: { arm: flat([17, 67], 78, 70), leg: { ankle: [39, 7] } },
};
const table: Prop[] = [
  ...noWall,
  { prop: "block", x: 34, y: 70, w: 54, h: 4, tone: "wood", round: 1.5 },
  { prop: "line", points: [[80, 70], [80, 1]], tone: "wood-far", width: 4 },
  { prop: "shape", tone: "soft", points: [[56, 74], [52, 78], [50, 84], [61, 85.5], [72, 84], [70, 78], [66, 74]], front: true },
];
const atTable: SidePose = {
  ...onSeat, spine: [2, 4, 16, 8],
  near: { arm: flat([35, 77], 88, 88, -1), leg: nearFoot }, far: { arm: flat([41, 77], 88, 88), leg: farFoot },
};

export const sitting: Record<string, Scene> = {
  "seat-1-feet": {
    frame, person: "lin",
    props: [...noWall, { prop: "block", x: 24, y: 0, w: 36, h: 7, tone: "soft", round: 1.5 }],
    pose: { ...onSeat, near: { arm: near.arm, leg: { ankle: [33, 14] } }, far: { arm: far.arm, leg: { ankle: [39, 14] } } },
  },
  "seat-2-towel": { frame, person: "lin", props: [...noWall, towel], pose: { ...onTowel, near: { ...onTowel.near, arm: near.arm }, far: { ...onTowel.far, arm: far.arm } } },
  "seat-3-tall": { frame, person: "lin", props: [...noWall, towel], pose: { ...onTowel, near: { ...onTowel.near, arm: near.arm }, far: { ...onTowel.far, arm: far.arm } }, marks: [crownUp] },
  "seat-4-hands": { frame, person: "lin", props: [...noWall, towel], pose: onTowel },
  "seat-5-spot": {
    frame, person: "lin", props: [...noWall, towel], pose: { ...onTowel, spine: [-2, 1, 14, 8] },
    marks: [{ mark: "dots", from: [24, 120], to: [80, 4] }],
  },
  "seat-tall": { frame, person: "lin", props: noWall, pose: onSeat, marks: [crownUp] },
  "steady-1-front": { frame, person: "meera", props: noWall, pose: { ...forward, near: { ...forward.near, arm: { turn: [2, 14] } }, far: { ...forward.far, arm: { turn: [4, 16] } } } },
  "steady-2-tall": { frame, person: "meera", props: noWall, pose: forward, marks: [crownUp] },
  "steady-3-spot": {
    frame, person: "meera", props: noWall, pose: { ...forward, spine: [0, 1, 12, 6] },
    marks: [{ mark: "dots", from: [28, 120], to: [80, 4] }],
  },
  "seat-supported": {
    frame, person: "joseph", pose: leaning,
    props: [...noWall, { prop: "stick", tip: [-40, 1], top: [-31, 84] }],
  },
  "supported-in": { frame, person: "joseph", pose: leaning, props: noWall, marks: [noseAir("in")] },
  "supported-out": {
    frame, person: "joseph", pose: { ...leaning, mouth: "open" }, props: noWall,
    marks: [{ mark: "breath", at: [5, 112], way: "out", angle: 80, length: 48 }],
  },
  "seat-thighs": { frame, person: "ravi", props, pose: seated },
  "breathe-in": { frame, person: "ravi", props, pose: seated, marks: [noseAir("in")] },
  "breathe-out": { frame, person: "ravi", props, pose: seated, marks: [noseAir("out")] },
  "press-and-sit-tall": {
    frame, person: "lin", props: noWall,
    pose: { ...seated, spine: [0, -1, 8, -2], near: { arm: flat([15, 63], 80, 72), leg: nearFoot }, far: { arm: flat([21, 62.6], 80, 72), leg: farFoot } },
    marks: [{ mark: "arrow", from: [22, 96], to: [22, 76] }, { mark: "arrow", from: [56, 34], to: [56, 10] }, crownUp],
  },
  "flow-arms": {
    frame, person: "lin", props: noWall,
    pose: { ...seated, near: { ...near, arm: { turn: [106, 116] } }, far: { ...far, arm: { turn: [112, 124] } } },
    ghost: seated,
    marks: [{ mark: "arrow", from: [64, 70], to: [66, 112], bend: -5, both: true }],
  },
  "lean-back": {
    frame, person: "lin", props: noWall,
    pose: { ...leaning, eyes: "closed", spine: [-15, -10, 2, -8], near: { arm: flat([12, 63.5], 78, 88), leg: { ankle: [38, 7] } }, far: { arm: flat([17, 63], 78, 88), leg: { ankle: [44, 7] } } },
  },
  "ten-breaths-1-sit": { frame, feet, props, pose: seated },
  "ten-breaths-2-hand": { frame, feet, props, pose: handOnBelly },
  "ten-breaths-3-in": { frame, feet, props, pose: handOnBelly, marks: [noseAir("in", 24), { mark: "arrow", from: [18, 80], to: [32, 80] }] },
  "ten-breaths-4-out": { frame, feet, props, pose: handOnBelly, marks: [noseAir("out")] },
  "full-breath-in": {
    frame, person: "lin", props: noWall, pose: { ...onSeat, near: { arm: near.arm, leg: nearFoot } },
    marks: [
      ...[76, 90, 104].flatMap((y, i): Mark[] => [{ mark: "arrow", from: [12, y], to: [26, y] }, { mark: "beats", at: [35 + i * 3.3, y], count: i + 1 }]),
      { mark: "breath", at: [12, 120], way: "in", angle: 80, length: 24 },
    ],
  },
  "full-breath-out": { frame, person: "lin", props: noWall, pose: { ...onSeat, near: { arm: near.arm, leg: nearFoot } }, marks: [noseAir("out", 36)] },
  "ocean-1-whisper": {
    frame, person: "joseph", props: inWheelchair, pose: { ...wheeled, mouth: "open" },
    marks: [{ mark: "breath", at: [12, 113], way: "out", angle: 84, length: 32 }],
  },
  "ocean-2-in": {
    frame, person: "joseph", props: inWheelchair, pose: wheeled,
    marks: [{ mark: "breath", at: [16, 119], way: "in", angle: 74, length: 30 }, { mark: "hum", at: [1, 108], angle: 100, count: 2, size: 8 }],
  },
  "ocean-3-out": {
    frame, person: "joseph", props: inWheelchair, pose: wheeled,
    marks: [{ mark: "breath", at: [16, 119], way: "out", angle: 74, length: 30 }, { mark: "hum", at: [1, 108], angle: 100, count: 2, size: 8 }],
  },
  "om-1-sit": { frame, person: "uma", props: noWall, pose: onSeat, marks: [crownUp] },
  "om-2-in": { frame, person: "uma", props: noWall, pose: onSeat, marks: [noseAir("in")] },
  "om-3-sing": {
    frame, person: "uma", props: noWall, pose: { ...onSeat, mouth: "open" },
    marks: [{ mark: "hum", at: [6, 116], angle: 92, size: 10, count: 4 }],
  },
  "om-4-hum": {
    frame, person: "uma", props: noWall, pose: onSeat,
    marks: [{ mark: "hum", at: [6, 116], angle: 92 }],
  },
  "volume-low": {
    frame, person: "uma",
    props: [
      ...noWall,
      { prop: "line", points: [[72, 46], [72, 2]], tone: "wood", width: 4 },
      { prop: "line", points: [[58, 48], [86, 48]], tone: "wood", width: 4 },
      { prop: "block", x: 63, y: 50, w: 18, h: 24, round: 4, tone: "soft" },
    ],
    pose: onSeat,
    marks: [{ mark: "spot", at: [72, 61], r: 5 }, { mark: "hum", at: [62, 62], angle: -90, count: 2 }],
  },
  "om-5-listen": { frame, person: "uma", props: noWall, pose: onSeat },
  "slow-1-sit": { frame, person: "meera", props: noWall, pose: onSeat },
  "slow-2-in": { frame, person: "meera", props: noWall, pose: onSeat, marks: [noseAir("in", 24)] },
  "slow-3-out": { frame, person: "meera", props: noWall, pose: onSeat, marks: [noseAir("out", 36)] },
  "sigh-1-sit": { frame, person: "ravi", props: noWall, pose: loose },
  "sigh-2-in": { frame, person: "ravi", props: noWall, pose: { ...onSeat, spine: [-2, 0, 8, -4] }, marks: [{ mark: "breath", at: [12, 118], way: "in", angle: 78, length: 36 }] },
  "sigh-3-sip": {
    frame, person: "ravi", props: noWall, pose: { ...onSeat, spine: [-2, -2, 6, -6], shoulders: -2 },
    marks: [{ mark: "breath", at: [12, 120], way: "in", angle: 84, length: 16 }],
  },
  "sigh-4-out": {
    frame, person: "ravi", props: noWall, pose: { ...loose, mouth: "open" },
    marks: [{ mark: "breath", at: [14, 112], way: "out", angle: 78, length: 46 }, { mark: "arrow", from: [-36, 108], to: [-36, 88] }],
  },
  "bee-3-rest": { frame, person: "lin", props: noWall, pose: onSeat },
  "at-table": { frame, person: "joseph", props: table, pose: atTable },
  "fork-down": {
    frame, person: "joseph", pose: onSeat,
    props: [...table, { prop: "line", points: [[35, 75.4], [49, 75.4]], tone: "mark", width: 1.6, front: true }],
  },
};
