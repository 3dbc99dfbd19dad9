/* "Roll, kneel, chair, rise", and lying down. */
import type { Scene } from "#assets/figures/figure.ts";
import type { SidePose } from "#assets/figures/body.ts";
import type { Prop } from "#assets/figures/props.ts";
import { flat, onToes } from "#assets/figures/poses/kit.ts";

const person = "joseph" as const;
const lyingFrame = [-96, -24, 192, 112] as const;
const rug: Prop = { prop: "rug", from: -93, to: 93, back: 7, front: -8 };
const tallFrame = [-94, -15, 196, 166] as const;
const floorLine: Prop = { prop: "floor", from: -86, to: 94 };

const supine: SidePose = {
  view: "side", hip: [-2, 13], spine: [-90, -90, -88, -86],
  near: { arm: flat([-17, 27], 92, 84), leg: { ankle: [79, 8], foot: 78 } },
  far: { arm: { wrist: [0, 6], palm: 90 }, leg: { ankle: [79, 10], foot: 70 } },
};
/** Sitting on the chair at x = 44, which faces left. */
const seatedLeft: SidePose = {
  view: "side", mirror: 44, hip: [37, 56], spine: [-3, 1, 12, 0],
  near: { arm: flat([58, 63.4], 80, 70), leg: { ankle: [77, 7] } },
  far: { arm: flat([64, 63], 80, 70), leg: { ankle: [83, 7] } },
};
const chairAhead: Prop = { prop: "chair", x: 44, facing: "left" };

export const floorRise: Record<string, Scene> = {
  "rise-1-breathe": {
    frame: lyingFrame, person, props: [rug], pose: supine,
    marks: [{ mark: "breath", at: [-62, 26], way: "out", angle: 150, length: 24 }],
  },
  "rise-2a-bend": {
    frame: lyingFrame, person, props: [rug],
    pose: { ...supine, near: { ...supine.near, leg: { ankle: [36, 8] } }, far: { ...supine.far, leg: { ankle: [43, 8] } } },
    ghost: supine,
    marks: [{ mark: "arrow", from: [58, 26], to: [50, 56], bend: 5 }],
  },
  "rise-2b-roll": {
    frame: lyingFrame, person, props: [{ ...rug, front: -20 }],
    pose: {
      view: "front", pelvis: [2, 16], spine: [-91, -92, -84, -80], hem: 10, legInFront: "left",
      right: { arm: { elbowAt: [-60, 1], wrist: [-77, 3], palm: -88, hand: "edge" }, leg: { kneeAt: [33, -4], ankle: [66, 4], foot: 4 } },
      left: { arm: { elbowAt: [-22, 28], wrist: [-20, 6], palm: 14, fingers: 70, hand: "edge" }, leg: { kneeAt: [28, -12], ankle: [58, -12], foot: 0 } },
    },
    marks: [{ mark: "arrow", from: [-34, 58], to: [26, 44], bend: 8 }],
  },
  "rise-3-side-sit": {
    frame: [-96, -24, 192, 128], person, props: [{ ...rug, front: -20 }],
    pose: {
      view: "front", pelvis: [6, 16], spine: [-50, -42, -20, -4], hem: 11, legInFront: "left",
      right: { arm: { elbowAt: [-46, 4], wrist: [-26, -2], palm: 84, hand: "edge" }, leg: { kneeAt: [38, 6], ankle: [72, 8], foot: 4 } },
      left: { arm: { elbowAt: [-2, 30], wrist: [-6, 2], palm: 20, fingers: 80, hand: "edge" }, leg: { kneeAt: [36, -2], ankle: [66, -8], foot: 0 } },
    },
    marks: [{ mark: "arrow", from: [-70, 46], to: [-52, 78], bend: 5 }],
  },
  "rise-4-hands-and-knees": {
    frame: tallFrame, person, props: [floorLine],
    pose: {
      view: "side", hip: [-26, 48], spine: [78, 84, 62, 40],
      near: { arm: flat([28, 4], 86), leg: { turn: [2, -89], foot: 176 } },
      far: { arm: flat([34, 4], 86), leg: { turn: [-4, -88], foot: 176 } },
    },
  },
  "rise-4-crawl": {
    frame: tallFrame, person, props: [floorLine, { prop: "chair", x: 72, facing: "left" }],
    pose: {
      view: "side", hip: [-26, 48], spine: [78, 84, 62, 40],
      near: { arm: flat([26, 4], 86), leg: { turn: [2, -89], foot: 176 } },
      far: { arm: flat([38, 4], 86), leg: { turn: [-8, -86], foot: 176 } },
    },
    marks: [{ mark: "arrow", from: [-8, 84], to: [28, 84] }],
  },
  "rise-5-foot-forward": {
    frame: tallFrame, person, props: [floorLine, chairAhead],
    pose: {
      view: "side", hip: [-24, 50], spine: [34, 40, 34, 16],
      near: { arm: flat([28, 48], 86), leg: { ankle: [0, 7] } },
      far: { arm: flat([34, 48], 86), leg: { turn: [-4, -88], foot: 176 } },
    },
    marks: [{ mark: "arrow", from: [-34, -9], to: [8, -9] }],
  },
  "rise-6a-push": {
    frame: tallFrame, person, props: [floorLine, chairAhead],
    pose: {
      view: "side", hip: [-7, 76], spine: [60, 66, 52, 34],
      near: { arm: flat([32, 48], 86), leg: { ankle: [0, 7] } },
      far: { arm: flat([38, 48], 86), leg: onToes(-16, 46) },
    },
    marks: [{ mark: "arrow", from: [-32, 66], to: [-32, 96] }],
  },
  "rise-6b-turn-and-sit": {
    frame: tallFrame, person, props: [floorLine, chairAhead],
    pose: {
      view: "side", mirror: 44, hip: [44, 66], spine: [26, 28, 28, 8],
      near: { arm: { wrist: [42, 60], palm: 0, fingers: 10 }, leg: { ankle: [66, 7] } },
      far: { arm: { wrist: [48, 60], palm: 4 }, leg: { ankle: [72, 7] } },
    },
    marks: [{ mark: "arrow", from: [46, 141], to: [-6, 141], bend: -5 }, { mark: "arrow", from: [84, 106], to: [84, 72] }],
  },
  "rise-7-sit": {
    frame: tallFrame, person, props: [floorLine, chairAhead], pose: seatedLeft,
    marks: [{ mark: "breath", at: [33, 118], way: "out", angle: -76, length: 28 }],
  },
};

