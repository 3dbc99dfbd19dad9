import { SHIVARANJANI } from "../score/scales.ts";
import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** The breath slows from part to part, over a scale with a minor third and the sound of the sea. */
export const stress: Score = {
  topic: "stress",
  title: "Stress Buster",
  minutes: 18,
  about:
    "For the end of a working day or the middle of a hard one: an even breath that slows, the humming bee breath, So ham, and rest by the sea. It may help you settle and begin again; it cannot take away the cause.",
  posture: "Sit on a chair, even at your desk, with both feet on the floor. Loosen your collar and belt.",
  avoid: [caution.EAR_INFECTION, caution.REST_VOICE, caution.LOW_MOOD, ...caution.AVOID_ALWAYS],
  stop: [caution.POOR_SLEEP, caution.STRESS_OR_LOW_MOOD, caution.CRISIS, ...caution.STOP_ALWAYS],
  sa: 116.5,
  tanpura: { first: "pa", cycle: 5.4 },
  reverbT60: 3.2,
  cutoffHz: 9500,
  lufs: -19,
  fade: 14,
  parts: [
    caution.beforeYouBegin(
      { long: 72, short: 63 },
      [caution.SAY_LOW_MOOD, caution.longOnly(caution.SAY_DO_NOT_SING)],
      caution.SAY_MENTAL_ILLNESS,
    ),
    {
      title: "Arrive",
      seconds: 32,
      short: 27,
      hear: "Four bowls in turn, close together.",
      say: [
        { pause: 4, text: "Welcome. Sit with both feet on the floor. Loosen your collar and your belt." },
        "Imagine that you carry a heavy bag. Put it down beside you.",
        "Lift your shoulders to your ears. And let them drop.",
      ],
      layers: [
        { kind: "bowls", level: -9, notes: [2, 2.4, 3, 1.5], every: 10, first: 1 },
        { kind: "tanpura", level: [-17, -13] },
      ],
    },
    {
      title: "Even breath",
      seconds: 165,
      short: 117,
      hear: "A square, steady chord: four counts in, four counts out.",
      say: [
        "Notice the pace of your breath.",
        "Make the breath even, through the nose: four counts in, and four counts out.",
        caution.SAY_OWN_PACE,
        caution.SAY_UNEASY,
        { breath: 1, on: "in", text: "Breathing in." },
        { breath: 1, on: "out", text: "Breathing out." },
        { breath: 2, on: "in", text: "And in again." },
        { breath: 2, on: "out", text: "And out again." },
        { breath: 6, on: "in", text: "Breathing in." },
        { breath: 6, on: "out", text: "Breathing out." },
        { at: 92, short: 92, text: "Follow the sound up, and follow it down." },
        { at: 130, text: "If a thought pulls at you, put it in the bag for now." },
      ],
      breath: { in: 4, out: 4 },
      layers: [
        { kind: "pad", level: -4, chord: [1, 1.5, 2, 3] },
        { kind: "air", level: -16 },
        { kind: "tanpura", level: -14 },
      ],
    },
    {
      title: "Slower out",
      seconds: 170,
      hear: "The chord softens; the out-breath grows to six.",
      say: [
        "Let the out-breath lengthen: four counts in, and six counts out.",
        { breath: 1, on: "in", text: "Breathing in." },
        { breath: 1, on: "out", text: "And slowly breathing out." },
        { at: 48, text: "Let your shoulders fall as you breathe out." },
        { breath: 8, on: "in", text: "Breathing in." },
        { breath: 8, on: "out", text: "And slowly breathing out." },
        { at: 114, text: "Let your hands go, and let your forehead be smooth." },
        { breath: 15, on: "in", text: "In again, softly." },
        { breath: 15, on: "out", text: "And easily out." },
      ],
      breath: { in: 4, out: 6 },
      layers: [
        { kind: "pad", level: -5, chord: [1, 1.5, 2, 2.4] },
        { kind: "air", level: -17 },
        { kind: "tanpura", level: -13 },
        { kind: "bowls", level: -13, notes: [1.5], every: 50, first: 30 },
      ],
    },
    {
      title: "Bee breath",
      seconds: 160,
      hear: "Humming behind closed lips, each hum falling from high to low.",
      say: [
        "Now sit up, close your lips, and keep your teeth apart.",
        "As you breathe out, hum like a bee, no louder than you speak. Or only listen.",
        { at: 85, text: "Feel it in your lips, in your cheeks, and at the top of your head." },
      ],
      layers: [
        {
          kind: "chant",
          syllable: "hum",
          level: -5,
          seconds: 7,
          gap: 4,
          note: 1.5,
          melody: [
            [0, 1],
            [0.55, 2 / 3],
          ],
        },
        { kind: "tanpura", level: -12 },
        { kind: "air", level: -21 },
      ],
    },
    {
      title: "So ham",
      seconds: 152,
      hear: "The choir sings So ham to a falling tune.",
      say: [
        "Now the choir sings So ham. Sing with them, or only listen.",
        { at: 80, text: "Breathe whenever you need to. The voices go on." },
      ],
      layers: [
        {
          kind: "chant",
          syllable: "so-ham",
          level: -4,
          seconds: 7,
          gap: 4,
          voices: "group",
          melody: [
            [0, 6 / 5],
            [0.42, 1],
          ],
        },
        { kind: "tanpura", level: -11 },
        { kind: "pad", level: -14, chord: [1, 1.5, 2] },
      ],
    },
    {
      title: "By the sea",
      seconds: 224,
      short: 50,
      hear: "Waves, and a harp that takes its time.",
      say: [
        "Now rest. There is nobody to answer.",
        "There will be only a few words now.",
        { at: 66, text: "Is anything different from when you began? Perhaps a little. Perhaps nothing." },
        { at: 126, short: 34, text: "Let the next wave take the next thought." },
        { at: 182, text: "For this moment, nothing has to be solved." },
      ],
      layers: [
        { kind: "surf", level: -8, period: 11 },
        { kind: "harp", level: -12, scale: SHIVARANJANI, every: 7, pace: 1.3 },
        { kind: "tanpura", level: -16 },
      ],
    },
    {
      title: "Begin again",
      seconds: 105,
      short: 43,
      hear: "The tanpura returns, and three bells.",
      say: [
        "It is time to come back. Stretch your fingers and your arms.",
        { at: 50, short: 12, text: "Look up. Take one thing from the bag, and only one." },
        { at: 62, short: 22, text: caution.SAY_RISE_SLOWLY },
        { at: 74, short: 32, text: "And begin again, a little slower." },
      ],
      layers: [
        { kind: "tanpura", level: -14 },
        { kind: "bells", level: -13, note: 8, count: 3, every: 9, first: 22 },
      ],
    },
  ],
};
