import { YAMAN } from "../score/scales.ts";
import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** Spacious, in an evening raga with a raised fourth; long listening, divided by three Oms. */
export const generalMeditation: Score = {
  topic: "general-meditation",
  title: "Meditation Session",
  minutes: 22,
  about:
    "A sitting for every day: count the breath, join it to So ham, listen, sing three long Oms, and be still. For beginners, too. You need not empty your mind. It cannot replace care.",
  posture:
    "Sit upright on a cushion, bench or chair, hands resting, eyes closed or half open. With a mental illness, keep your eyes open.",
  avoid: [caution.LOW_MOOD, caution.EAR_INFECTION, caution.REST_VOICE, ...caution.AVOID_ALWAYS],
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
    caution.beforeYouBegin(
      { long: 79, short: 70 },
      [
        "If you feel unreal, frightened, or flooded by memories, open your eyes, and stop.",
        caution.SAY_LOW_MOOD,
        caution.longOnly(caution.SAY_DO_NOT_SING),
      ],
      caution.SAY_MENTAL_ILLNESS,
    ),
    {
      title: "Arrive",
      seconds: 43,
      short: 28,
      hear: "A large bowl, a small bowl, and the tanpura.",
      say: [
        { pause: 4, text: "Welcome. Take your seat, on a cushion, a bench or a chair." },
        "Let your spine rise, and let your face soften. Your eyes may be closed, or half open.",
        caution.longOnly("Now hear the room around you. Then hear the bowls."),
        "Each bowl is a stone in a pond. Follow its rings, until the water is still.",
      ],
      layers: [
        { kind: "bowls", level: -9, notes: [1.5, 3, 2], every: 16, first: 1 },
        { kind: "tanpura", level: [-18, -13] },
      ],
    },
    {
      title: "Count the breath",
      seconds: 235,
      short: 118,
      hear: "A floating chord that rises for five counts and falls for six.",
      say: [
        "Now count the breath with the sound: five counts in, and six counts out.",
        "Breathe through the nose. Count in silence, and keep the breath easy.",
        caution.SAY_UNEASY,
        { breath: 1, on: "in", text: "Breathing in." },
        { breath: 1, on: "out", text: "And breathing out." },
        { breath: 2, on: "in", text: "In again, softly." },
        { breath: 2, on: "out", text: "And easily out." },
        { breath: 5, on: "in", text: "Breathing in." },
        { breath: 5, on: "out", text: "And breathing out." },
        { at: 98, short: 98, text: "When you lose count, begin again at one. That is the practice." },
        { breath: 12, on: "in", text: "In again, softly." },
        { breath: 12, on: "out", text: "And easily out." },
        { at: 172, text: "As you count, feel the breath where it is clearest." },
        { breath: 18, on: "in", text: "Breathing in." },
        { breath: 18, on: "out", text: "And breathing out." },
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
      seconds: 200,
      hear: "A few voices sing So ham, rising and returning.",
      say: [
        "Now the voices sing So ham. It joins two Sanskrit words: sa, that, and aham, I.",
        "Sing with them, or only listen.",
        { at: 75, text: "Breathe whenever you need to. The voices go on." },
        { at: 140, text: "Now be silent, and listen as the voices grow softer." },
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
      seconds: 310,
      hear: "The tanpura in front, with rare notes of a harp and a bowl each minute.",
      say: [
        "Rest your mind on the sound.",
        "There will be only a few words now.",
        { at: 70, text: "When your mind wanders, come back. The bowl will help you." },
        { at: 150, text: "Listen for the highest note in the sound. Then listen for the lowest." },
        { at: 215, text: "And now listen to all of it at once." },
        { at: 275, text: "When you notice that you are listening, you are here." },
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
      say: [
        { pause: 2, text: "Now three long Oms. Sing with the voices, or only listen." },
        "Breathe whenever you need to. The voices go on.",
      ],
      layers: [
        { kind: "chant", syllable: "om", level: -3, seconds: 13, gap: 5 },
        { kind: "tanpura", level: -11 },
      ],
    },
    {
      title: "Stillness",
      seconds: 290,
      short: 41,
      hear: "The tanpura grows softer and softer under a bowl rubbed round its rim.",
      say: [
        "And now do nothing at all. Simply sit.",
        "There will be only a few words now.",
        { at: 70, short: 32, text: "Sounds come and go, like rings on the pond." },
        { at: 140, text: "If you find yourself thinking, come back to sitting here." },
        { at: 215, text: "You are still here, and so is the breath." },
      ],
      layers: [
        { kind: "tanpura", level: [-12, -17] },
        { kind: "rim", level: -13, note: 2, seconds: 26, every: 58, first: 24 },
        { kind: "pad", level: -17, chord: [1, 1.5] },
      ],
    },
    {
      title: "Close",
      seconds: 88,
      short: 43,
      hear: "Three bells.",
      say: [
        "It is time to come back, slowly.",
        { at: 36, short: 12, text: "Feel your hands, and let them move. When you are ready, open your eyes." },
        { at: 50, short: 22, text: caution.SAY_RISE_SLOWLY },
        { at: 62, short: 31, text: "Take this quiet with you, as far as it goes." },
      ],
      layers: [
        { kind: "bells", level: -13, note: 8, count: 3, every: 9, first: 8 },
        { kind: "tanpura", level: -18 },
      ],
    },
  ],
};
