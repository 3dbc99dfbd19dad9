/* "Roll, kneel, chair, rise", and lying down. */
import type { Pose, Scene } from "#studio/figures/figure.ts";
import type { SidePose } from "#studio/figures/body.ts";
import type { PersonName } from "#studio/figures/people.ts";
import type { Prop } from "#studio/figures/props.ts";
import { flat, onToes } from "#studio/figures/poses/kit.ts";

const person = "joseph" as const;
const lyingFrame = [-96, -24, 192, 112] as const;
const rug: Prop = { prop: "rug", from: -93, to: 93, back: 7, front: -8 };
/** Kneeling at the chair, and on the feet. */
const crawlFrame = [-104, -8, 206, 150] as const;
const chairFrame = [-78, -8, 186, 150] as const;
const upFrame = [-78, -8, 136, 184] as const;
const floorLine: Prop = { prop: "floor", from: -72, to: 100 };

const supine: SidePose = {
  view: "side", hip: [-2, 13], spine: [-90, -90, -88, -86],
  near: { arm: { elbowAt: [-36, 9], wrist: [-17, 27], palm: 92, fingers: 84, hand: "edge" }, leg: { ankle: [79, 8], foot: 78 } },
  far: { arm: { elbowAt: [-34, 24], wrist: [-14, 31], palm: 104, fingers: 76, hand: "edge" }, leg: { ankle: [79, 10], foot: 70 } },
};
/** Knees bent, feet on the floor. */
const supineBent: SidePose = { ...supine, near: { ...supine.near, leg: { ankle: [36, 8] } }, far: { ...supine.far, leg: { ankle: [43, 8] } } };
/** Lying with the head to the left, so on hands and knees the person faces left: poses that face right are mirrored about the middle of the frame. */
const mirrored = 4;
/** The chair faces the person and stands against a wall, so that it cannot slide. */
const chairAtWall = (x: number): Prop[] => [{ prop: "wall", x: x - 29, height: 132 }, { prop: "chair", x }];
const byChair: Prop[] = [floorLine, ...chairAtWall(-36)];
const kneeling = { turn: [2, -89], foot: 176 } as const;
const farKneeling = { turn: [-4, -88], foot: 176 } as const;
const onAllFours: Pose = {
  view: "side", mirror: mirrored, hip: [-26, 48], spine: [78, 84, 62, 40],
  near: { arm: flat([28, 4], 86), leg: kneeling },
  far: { arm: flat([34, 4], 86), leg: farKneeling },
};
/** On the right hip, the legs bent to the other side, hands still where they pushed. */
const sideSitting: Pose = {
  view: "front", pelvis: [4, 17], spine: [-14, -6, 2, 0], hem: 8, legInFront: "right",
  right: { arm: { elbowAt: [-20, 32], wrist: [-27, 5], palm: -80, hand: "edge" }, leg: { kneeAt: [12, -9], ankle: [48, -12], foot: 0 } },
  left: { arm: { elbowAt: [24, 36], wrist: [17, 14], palm: 10 }, leg: { kneeAt: [32, 0], ankle: [66, 0], foot: 4 } },
};
/** The legs still lie as before; the chest is turned away from the feet, both hands on the floor. */
const turning: Pose = {
  view: "side", mirror: mirrored, hip: [2, 15], spine: [32, 46, 40, 24],
  near: { arm: flat([50, 1], 86), leg: { kneeAt: [0, -9], ankle: [-38, -13], foot: 0, toLeft: true } },
  far: { arm: flat([55, 6], 86), leg: { kneeAt: [-22, 0], ankle: [-58, 0], foot: 4, toLeft: true } },
};
const sitFrame = [-96, -24, 192, 128] as const;
const deepRug: Prop = { ...rug, front: -22 };

