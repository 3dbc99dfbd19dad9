import { YAMAN } from "../score/scales.ts";
import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** Spacious, in an evening raga with a raised fourth; long listening, divided by three Oms. */
export const generalMeditation: Score = {
  topic: "general-meditation",
  title: "Meditation Session",
  minutes: 22,
  about:
    "A sitting for every day: count the breath, join it to So ham, listen, sing three long Oms, and be still. For beginners and for those who have sat for years.",
  posture: "Sit upright on a cushion, bench or chair, hands resting, eyes closed or half open.",
  avoid: [
    caution.TRAUMA_OR_PSYCHOSIS,
    caution.LOW_MOOD,
    caution.EPILEPSY,
    caution.RECENT_SURGERY,
    caution.HEART_OR_LUNGS,
    ...caution.AVOID_ALWAYS,
  ],
  stop: [
    "Open your eyes and stop if you feel unreal, frightened or flooded by memories. Walk about, and talk to someone.",
    ...caution.STOP_ALWAYS,
  ],
  sa: 138.6,
  tanpura: { first: "ni", cycle: 6.4 },
  reverbT60: 4,
  cutoffHz: 10_000,
  lufs: -19,
  fade: 16,
  parts: [
    {
      title: "Arrive",
      seconds: 75,
      hear: "A large bowl, a small bowl, and the tanpura.",
      todo: "Take your seat.",
      say: [
        "Take your seat. Let the spine rise and the face soften.",
        { at: 36, text: "Hear the room, and then the bowls." },
      ],
      layers: [
        { kind: "bowls", level: -6, notes: [1.5, 3, 2], every: 16, first: 1 },
        { kind: "tanpura", level: [-18, -13] },
      ],
    },
    {
      title: "Count the breath",
      seconds: 240,
      hear: "A floating chord that rises for five counts and falls for six.",
      todo: "Count along. When you lose count, begin again at one.",
      say: [
        "Count the breath with the sound: five in, six out.",
        { at: 95, text: "When you lose count, begin again. That is the practice." },
        { at: 172, text: "Feel the breath where it is clearest." },
      ],
      breath: { in: 5, out: 6 },
      layers: [
        { kind: "pad", level: -5, chord: [1, 2, 2.5, 15 / 4] },
        { kind: "air", level: -17 },
        { kind: "tanpura", level: -13 },
      ],
    },
    {
      title: "So ham",
      seconds: 210,
      hear: "A few voices sing So ham, rising and returning.",
      todo: "Sing with them a few times, then only think it: so as you breathe in, ham as you breathe out.",
      say: [
        "So ham: I am that. Sing it with the voices.",
        { at: 114, text: "Now only think it: so with the breath in, ham with the breath out." },
      ],
      layers: [
        {
          kind: "chant",
          syllable: "so-ham",
          level: [-4, -11],
          seconds: 7,
          gap: 5,
          voices: "group",
          melody: [
            [0, 9 / 8],
            [0.42, 1],
          ],
        },
        { kind: "tanpura", level: -11 },
        { kind: "pad", level: -15, chord: [1, 1.5, 2] },
      ],
    },
    {
      title: "Listen",
      seconds: 330,
      hear: "The tanpura in front, with rare notes of a harp and a bowl each minute.",
      todo: "Rest the mind on the sound. When it wanders, come back with the next bowl.",
      say: [
        "Rest the mind on the sound.",
        { at: 75, text: "When it wanders, come back. The bowl will help." },
        { at: 200, text: "Listen to the sound inside the sound." },
      ],
      layers: [
        { kind: "tanpura", level: -9 },
        { kind: "bowls", level: -9, notes: [2, 1.5, 3], every: 60, first: 28 },
        { kind: "harp", level: -14, scale: YAMAN, every: 9, pace: 1.7 },
      ],
    },
    {
      title: "Three Oms",
      seconds: 75,
      hear: "Three long Oms by the whole choir.",
      todo: "Join in, taking a new breath whenever you need one.",
      say: ["Three times Om. Breathe whenever you need to."],
      layers: [
        { kind: "chant", syllable: "om", level: -3, seconds: 13, gap: 5 },
        { kind: "tanpura", level: -11 },
      ],
    },
    {
      title: "Stillness",
      seconds: 315,
      hear: "The tanpura grows softer and softer under a bowl rubbed round its rim.",
      todo: "Do nothing at all.",
      say: ["Now do nothing at all.", { at: 150, text: "Still here." }],
      layers: [
        { kind: "tanpura", level: [-12, -17] },
        { kind: "rim", level: -13, note: 2, seconds: 26, every: 58, first: 24 },
        { kind: "pad", level: -17, chord: [1, 1.5] },
      ],
    },
    {
      title: "Close",
      seconds: 75,
      hear: "Three bells.",
      todo: "Come back slowly: breath, hands, eyes.",
      say: ["Come back slowly.", { at: 34, text: "Feel the hands. Then open the eyes." }],
      layers: [
        { kind: "bells", level: -13, note: 8, count: 3, every: 9, first: 8 },
        { kind: "tanpura", level: -18 },
      ],
    },
  ],
};