export const lying: Record<string, Scene> = {
  "calves-on-chair": {
    frame: [-84, -10, 164, 118], person,
    props: [{ prop: "mat", from: -80, to: 40 }, { prop: "chair", x: 46, facing: "left" }, { prop: "block", x: -76, y: 1, w: 24, h: 4.6 }],
    pose: {
      view: "side", hip: [9, 13], spine: [-90, -89, -78, -84],
      near: { arm: { wrist: [14, 7], palm: 92 }, leg: { turn: [172, 90], foot: 84 } },
      far: { arm: { wrist: [15, 8], palm: 92 }, leg: { turn: [168, 89], foot: 80 } },
    },
  },
  "breaths-in-bed": {
    frame: [-84, -10, 184, 146], person,
    props: [
      { prop: "floor", from: -78, to: 94 },
      { prop: "block", x: -70, y: 0, w: 5, h: 92, tone: "wood", round: 2.5 },
      { prop: "block", x: -68, y: 22, w: 152, h: 9, tone: "wood", round: 2 },
      { prop: "line", points: [[78, 22], [78, 1]], tone: "wood", width: 5 },
      { prop: "block", x: -64, y: 30, w: 146, h: 19, tone: "wall", round: 7 },
      { prop: "shape", tone: "soft-far", points: [[-62, 50], [-64, 64], [-58, 78], [-46, 84], [-30, 76], [-18, 58], [-14, 50]] },
      { prop: "shape", tone: "soft", points: [[-64, 84], [-66, 98], [-60, 112], [-52, 114], [-44, 104], [-38, 90], [-40, 80], [-52, 78]] },
      { prop: "shape", tone: "soft", front: true, points: [[-6, 69], [8, 77], [22, 84], [36, 87], [52, 80], [66, 73], [76, 77], [85, 75], [90, 62], [88, 46], [40, 43], [0, 44], [-10, 50], [-11, 61]] },
    ],
    pose: {
      view: "side", hip: [0, 60], spine: [-48, -34, -26, -22],
      near: { arm: { wrist: [-18, 84], palm: 84, fingers: 60, hand: "edge" }, leg: { ankle: [71, 56], foot: 74 } },
      far: { arm: { wrist: [4, 76], palm: 80, hand: "edge" }, leg: { ankle: [71, 57], foot: 74 } },
    },
    marks: [{ mark: "breath", at: [-24, 116], way: "out", angle: 96, length: 28 }],
  },
  "lie-knees-bent": {
    frame: lyingFrame, person: "lin", props: [rug],
    pose: { ...supine, near: { arm: { wrist: [-17, 27], palm: 92, fingers: 84, hand: "edge" }, leg: { ankle: [36, 8] } }, far: { ...supine.far, leg: { ankle: [43, 8] } } },
  },
  "nidra-lie": {
    frame: lyingFrame, person: "uma",
    props: [{ prop: "mat", from: -93, to: 93 }, { prop: "block", x: -86, y: 1, w: 28, h: 7, tone: "soft" }, { prop: "shape", tone: "soft", points: [[18, 1], [22, 13], [34, 16], [46, 12], [50, 1]] }],
    pose: { ...supine, hip: [-2, 14], spine: [-90, -89, -80, -84], near: { arm: { wrist: [0, 8], palm: 92, hand: "edge" }, leg: { kneeAt: [36, 26], ankle: [74, 8], foot: 72 } }, far: { arm: { wrist: [2, 8], palm: 92 }, leg: { kneeAt: [37, 26], ankle: [75, 9], foot: 68 } } },
  },
  "nidra-cover": {
    frame: lyingFrame, person: "uma",
    props: [{ prop: "mat", from: -93, to: 93 }, { prop: "block", x: -86, y: 1, w: 28, h: 7, tone: "soft" }, { prop: "shape", tone: "soft-far", front: true, points: [[-50, 2], [-48, 22], [-36, 27], [0, 27], [34, 36], [64, 26], [86, 25], [92, 14], [90, 2]] }],
    pose: { ...supine, hip: [-2, 14], spine: [-90, -89, -80, -84], near: { arm: { wrist: [0, 8], palm: 92, hand: "edge" }, leg: { kneeAt: [36, 26], ankle: [74, 8], foot: 72 } }, far: { arm: { wrist: [2, 8], palm: 92 }, leg: { kneeAt: [37, 26], ankle: [75, 9], foot: 68 } } },
  },
};