/** From the back, knees bent, onto the right side. */
const roll = (who: PersonName): Scene => ({
  frame: lyingFrame, person: who, props: [deepRug], ghost: supineBent,
  pose: {
    view: "front", pelvis: [2, 16], spine: [-91, -92, -84, -80], hem: 10, legInFront: "left",
    right: { arm: { elbowAt: [-58, 1], wrist: [-73, 3], palm: -88, hand: "edge" }, leg: { kneeAt: [33, -4], ankle: [66, 4], foot: 4 } },
    left: { arm: { elbowAt: [-22, 28], wrist: [-20, 6], palm: 14, fingers: 70, hand: "edge" }, leg: { kneeAt: [28, -12], ankle: [58, -12], foot: 0 } },
  },
  marks: [{ mark: "turn", over: true, at: [-4, 16], rx: 13, ry: 32, from: 128, to: -62 }],
});

export const floorRise: Record<string, Scene> = {
  "rise-1-breathe": {
    frame: lyingFrame, person, props: [rug], pose: supine,
    marks: [{ mark: "breath", at: [-62, 26], way: "out", angle: 150, length: 24 }],
  },
  "rise-2a-bend": {
    frame: lyingFrame, person, props: [rug],
    pose: supineBent, ghost: supine,
    marks: [{ mark: "arrow", from: [58, 26], to: [50, 56], bend: 5 }],
  },
  "rise-2b-roll": roll(person),
  "rise-3a-push": {
    frame: sitFrame, person, props: [deepRug],
    pose: {
      view: "front", pelvis: [6, 16], spine: [-62, -52, -24, -4], hem: 11, legInFront: "left",
      right: { arm: { elbowAt: [-39, 3], wrist: [-20, -7], palm: 76, hand: "edge" }, leg: { kneeAt: [34, -2], ankle: [66, 5], foot: 4 } },
      left: { arm: { elbowAt: [-2, 30], wrist: [-4, 2], palm: 20, fingers: 80, hand: "edge" }, leg: { kneeAt: [28, -10], ankle: [60, -11], foot: 0 } },
    },
    marks: [{ mark: "arrow", from: [-72, 38], to: [-52, 74], bend: 6 }],
  },
  "rise-3b-side-sit": { frame: sitFrame, person, props: [deepRug], pose: sideSitting },
  "rise-4a-turn": {
    frame: sitFrame, person, props: [deepRug], pose: turning,
    marks: [{ mark: "turn", at: [-30, 94], rx: 26, ry: 8, from: -20, to: -155 }, { mark: "arrow", from: [34, 30], to: [20, 58], bend: -5 }],
  },
  "rise-4b-hands-and-knees": { frame: sitFrame, person, props: [deepRug], pose: { ...onAllFours, mirror: 0 } },
  "rise-5a-crawl": {
    frame: crawlFrame, person, props: [{ prop: "floor", from: -96, to: 94 }, ...chairAtWall(-64)],
    pose: {
      ...onAllFours,
      near: { arm: flat([26, 4], 86), leg: kneeling },
      far: { arm: flat([37, 4], 86), leg: { turn: [-8, -86], foot: 176 } },
    },
    marks: [{ mark: "arrow", from: [16, 84], to: [-20, 84] }],
  },
  "rise-5b-hands-on-seat": {
    frame: crawlFrame, person, props: byChair,
    pose: {
      view: "side", mirror: mirrored, hip: [-20, 49], spine: [26, 32, 30, 14],
      near: { arm: flat([28, 48], 86), leg: kneeling },
      far: { arm: flat([34, 48], 86), leg: farKneeling },
    },
  },
  "rise-6-foot-forward": {
    frame: chairFrame, person, props: byChair,
    pose: {
      view: "side", mirror: mirrored, hip: [-24, 50], spine: [34, 40, 34, 16],
      near: { arm: flat([28, 48], 86), leg: { ankle: [0, 7] } },
      far: { arm: flat([34, 48], 86), leg: farKneeling },
    },
    marks: [{ mark: "arrow", over: true, from: [56, 20], to: [22, 18], bend: -4 }],
  },
  "rise-7a-push": {
    frame: upFrame, person, props: byChair,
    pose: {
      view: "side", mirror: mirrored, hip: [-7, 76], spine: [60, 66, 46, 26],
      near: { arm: flat([32, 48], 86), leg: { ankle: [0, 7] } },
      far: { arm: flat([38, 48], 86), leg: onToes(-16, 46) },
    },
    marks: [{ mark: "arrow", from: [38, 70], to: [38, 104] }],
  },
  "rise-7b-stand": {
    frame: upFrame, person, props: byChair,
    pose: {
      view: "side", mirror: mirrored, hip: [-5, 88], spine: [1, 0, 12, 0],
      near: { arm: { turn: [0, 8] }, leg: { ankle: [-4, 7] } },
      far: { arm: { turn: [8, 22] }, leg: { ankle: [0, 7] } },
    },
  },
  "rise-8a-turn": {
    frame: upFrame, person, props: byChair,
    pose: {
      view: "front", pelvis: [2, 88], spine: [-3, -5, 0, 0],
      right: { arm: { elbowAt: [-32, 108], wrist: [-50, 97], palm: -70, fingers: -30, hand: "edge" }, leg: { kneeAt: [-5, 47], ankle: [-7, 7], foot: "front" } },
      left: { arm: { elbowAt: [18, 107], wrist: [21, 84], palm: 4 }, leg: { kneeAt: [10, 47], ankle: [13, 7], foot: "front" } },
    },
    marks: [{ mark: "turn", over: true, at: [3, 40], rx: 26, ry: 9, from: 224, to: 352 }],
  },
  "rise-8b-sit": {
    frame: upFrame, person, props: byChair,
    pose: {
      view: "side", hip: [-37, 65], spine: [38, 42, 30, 6],
      near: { arm: { wrist: [-23, 52], palm: 48, fingers: 4 }, leg: { ankle: [-12, 7] } },
      far: { arm: { wrist: [-19, 52], palm: 48, fingers: 4 }, leg: { ankle: [-8, 7] } },
    },
    marks: [{ mark: "arrow", from: [38, 104], to: [38, 70] }],
  },
  "rise-9-wait": {
    frame: upFrame, person, props: byChair,
    pose: {
      view: "side", hip: [-43, 56], spine: [-3, 1, 12, 0],
      near: { arm: flat([-22, 63.4], 80, 70), leg: { ankle: [-3, 7] } },
      far: { arm: flat([-16, 63], 80, 70), leg: { ankle: [3, 7] } },
    },
    marks: [{ mark: "breath", at: [-25, 118], way: "out", angle: 76, length: 28 }],
  },
};

