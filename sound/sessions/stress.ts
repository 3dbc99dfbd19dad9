import { SHIVARANJANI } from "../score/scales.ts";
import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** The breath slows from part to part, over a scale with a minor third and the sound of the sea. */
export const stress: Score = {
  topic: "stress",
  title: "Stress Buster",
  minutes: 18,
  about:
    "For the end of a working day or the middle of a hard one: an even breath that slows, the humming bee breath, So ham, and rest by the sea. It may help you settle and begin again.",
  posture: "Sit on a chair, also at your desk, with both feet on the floor. Loosen collar and belt.",
  avoid: [
    caution.EAR_INFECTION,
    caution.EPILEPSY,
    caution.RECENT_SURGERY,
    caution.HEART_OR_LUNGS,
    caution.LOW_MOOD,
    ...caution.AVOID_ALWAYS,
  ],
  stop: [caution.POOR_SLEEP, caution.STRESS_OR_LOW_MOOD, caution.CRISIS, ...caution.STOP_ALWAYS],
  sa: 116.5,
  tanpura: { first: "pa", cycle: 5.4 },
  reverbT60: 3.2,
  cutoffHz: 9500,
  lufs: -19,
  fade: 14,
  parts: [
    {
      title: "Arrive",
      seconds: 60,
      hear: "Four bowls in turn, close together.",
      todo: "Put everything down. Drop the shoulders.",
      say: [
        "Put everything down, also the phone.",
        { at: 26, text: "Lift the shoulders to the ears, and let them drop." },
      ],
      layers: [
        { kind: "bowls", level: -6, notes: [2, 2.4, 3, 1.5], every: 10, first: 1 },
        { kind: "tanpura", level: [-17, -13] },
      ],
    },
    {
      title: "Even breath",
      seconds: 180,
      hear: "A square, steady chord: four counts in, four counts out.",
      todo: "Meet the breath at the pace you have, and make it even.",
      say: ["Four in, four out. Just make it even.", { at: 96, text: "Follow the edges of the sound: up, down." }],
      breath: { in: 4, out: 4 },
      layers: [
        { kind: "pad", level: -4, chord: [1, 1.5, 2, 3] },
        { kind: "air", level: -16 },
        { kind: "tanpura", level: -14 },
      ],
    },
    {
      title: "Slower out",
      seconds: 180,
      hear: "The chord softens; the out-breath grows to six.",
      todo: "Four in, six out.",
      say: [
        "Now let the out-breath take longer: four in, six out.",
        { at: 98, text: "Let the breath out as if through a straw." },
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
      seconds: 180,
      hear: "Humming behind closed lips, each hum falling from high to low.",
      todo: "Sit up. Hum on the out-breath, as loud or as soft as feels good.",
      say: [
        "Lips closed, teeth apart. Hum like a bee.",
        { at: 96, text: "Feel it in the lips, the cheeks, the top of the head." },
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
      seconds: 165,
      hear: "The choir sings So ham, falling from the minor third.",
      todo: "Sing it, or think it: so means that, ham means I.",
      say: ["So ham: I am that. Sing it, or only think it."],
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
      seconds: 225,
      hear: "Waves, and a harp that takes its time.",
      todo: "Rest. There is nobody to answer.",
      say: [
        "Rest. There is nobody to answer.",
        { at: 80, text: "Feel what is different from the beginning." },
        { at: 155, text: "Let the next wave take the next thought." },
      ],
      layers: [
        { kind: "surf", level: -8, period: 11 },
        { kind: "harp", level: -12, scale: SHIVARANJANI, every: 7, pace: 1.3 },
        { kind: "tanpura", level: -16 },
      ],
    },
    {
      title: "Begin again",
      seconds: 90,
      hear: "The tanpura returns, and three bells.",
      todo: "Stretch, look up, and choose one next thing.",
      say: [
        "Stretch your fingers and arms.",
        { at: 32, text: "Choose one next thing, and only one." },
        { at: 62, text: "Begin again, a little slower." },
      ],
      layers: [
        { kind: "tanpura", level: -14 },
        { kind: "bells", level: -13, note: 8, count: 3, every: 9, first: 22 },
      ],
    },
  ],
};
