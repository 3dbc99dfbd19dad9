/* The body seen from the front. Joints are given as points, because what comes towards the viewer is foreshortened. */
import { add, mirror, spine, tube, type Pt } from "#studio/figures/geometry.ts";
import { arm, bone, leg, type Arm, type Leg } from "#studio/figures/body.ts";
import { head, type Face } from "#studio/figures/heads.ts";
import type { Part } from "#studio/figures/parts.ts";
import type { Person } from "#studio/figures/people.ts";

export interface FrontPose extends Face {
  view: "front";
  /** The point between the hip joints. */
  pelvis: Pt;
  /** Lean of pelvis, chest, neck and head towards the viewer's right, in degrees. */
  spine: readonly [pelvis: number, chest: number, neck: number, head: number];
  /** The person faces the viewer: the right side is on the viewer's left. */
  right: { arm: Arm; leg?: Leg };
  left: { arm: Arm; leg?: Leg };
  /** Which leg lies in front. */
  legInFront?: "right" | "left";
  /** These arms are drawn behind the trunk. */
  armBehind?: "right" | "left";
  /** Where the tunic ends below the hips; 0 when the lap hides it. */
  hem?: number;
  headBehindArms?: boolean;
}

export function frontBody(pose: FrontPose, person: Person): Part[] {
  const [pelvis, chest, neck, tilt] = pose.spine;
  const waist = add(pose.pelvis, spine(pelvis), bone.pelvis);
  const neckBase = add(waist, spine(chest), bone.chest);
  const pivot = add(neckBase, spine(neck), bone.neck);
  const shoulders = add(waist, spine(chest), bone.shoulder - 5);
  const side = (of: "right" | "left") => (of === "right" ? -1 : 1);
  const shoulder = (of: "right" | "left") => add(shoulders, spine(chest + 90), side(of) * 12.8);
  const hip = (of: "right" | "left") => add(pose.pelvis, spine(pelvis + 90), side(of) * 7);
  const legOf = (of: "right" | "left", far: boolean) => {
    const spec = pose[of].leg;
    return spec ? leg(hip(of), spec, far, person).parts : [];
  };
  const first = pose.legInFront === "right" ? "left" : "right";
  const second = first === "right" ? "left" : "right";
  const hem = pose.hem ?? 15;
  const full = person.fuller ?? 0;
  const torso = tube(
    [neckBase, waist, pose.pelvis, add(pose.pelvis, spine(pelvis + 180), Math.max(hem, 0.5))],
    [
      [0, 6.4],
      [0.05, 9.6],
      [0.11, 13.4],
      [0.2, 17],
      [0.3, 18],
      [0.5, 16.8 + full * 0.5],
      [1, 14.8 + full],
      [1.6, 16 + full],
      [2, 17 + full * 0.8],
      [3, 17.8 + full * 0.6],
    ],
    { soft: [12, 4], capStart: 0.1, capEnd: hem ? 0.03 : 0.35 },
  );
  const arms = (["right", "left"] as const)
    .filter((of) => of !== pose.armBehind)
    .flatMap((of) => arm(shoulder(of), pose[of].arm, false, 5.3));
  const skull = head({ gaze: "front", ...pose }, person, pivot, tilt);
  return [
    ...(pose.armBehind ? arm(shoulder(pose.armBehind), pose[pose.armBehind].arm, true, 5.3) : []),
    ...legOf(first, pose.legInFront !== undefined),
    ...legOf(second, false),
    {
      tone: "skin-far",
      rings: [
        tube(
          [add(neckBase, spine(chest), -5), neckBase, pivot],
          [
            [0, 5.6],
            [1, 5.4],
            [2, 5.2],
          ],
          { soft: 3 },
        ),
      ],
    },
    { tone: "top", rings: [torso] },
    ...skull,
    ...arms,
  ];
}

/** The same limb on the other side of the body. */
export const otherArm = (a: Arm, x = 0): Arm => {
  const flip = (p?: Pt) => p && mirror([p], x)[0];
  return {
    ...a,
    wrist: flip(a.wrist),
    elbowAt: flip(a.elbowAt),
    palm: a.palm === undefined ? undefined : -a.palm,
    fingers: a.fingers === undefined ? undefined : -a.fingers,
    thumb: a.thumb === undefined ? -1 : (-a.thumb as 1 | -1),
    digits: a.digits?.map((d) => mirror(d, x)),
  };
};
