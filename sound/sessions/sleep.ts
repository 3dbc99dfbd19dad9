import { MALKAUNS } from "../score/scales.ts";
import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** One long descent: each part is lower, darker, slower and quieter than the last, and there is no closing signal. */
export const sleep: Score = {
  topic: "sleep",
  title: "Sleep Improvement",
  minutes: 30,
  about:
    "For bed: easy breathing, a walk through the body, then waves that grow quieter until they are gone. It may help you settle for sleep; nothing at the end will wake you.",
  posture: "Lie down in bed, on your side or back, with the light off. Set the volume low and let the screen go dark.",
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
      seconds: 90,
      hear: "Deep bowls that step downwards.",
      todo: "Let the day be over.",
      say: ["Lie down. Let the day be over.", { at: 36, text: "Let the bed carry all of you." }],
      layers: [
        { kind: "bowls", level: -6, notes: [2, 1.6, 4 / 3, 1.2], every: 18, first: 1.5 },
        { kind: "tanpura", level: [-16, -12] },
      ],
    },
    {
      title: "Easy breath",
      seconds: 240,
      hear: "A dark chord that rises for four counts and sinks for six.",
      todo: "Breathe with it as long as that is easy.",
      say: ["Four in, six out, without holding.", { at: 105, text: "If you lose the count, let it go." }],
      breath: { in: 4, out: 6 },
      layers: [
        { kind: "pad", level: -8, chord: [1, 4 / 3, 2, 2.4] },
        { kind: "air", level: -19 },
        { kind: "tanpura", level: -14 },
      ],
    },
    {
      title: "Longer out-breath",
      seconds: 270,
      hear: "The chord drops lower; waves begin far away.",
      todo: "Let the out-breath grow to eight, or stay with six.",
      say: ["Let the out-breath grow longer, if it wants to.", { at: 130, text: "Each breath out, a little heavier." }],
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
      todo: "Let each part of the body grow heavy as its line appears or is spoken.",
      say: [
        "Feet: heavy and warm.",
        { at: 45, text: "Legs: heavy and warm." },
        { at: 95, text: "Hips and belly: soft." },
        { at: 145, text: "Hands and arms: heavy." },
        { at: 195, text: "Shoulders and neck: sinking." },
        { at: 245, text: "Face, eyes, forehead: still." },
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
      todo: "Nothing.",
      say: ["Let the waves come and go."],
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
      todo: "Sleep.",
      say: [],
      layers: [{ kind: "surf", level: [-19, -29], period: 17 }],
    },
  ],
};
