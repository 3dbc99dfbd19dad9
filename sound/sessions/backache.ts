import { DURGA } from "../score/scales.ts";
import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** Low and heavy: the deepest tanpura, large bowls, and a body scan from the feet up. */
export const backache: Score = {
  topic: "backache",
  title: "Back Pain Management",
  minutes: 15,
  about:
    "A lying practice with deep bowls, easy breathing into the back ribs, sighing on Ah and a slow walk through the body. It may help you settle while your back is sore; it does not treat the cause.",
  posture:
    "Lie on your back with your knees bent or a pillow under them, or on your side, or sit: whatever hurts least. Change whenever you want.",
  avoid: [
    caution.SPINE,
    "See a doctor first if the pain came after a fall or accident, with fever or unexplained weight loss, if you have or had cancer, or if it is new and wakes you every night.",
    caution.PREGNANT_LYING,
    caution.RECENT_SURGERY,
    caution.HEART_OR_LUNGS,
    ...caution.AVOID_ALWAYS,
  ],
  stop: [
    "Stop and change position if pain grows or shoots into a leg. If it stays, see a doctor.",
    ...caution.STOP_ALWAYS,
  ],
  sa: 98,
  tanpura: { first: "pa", cycle: 7.2 },
  reverbT60: 3.8,
  cutoffHz: 8500,
  lufs: -19,
  fade: 14,
  parts: [
    {
      title: "Arrive",
      seconds: 90,
      hear: "Large, deep bowls, far apart.",
      todo: "Find the position that hurts least, and let the floor take your weight.",
      say: [
        "Take time to find the position that hurts least.",
        "Let the floor carry your back.",
        { at: 45, text: "You may move at any time. Nothing has to be held." },
      ],
      layers: [
        { kind: "bowls", level: -5, notes: [1.5, 2, 1.125], every: 15, first: 1 },
        { kind: "tanpura", level: [-21, -15] },
      ],
    },
    {
      title: "Breathe into the back",
      seconds: 240,
      hear: "A deep chord that opens and closes with moving air: four counts in, six counts out.",
      todo: "Feel the back ribs widen against the floor, and soften as the air leaves.",
      say: [
        "Breathe in and feel the back ribs widen. Breathe out and let them sink.",
        { at: 88, text: "Small movements are enough. Stay under the pain." },
        { at: 168, text: "Let the belly be soft as you breathe out." },
      ],
      breath: { in: 4, out: 6 },
      layers: [
        { kind: "pad", level: -4, chord: [1, 1.5, 2, 3] },
        { kind: "air", level: -16 },
        { kind: "tanpura", level: -14 },
      ],
    },
    {
      title: "Sigh on Ah",
      seconds: 150,
      hear: "Low voices sing a long, falling Ah.",
      todo: "Breathe in, then let the breath out with a soft Ah, or in silence.",
      say: [
        "Let each out-breath be a soft, falling Ah, or a silent sigh.",
        { at: 84, text: "With each Ah let the shoulders and hips grow heavier." },
      ],
      layers: [
        {
          kind: "chant",
          syllable: "ah",
          level: -5,
          seconds: 7,
          gap: 5,
          voices: "low",
          note: 1.5,
          melody: [
            [0, 1],
            [0.3, 8 / 9],
            [0.55, 2 / 3],
          ],
        },
        { kind: "tanpura", level: -11 },
      ],
    },
    {
      title: "Walk through the body",
      seconds: 210,
      hear: "A deep bowl for each part of the body, over slow waves.",
      todo: "Bring your attention to each place as its line appears or is spoken, and let it rest.",
      say: [
        "Feel your feet and let them fall open.",
        { at: 30, text: "Knees and thighs: heavy." },
        { at: 60, text: "Hips and the back of the pelvis: wide." },
        { at: 90, text: "Lower back: let it be just as it is." },
        { at: 120, text: "Ribs and shoulder blades: resting." },
        { at: 150, text: "Neck, jaw and forehead: smooth." },
        { at: 180, text: "The whole body, lying here." },
      ],
      layers: [
        { kind: "bowls", level: -6, notes: [1.125, 4 / 3, 1.5, 5 / 3, 2], every: 30, first: 6 },
        { kind: "surf", level: -12, period: 13 },
        { kind: "tanpura", level: -16 },
      ],
    },
    {
      title: "Rest",
      seconds: 150,
      hear: "A few low harp notes and a bowl rubbed round its rim.",
      todo: "Rest. Let the breath come and go.",
      say: ["Nothing to do now.", { at: 75, text: "If the pain is there, let there be room around it." }],
      layers: [
        { kind: "tanpura", level: -13 },
        { kind: "harp", level: -11, scale: DURGA, every: 7, pace: 1.6 },
        { kind: "rim", level: -12, note: 1.5, seconds: 24, every: 48, first: 20 },
      ],
    },
    {
      title: "Rise slowly",
      seconds: 60,
      hear: "Two deep bowls, then quiet.",
      todo: "Bend your knees, roll to one side, and push up with your hands.",
      say: [
        "Move your fingers and toes.",
        { at: 20, text: "Bend your knees and roll to one side. Wait there a moment." },
        { at: 36, text: "Push up with your hands, slowly." },
      ],
      layers: [
        { kind: "bowls", level: -8, notes: [2, 1.5], every: 16, first: 4, count: 2 },
        { kind: "tanpura", level: -20 },
      ],
    },
  ],
};
