import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** About six breaths a minute throughout; only the chord changes from part to part. */
export const hypertension: Score = {
  topic: "hypertension",
  title: "Hypertension Control",
  minutes: 16,
  about:
    "Slow, even breathing at about six breaths a minute with a longer out-breath, and no holding at all. It may help you settle; it cannot control your blood pressure or replace its treatment.",
  posture: "Sit with your back supported, feet flat on the floor and legs uncrossed. Rest your hands on your thighs.",
  avoid: [
    "If the upper value is 180 or more, or the lower one 120 or more (the 180/120 rule), do not practise. With chest or back pain, breathlessness, severe headache, weakness, numbness, confusion or trouble with sight or speech, call your emergency number now. Without symptoms, rest, measure again after a few minutes, and call your doctor the same day.",
    "In pregnancy or the weeks after birth, call your maternity unit the same day at 140/90 or more, at once at 160/110.",
    "Do not hold your breath, strain or bear down at any point of this session.",
    caution.HEART_OR_LUNGS,
    caution.LOW_BLOOD_PRESSURE,
    caution.EAR_INFECTION,
    caution.EPILEPSY,
    caution.RECENT_SURGERY,
    ...caution.AVOID_ALWAYS,
  ],
  stop: [
    "Keep taking your blood pressure medicine and keep measuring, whatever you find after a session; only your doctor changes the medicine.",
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
      seconds: 102,
      hear: "Two calm bowls and a distant tanpura.",
      say: [
        { pause: 4, text: "Welcome. Sit back, with your feet flat on the floor, and uncross your legs." },
        "Rest your hands on your thighs.",
        { pause: 2, text: caution.SAY_NOT_WHILE_DRIVING },
        "If your blood pressure reads one hundred and eighty over one hundred and twenty or more, do not practise. The website says what to do.",
        "There is no holding in this session. Keep the breath moving, and never strain.",
        caution.SAY_HEART_LUNGS_EPILEPSY,
        caution.SAY_EAR_INFECTION,
        "Keep taking your medicine, whatever you measure afterwards.",
        caution.SAY_STOP_UNWELL,
        caution.SAY_READ_CAUTIONS,
        { at: 74, text: "Now let your shoulders and your hands be heavy." },
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
      say: [
        "Breathe with the sound, through the nose.",
        "It swells for four counts, and fades for six.",
        { breath: 1, on: "in", text: "Breathing in." },
        { breath: 1, on: "out", text: "And slowly breathing out." },
        { breath: 2, on: "in", text: "In again, softly." },
        { breath: 2, on: "out", text: "And out, without any effort." },
        { at: 110, text: "If you need more air, take it. Then come back to the sound." },
        { at: 190, text: "Let the breath out be long and easy, like a sigh." },
        { at: 250, text: "There is no need to count. The sound counts for you." },
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
      seconds: 226,
      hear: "The chord grows warmer; the out-breath has one count more.",
      say: [
        "Now the breath out may grow a little longer: four counts in, and seven out.",
        "Stay with six, if that is easier.",
        { at: 105, text: "Quiet and smooth, with no effort at the end of the breath." },
        { at: 165, text: "Let your face be soft." },
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
      say: [
        "Now hum softly with the low voices, as you breathe out.",
        "Your lips only just touch. There is no pressure. Or only breathe out.",
        { at: 85, text: "Notice how little it takes." },
      ],
      layers: [
        { kind: "chant", syllable: "hum", level: -6, seconds: 6, gap: 4 },
        { kind: "tanpura", level: -12 },
        { kind: "pad", level: -13, chord: [1, 1.5, 9 / 4] },
      ],
    },
    {
      title: "Rest",
      seconds: 122,
      hear: "Slow waves, and the tanpura further away.",
      say: [
        "Stop counting now. Let the breath find its own pace.",
        { at: 60, text: "Just sit, and let the breath come by itself." },
      ],
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
      say: [
        "The session is coming to its end. Open your eyes.",
        "Move your feet and your hands.",
        { at: 36, text: "Wait a minute before you stand, and rise slowly." },
      ],
      layers: [
        { kind: "bells", level: -15, note: 6, count: 3, every: 8, first: 10 },
        { kind: "tanpura", level: -18 },
      ],
    },
  ],
};
