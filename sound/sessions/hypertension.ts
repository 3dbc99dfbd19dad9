import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** About six breaths a minute throughout; only the chord changes from part to part. */
export const hypertension: Score = {
  topic: "hypertension",
  title: "Hypertension Control",
  minutes: 16,
  about:
    "Slow, even breathing at about six breaths a minute with a longer out-breath, and no holding at all. It may help you settle; it does not replace treatment of high blood pressure.",
  posture: "Sit with your back supported, feet flat on the floor and legs uncrossed. Rest your hands on your thighs.",
  avoid: [
    "If your blood pressure reads 180/120 or more: with chest pain, breathlessness, weakness, confusion, back pain or trouble with sight or speech, call your emergency number now. Without symptoms, rest, measure again after a few minutes, and call your doctor the same day.",
    "Do not hold your breath, strain or bear down at any point of this session.",
    caution.HEART_OR_LUNGS,
    caution.LOW_BLOOD_PRESSURE,
    caution.EAR_INFECTION,
    caution.EPILEPSY,
    ...caution.AVOID_ALWAYS,
  ],
  stop: [
    "Keep taking your blood pressure medicine, whatever you measure after a session; only your doctor changes it.",
    ...caution.STOP_ALWAYS,
  ],
  sa: 123.5,
  tanpura: { first: "pa", cycle: 6 },
  reverbT60: 3.4,
  cutoffHz: 9000,
  lufs: -19,
  fade: 16,
  parts: [
    {
      title: "Arrive",
      seconds: 80,
      hear: "Two calm bowls and a distant tanpura.",
      todo: "Sit back. Let the breath be as it is.",
      say: [
        "Sit back and uncross your legs.",
        "There is no holding in this session. Keep the breath moving.",
        { at: 46, text: "Let the shoulders and the hands be heavy." },
      ],
      layers: [
        { kind: "bowls", level: -7, notes: [2, 1.5], every: 19, first: 1 },
        { kind: "tanpura", level: [-19, -14] },
      ],
    },
    {
      title: "Six breaths a minute",
      seconds: 300,
      hear: "A wide chord and moving air: four counts in, six counts out.",
      todo: "Breathe with the sound through the nose. If it is too slow, breathe as you like and rejoin.",
      say: [
        "Four counts in, six counts out.",
        { at: 105, text: "If you need more air, take it. Then come back." },
        { at: 205, text: "Let the out-breath be long and easy, like a sigh." },
      ],
      breath: { in: 4, out: 6 },
      layers: [
        { kind: "pad", level: -4, chord: [1, 1.5, 2, 3] },
        { kind: "air", level: -16 },
        { kind: "tanpura", level: -14 },
      ],
    },
    {
      title: "A little longer out",
      seconds: 240,
      hear: "The chord grows warmer; the out-breath has one count more.",
      todo: "Four in, seven out. Stay with six if that is easier.",
      say: [
        "Four in, seven out. Stay with six if that is easier.",
        { at: 117, text: "Quiet and smooth. No effort at the end of the breath." },
      ],
      breath: { in: 4, out: 7 },
      layers: [
        { kind: "pad", level: -5, chord: [1, 1.5, 2, 2.5] },
        { kind: "air", level: -17 },
        { kind: "tanpura", level: -13 },
        { kind: "bowls", level: -13, notes: [2, 3], every: 44, first: 22 },
      ],
    },
    {
      title: "Hum out",
      seconds: 150,
      hear: "Two low voices hum for six counts, then pause while you breathe in.",
      todo: "Hum softly on the out-breath, or only breathe out.",
      say: [
        "Now hum softly as you breathe out, six counts.",
        { at: 76, text: "No pressure: the lips only just touch." },
      ],
      layers: [
        { kind: "chant", syllable: "hum", level: -6, seconds: 6, gap: 4 },
        { kind: "tanpura", level: -12 },
        { kind: "pad", level: -13, chord: [1, 1.5, 9 / 4] },
      ],
    },
    {
      title: "Rest",
      seconds: 130,
      hear: "Slow waves, and the tanpura further away.",
      todo: "Stop counting. Let the breath find its own pace.",
      say: ["Stop counting. Let the breath find its own pace.", { at: 66, text: "Just sit, and be breathed." }],
      layers: [
        { kind: "surf", level: -10, period: 10 },
        { kind: "tanpura", level: -15 },
        { kind: "rim", level: -15, note: 1.5, seconds: 22, every: 50, first: 24 },
      ],
    },
    {
      title: "Close",
      seconds: 60,
      hear: "Three quiet bells.",
      todo: "Wait a minute before you stand, and rise slowly.",
      say: ["Open your eyes. Move your feet and hands.", { at: 30, text: "Wait a little, and rise slowly." }],
      layers: [
        { kind: "bells", level: -15, note: 6, count: 3, every: 8, first: 10 },
        { kind: "tanpura", level: -18 },
      ],
    },
  ],
};
