import { SHIVARANJANI } from "../score/scales.ts";
import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** The breath slows from part to part, over a scale with a minor third and the sound of the sea. */
export const stress: Score = {
  topic: "stress",
  title: "Stress Buster",
  minutes: 18,
  about:
    "For the end of a working day or the middle of a hard one: an even breath that slows, the humming bee breath, So ham, and rest by the sea. It may help you settle and begin again; it cannot take away the cause of the stress.",
  posture: "Sit on a chair, also at your desk, with both feet on the floor. Loosen collar and belt.",
  avoid: [
    caution.EAR_INFECTION,
    caution.EPILEPSY,
    caution.RECENT_SURGERY,
    caution.HEART_OR_LUNGS,
    caution.LOW_MOOD,
    caution.TRAUMA_OR_PSYCHOSIS,
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
      seconds: 90,
      hear: "Four bowls in turn, close together.",
      say: [
        { pause: 4, text: "Welcome. Sit with both feet on the floor. Loosen your collar and your belt." },
        { pause: 2, text: caution.SAY_NOT_WHILE_DRIVING },
        caution.SAY_HEART_LUNGS_EPILEPSY,
        caution.SAY_RECENT_SURGERY,
        caution.SAY_EAR_INFECTION,
        caution.SAY_LOW_MOOD,
        caution.SAY_STOP_UNWELL,
        caution.SAY_READ_CAUTIONS,
        { at: 66, text: "Now put everything down." },
        "Lift your shoulders to your ears. And let them drop.",
      ],
      layers: [
        { kind: "bowls", level: -6, notes: [2, 2.4, 3, 1.5], every: 10, first: 1 },
        { kind: "tanpura", level: [-17, -13] },
      ],
    },
    {
      title: "Even breath",
      seconds: 174,
      hear: "A square, steady chord: four counts in, four counts out.",
      say: [
        "Meet your breath at the pace it has.",
        "Then make it even: four counts in, and four counts out.",
        { breath: 1, on: "in", text: "Breathing in." },
        { breath: 1, on: "out", text: "Breathing out." },
        { breath: 2, on: "in", text: "And in again." },
        { breath: 2, on: "out", text: "And out again." },
        { at: 85, text: "Follow the sound up, and follow it down." },
        { at: 130, text: "If a thought pulls at you, let it wait. You can come back to it later." },
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
      seconds: 174,
      hear: "The chord softens; the out-breath grows to six.",
      say: [
        "Now let the breath out take longer: four counts in, and six counts out.",
        { at: 45, text: "Let your shoulders fall as you breathe out." },
        { at: 85, text: "Let it go as if through a straw." },
        { at: 132, text: "Let your hands be empty, and your forehead smooth." },
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
      seconds: 174,
      hear: "Humming behind closed lips, each hum falling from high to low.",
      say: [
        "Now sit up, close your lips, and let your teeth come apart.",
        "As you breathe out, hum like a bee, as loudly or as softly as feels good.",
        { at: 88, text: "Feel it in your lips, in your cheeks, and at the top of your head." },
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
      seconds: 160,
      hear: "The choir sings So ham, falling from the minor third.",
      say: [
        "Now the choir sings So ham. It means, I am that.",
        "Sing it with them, or only think it.",
        { at: 85, text: "Let it be as quiet as you like." },
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
      seconds: 218,
      hear: "Waves, and a harp that takes its time.",
      say: [
        "Now rest. There is nobody to answer.",
        { at: 68, text: "Is anything different from when you began? Perhaps a little. Perhaps nothing." },
        { at: 125, text: "Let the next wave take the next thought." },
        { at: 180, text: "For this moment, nothing has to be solved." },
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
      say: [
        "It is time to come back. Stretch your fingers and your arms.",
        { at: 48, text: "Look up. Choose one next thing, and only one." },
        { at: 64, text: "And begin again, a little slower." },
      ],
      layers: [
        { kind: "tanpura", level: -14 },
        { kind: "bells", level: -13, note: 8, count: 3, every: 9, first: 22 },
      ],
    },
  ],
};
