/* Hands at the face: seen from the front, close. The point where the head rests on the neck is at 0, 0. */
import type { Scene } from "#assets/figures/figure.ts";
import type { Arm } from "#assets/figures/body.ts";
import { otherArm } from "#assets/figures/front.ts";

const frame = [-42, -44, 84, 72] as const;
const spine = [0, 0, 0, 0] as const;
const pelvis = [0, -62] as const;
const down: Arm = { elbowAt: [22, -42], wrist: [16, -62] };

/** thumb, ring: how far each is lifted off its nostril. */
const nostrilArm = (thumb: number, ring: number): Arm => ({
  elbowAt: [-25, -35], wrist: [-6, -19], palm: 152, hand: "palm",
  digits: [
    [[-3.4, -11], [-2.8, -7.6], [-2.4, -9]],
    [[-1, -11.6], [-0.2, -8], [0.2, -9.4]],
    [[2.4, -12.6], [5.6, -6.4], [4.6 + ring, -0.2]],
    [[1.2, -11.6], [4.2, -4.8], [2.2 + ring, 1.9]],
    [[-6, -14], [-7, -6.6], [-2.5 - thumb, 1.9]],
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

export const breath: Record<string, Scene> = {
  "nostril-1-in-left": {
    frame, person: "lin",
    pose: { view: "front", pelvis, spine, right: { arm: nostrilArm(0, 3) }, left: { arm: down } },
    marks: [{ mark: "breath", at: [11, -2], way: "in", angle: 74, length: 34 }],
  },
  "nostril-0-hand": {
    frame, person: "lin",
    pose: { view: "front", pelvis, spine, right: { arm: nostrilArm(2, 2) }, left: { arm: down } },
  },
  "nostril-3-in-right": {
    frame, person: "lin",
    pose: { view: "front", pelvis, spine, right: { arm: nostrilArm(3, 0) }, left: { arm: down } },
    marks: [{ mark: "breath", at: [-11, -2], way: "in", angle: -74, length: 34 }],
  },
  "nostril-4-out-left": {
    frame, person: "lin",
    pose: { view: "front", pelvis, spine, right: { arm: nostrilArm(0, 3) }, left: { arm: down } },
    marks: [{ mark: "breath", at: [11, -2], way: "out", angle: 74, length: 34 }],
  },
  "nostril-2-out-right": {
    frame, person: "lin",
    pose: { view: "front", pelvis, spine, right: { arm: nostrilArm(3, 0) }, left: { arm: down } },
    marks: [{ mark: "breath", at: [-11, -2], way: "out", angle: -74, length: 34 }],
  },
  "bee-breath": {
    frame, person: "lin",
    pose: { view: "front", pelvis, spine, right: { arm: earArm }, left: { arm: otherArm(earArm) } },
    marks: [{ mark: "hum", at: [0, 2], angle: 132, size: 46, spread: 2.6 }, { mark: "hum", at: [0, 2], angle: -132, size: 46, spread: 2.6 }],
  },
};