/** A pillow under the head, a cushion under the knees. */
const propped: SidePose = {
  ...supine, eyes: "closed", hip: [-2, 14], spine: [-90, -89, -80, -84],
  near: { arm: { elbowAt: [-26, 9], wrist: [-2, 8], palm: 92, hand: "edge" }, leg: { kneeAt: [36, 26], ankle: [74, 8], foot: 72 } },
  far: { arm: { elbowAt: [-26, 9], wrist: [-2, 8], palm: 92 }, leg: { kneeAt: [37, 26], ankle: [75, 9], foot: 68 } },
};

const underHead: Prop = { prop: "block", x: -76, y: 1, w: 24, h: 4.6 };
const calvesProps: Prop[] = [{ prop: "mat", from: -80, to: 74 }, { prop: "chair", x: 48, facing: "left" }, underHead];
const calvesFrame = [-84, -10, 164, 118] as const;
const calvesBody = { view: "side", hip: [9, 13], spine: [-90, -89, -78, -84] } as const;
const onBelly = { elbowAt: [-25, 9], wrist: [-8, 27], palm: 92, fingers: 84, hand: "edge" } as const;
const calvesBelow: SidePose = { ...calvesBody, near: { arm: onBelly, leg: { ankle: [46, 8] } }, far: { arm: onBelly, leg: { ankle: [52, 8] } } };
const calves = { near: { turn: [172, 90], foot: 84 }, far: { turn: [168, 89], foot: 80 } } as const;

