import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** Dark and close: nothing above 2.4 kHz, felt mallets, no bells, and a very soft hum. */
export const headache: Score = {
  topic: "headache",
  title: "Headache Relief",
  minutes: 12,
  about:
    "The softest session: dim sounds, an easy breath and very quiet humming, for a tense head. It may help you settle; it does not treat migraine or any disease.",
  posture:
    "Sit leaning back in a darkened room with your head supported. Hum sitting up, not lying. Keep the volume very low.",
  avoid: [
    "Get emergency help now, and do not practise, for a sudden or worst-ever headache; a headache with fever and stiff neck, confusion, weakness, numbness, or trouble with speech or sight; or after a blow to the head.",
    caution.MATERNITY_HEADACHE,
    "See a doctor first about a new headache after the age of 50, with cancer or a weak immune system, or one that keeps growing worse, wakes you or keeps coming back. If you are not sure about a headache, ask a doctor before you use this session.",
    "If sound hurts, as it may in migraine, rest in silence instead.",
    caution.EAR_INFECTION,
    caution.EPILEPSY,
    caution.RECENT_SURGERY,
    ...caution.AVOID_ALWAYS,
  ],
  stop: ["Stop if the headache grows with the sound or the humming.", ...caution.STOP_ALWAYS],
  sa: 110,
  tanpura: { first: "ma", cycle: 8 },
  reverbT60: 3.2,
  cutoffHz: 2400,
  lufs: -20,
  fade: 20,
  parts: [
    {
      title: "Arrive",
      seconds: 75,
      hear: "Dull, round bowls struck with felt.",
      todo: "Dim the light, lower the volume, and let the head be carried.",
      say: [
        "Dim the light. Turn the volume lower than you think.",
        { at: 34, text: "Let the eyes close and grow heavy." },
      ],
      layers: [
        { kind: "bowls", level: -8, notes: [1.5, 2], every: 17, first: 1.5 },
        { kind: "tanpura", level: [-20, -15] },
      ],
    },
    {
      title: "Soft breath",
      seconds: 210,
      hear: "A dim chord that swells for four counts and sinks for six.",
      todo: "Breathe with it through the nose. Loosen the jaw; smooth the forehead.",
      say: [
        "Let the breath be small and quiet.",
        { at: 76, text: "Unclench the jaw. Let the tongue lie down." },
        { at: 146, text: "Smooth the forehead, from the middle outwards." },
      ],
      breath: { in: 4, out: 6 },
      layers: [
        { kind: "pad", level: -5, chord: [1, 4 / 3, 2] },
        { kind: "air", level: -24 },
        { kind: "tanpura", level: -15 },
      ],
    },
    {
      title: "Quiet hum",
      seconds: 180,
      hear: "A low hum behind closed lips, six seconds at a time.",
      todo: "Hum so softly that only you can hear it, or only listen.",
      say: [
        "A hum so soft that only you can hear it.",
        { at: 96, text: "If humming is too much, just breathe out slowly." },
      ],
      layers: [
        { kind: "chant", syllable: "hum", level: -7, seconds: 6, gap: 5 },
        { kind: "tanpura", level: -13 },
        { kind: "pad", level: -15, chord: [1, 4 / 3, 2] },
      ],
    },
    {
      title: "Rest",
      seconds: 205,
      hear: "Slow, dark waves and a bowl rubbed round its rim.",
      todo: "Let go of every effort.",
      say: [
        "Let the eyes sink back.",
        { at: 70, text: "Let the scalp be loose." },
        { at: 140, text: "Nothing to do." },
      ],
      layers: [
        { kind: "surf", level: [-11, -14], period: 12 },
        { kind: "rim", level: -13, note: 4 / 3, seconds: 24, every: 44, first: 14 },
        { kind: "tanpura", level: -18 },
      ],
    },
    {
      title: "Close",
      seconds: 50,
      hear: "Two soft bowls. No bells.",
      todo: "Stay as long as you wish. Drink some water and move slowly.",
      say: ["The sound is ending. Stay as long as you wish.", { at: 26, text: "Drink some water, and move slowly." }],
      layers: [
        { kind: "bowls", level: -11, notes: [2, 1.5], every: 14, first: 3, count: 2 },
        { kind: "surf", level: -17, period: 12 },
      ],
    },
  ],
};
