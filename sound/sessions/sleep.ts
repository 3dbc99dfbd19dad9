import { MALKAUNS } from "../score/scales.ts";
import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** One long descent: each part is lower, darker, slower and quieter than the last, and there is no closing signal. */
export const sleep: Score = {
  topic: "sleep",
  title: "Sleep Improvement",
  minutes: 30,
  about:
    "For bed: easy breathing, a walk through the body, then waves that grow quieter until they are gone. It may help you settle, and nothing at the end will wake you; it cannot treat insomnia.",
  posture:
    "Lie down in bed, on your side or back, propped up if lying flat makes you breathless, with the light off. Set the volume low and let the screen go dark.",
  avoid: [
    "Do not fall asleep with earphones in if you must hear a child, an alarm or a person in your care.",
    caution.POOR_SLEEP,
    caution.PREGNANT_LYING,
    caution.HEART_OR_LUNGS,
    caution.LOW_MOOD,
    ...caution.AVOID_ALWAYS,
  ],
  stop: [
    "If lying in the dark makes you anxious, put on a light, sit up, and breathe as you like.",
    ...caution.STOP_ALWAYS,
  ],
  sa: 103.8,
  tanpura: { first: "ma", cycle: 7.6 },
  reverbT60: 4.4,
  cutoffHz: 5000,
  lufs: -23,
  fade: 150,
  parts: [
    {
      title: "Lie down",
      seconds: 118,
      hear: "Deep bowls that step downwards.",
      say: [
        { pause: 5, text: "Welcome. Lie down in bed, on your side or on your back, with the light off." },
        "Set the volume low, and let the screen go dark.",
        caution.SAY_PREGNANT_LYING,
        { pause: 2.5, text: caution.SAY_NOT_WHILE_DRIVING },
        "Do not fall asleep with earphones in, if you must hear a child, an alarm, or a person in your care.",
        caution.SAY_HEART_OR_LUNGS,
        caution.SAY_LOW_MOOD,
        "If lying in the dark makes you anxious, put on a light, and sit up.",
        caution.SAY_STOP_UNWELL,
        caution.SAY_READ_CAUTIONS,
        { at: 84, text: "Now let the day be over. Let the bed carry all of you." },
      ],
      layers: [
        { kind: "bowls", level: -6, notes: [2, 1.6, 4 / 3, 1.2], every: 18, first: 1.5 },
        { kind: "tanpura", level: [-16, -12] },
      ],
    },
    {
      title: "Easy breath",
      seconds: 228,
      hear: "A dark chord that rises for four counts and sinks for six.",
      say: [
        "The sound rises for four counts, and sinks for six. Breathe with it, without holding.",
        { breath: 1, on: "in", text: "Breathing in." },
        { breath: 1, on: "out", text: "And slowly breathing out." },
        { at: 95, text: "If you lose the count, let it go." },
        { at: 160, text: "There is nothing to keep, and nothing to solve." },
      ],
      breath: { in: 4, out: 6 },
      layers: [
        { kind: "pad", level: -8, chord: [1, 4 / 3, 2, 2.4] },
        { kind: "air", level: -19 },
        { kind: "tanpura", level: -14 },
      ],
    },
    {
      title: "Longer out-breath",
      seconds: 254,
      hear: "The chord drops lower; waves begin far away.",
      say: [
        "Let the breath out grow longer, if it wants to.",
        { at: 95, text: "With each breath out, grow a little heavier." },
        { at: 175, text: "You may stop counting whenever you like." },
      ],
      breath: { in: 4, out: 8 },
      layers: [
        { kind: "pad", level: [-10, -12], chord: [1, 4 / 3, 2] },
        { kind: "air", level: [-20, -24] },
        { kind: "surf", level: [-22, -14], period: 12 },
        { kind: "tanpura", level: [-15, -16] },
      ],
    },
    {
      title: "Heavy body",
      seconds: 330,
      hear: "A harp walks downwards, phrase by phrase, over the waves.",
      say: [
        "Feel your feet. Let them be heavy.",
        { at: 42, text: "Feel your legs. Let them be heavy, too." },
        { at: 84, text: "Feel your hips and your belly. Let them be soft." },
        { at: 126, text: "Feel your hands and your arms. Let them be heavy." },
        { at: 168, text: "Feel your shoulders and your neck. Let them sink." },
        { at: 210, text: "Feel your face. Let your eyes and your forehead be still." },
        { at: 252, text: "There are no more words now. Let the waves come and go. Good night." },
      ],
      layers: [
        { kind: "harp", level: [-15, -20], scale: MALKAUNS, every: 8, pace: 1.9, shape: "fall" },
        { kind: "surf", level: [-14, -15], period: 12 },
        { kind: "tanpura", level: [-16, -20] },
      ],
    },
    {
      title: "Waves",
      seconds: 420,
      hear: "Slower waves, with a bowl now and then, hardly there.",
      say: [],
      layers: [
        { kind: "surf", level: [-15, -19], period: 14 },
        { kind: "rim", level: [-18, -24], note: 4 / 3, seconds: 28, every: 96, first: 20 },
        { kind: "tanpura", level: [-21, -28] },
      ],
    },
    {
      title: "Sea",
      seconds: 450,
      hear: "Only the sea, further and further away, until it is gone.",
      say: [],
      layers: [{ kind: "surf", level: [-19, -29], period: 17 }],
    },
  ],
};