const bed: Prop[] = [
  { prop: "floor", from: -78, to: 94 },
  { prop: "block", x: -70, y: 0, w: 5, h: 92, tone: "wood", round: 2.5 },
  { prop: "block", x: -68, y: 22, w: 152, h: 9, tone: "wood", round: 2 },
  { prop: "line", points: [[78, 22], [78, 1]], tone: "wood", width: 5 },
  { prop: "block", x: -64, y: 30, w: 146, h: 19, tone: "wall", round: 7 },
  { prop: "shape", tone: "soft-far", points: [[-62, 50], [-64, 64], [-58, 78], [-46, 84], [-30, 76], [-18, 58], [-14, 50]] },
  { prop: "shape", tone: "soft", points: [[-64, 84], [-66, 98], [-60, 112], [-52, 114], [-44, 104], [-38, 90], [-40, 80], [-52, 78]] },
  { prop: "shape", tone: "soft", front: true, points: [[-6, 69], [8, 77], [22, 84], [36, 87], [52, 80], [66, 73], [76, 77], [85, 75], [90, 62], [88, 46], [40, 43], [0, 44], [-10, 50], [-11, 61]] },
];
const bedFrame = [-84, -10, 184, 146] as const;
const inBed: SidePose = {
  view: "side", eyes: "closed", hip: [0, 60], spine: [-48, -34, -26, -22],
  near: { arm: { wrist: [-18, 84], palm: 84, fingers: 60, hand: "edge" }, leg: { ankle: [71, 56], foot: 74 } },
  far: { arm: { wrist: [4, 76], palm: 80, hand: "edge" }, leg: { ankle: [71, 57], foot: 74 } },
};

const nidraProps: Prop[] = [{ prop: "mat", from: -93, to: 93 }, { prop: "block", x: -86, y: 1, w: 28, h: 7, tone: "soft" }];
const underKnees: Prop = { prop: "shape", tone: "soft", points: [[18, 1], [22, 13], [34, 16], [46, 12], [50, 1]] };
const blanket: Prop = { prop: "shape", tone: "soft-far", front: true, points: [[-50, 2], [-48, 22], [-36, 27], [0, 27], [34, 36], [64, 26], [86, 25], [92, 14], [90, 2]] };

export const lying: Record<string, Scene> = {
  "calves-0-lie": { frame: calvesFrame, person: "meera", props: calvesProps, pose: calvesBelow },
  "calves-1-up": {
    frame: calvesFrame, person: "meera", props: calvesProps,
    pose: { ...calvesBody, near: { arm: onBelly, leg: calves.near }, far: { arm: onBelly, leg: calves.far } }, ghost: calvesBelow,
    marks: [{ mark: "arrow", from: [-6, 42], to: [0, 72], bend: -4 }],
  },
  "calves-2-rest": {
    frame: calvesFrame, person: "meera", props: calvesProps,
    pose: {
      ...calvesBody,
      near: { arm: { elbowAt: [-16, 8], wrist: [8, 7], palm: 92, hand: "edge" }, leg: calves.near },
      far: { arm: { elbowAt: [-15, 9], wrist: [9, 8], palm: 92 }, leg: calves.far },
    },
  },
  "calves-3-roll": roll("meera"),
  "bed-0-lie": {
    frame: bedFrame, person, props: bed,
    pose: { ...inBed, near: { ...inBed.near, arm: { wrist: [10, 88], palm: 70, hand: "edge" } } },
  },
  "bed-1-hand": { frame: bedFrame, person, props: bed, pose: inBed },
  "bed-2-in": {
    frame: bedFrame, person, props: bed, pose: inBed,
    marks: [{ mark: "breath", at: [-24, 116], way: "in", angle: 96, length: 28 }, { mark: "arrow", from: [4, 90], to: [10, 106] }],
  },
  "bed-3-out": {
    frame: bedFrame, person, props: bed, pose: inBed,
    marks: [{ mark: "breath", at: [-24, 116], way: "out", angle: 96, length: 34 }],
  },
  "lie-knees-bent": { frame: lyingFrame, person: "lin", props: [rug], pose: supineBent },
  "nidra-lie": { frame: lyingFrame, person: "uma", props: [...nidraProps, underKnees], pose: propped },
  "nidra-cover": { frame: lyingFrame, person: "uma", props: [...nidraProps, blanket], pose: propped },
  "nidra-wiggle": {
    frame: lyingFrame, person: "uma", props: [...nidraProps, underKnees], pose: propped,
    marks: [{ mark: "hum", at: [75, 24], angle: 176, count: 2 }, { mark: "hum", over: true, at: [12, 8], angle: 140, count: 2, size: 7 }],
  },
  "nidra-roll": roll("uma"),
};
