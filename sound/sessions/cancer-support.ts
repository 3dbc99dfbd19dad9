import { HAMSADHWANI } from "../score/scales.ts";
import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** Light and gentle: high voices first, then low ones, and no effort asked of a tired body. */
export const cancerSupport: Score = {
  topic: "cancer-support",
  title: "Cancer Support Chanting",
  minutes: 25,
  about:
    "Gentle chanting to listen to or join, for people living with cancer and those who care for them. It may help you settle and feel accompanied; it has no effect on the illness itself.",
  posture:
    "Sit up, leaning back on all the cushions you like, warm and covered. Lie down only to listen. Sing only if it is easy; listening is enough.",
  avoid: [
    "Ask your treatment team before singing if you have had recent surgery, a breathing tube, mouth sores, low platelets with nosebleeds, or fluid around the lungs. Listening needs no permission.",
    caution.PREGNANT_LYING,
    caution.HEART_OR_LUNGS,
    caution.LOW_MOOD,
    caution.EPILEPSY,
    ...caution.AVOID_ALWAYS,
  ],
  stop: [
    caution.CANCER_FEVER,
    "Call your treatment team the same day for new bleeding or new pain.",
    ...caution.STOP_ALWAYS,
  ],
  sa: 146.8,
  tanpura: { first: "pa", cycle: 6.6 },
  reverbT60: 4,
  cutoffHz: 9000,
  lufs: -19,
  fade: 20,
  parts: [
    {
      title: "Arrive",
      seconds: 100,
      hear: "Soft bowls and a bowl rubbed round its rim.",
      todo: "Settle in. Rest as often as you like.",
      say: [
        "Make yourself warm and comfortable.",
        "Rest whenever you like; the voices will go on for you.",
        { at: 55, text: "Let the sound come to you." },
      ],
      layers: [
        { kind: "bowls", level: -8, notes: [2, 2.5], every: 18, first: 2 },
        { kind: "rim", level: -11, note: 2, seconds: 22, every: 40, first: 12 },
        { kind: "tanpura", level: [-21, -15] },
      ],
    },
    {
      title: "Gentle breath",
      seconds: 200,
      hear: "A light chord that rises and falls, with a little air.",
      todo: "Breathe small and easy breaths, four in and five out, or as you like.",
      say: [
        "A small, easy breath is enough.",
        "Four in, five out, or your own pace.",
        { at: 110, text: "If you are tired, let the sound breathe for you." },
      ],
      breath: { in: 4, out: 5 },
      layers: [
        { kind: "pad", level: -5, chord: [1, 1.5, 2, 2.5, 3] },
        { kind: "air", level: -18 },
        { kind: "tanpura", level: -14 },
      ],
    },
    {
      title: "Ah, high voices",
      seconds: 240,
      hear: "Women's voices sing a soft Ah, rising one step and coming home.",
      todo: "Sing along lightly, or listen.",
      say: [
        "Listen first. Then let a soft Ah come, if it wants to.",
        { at: 120, text: "Let the sound be as quiet as a whisper." },
      ],
      layers: [
        {
          kind: "chant",
          syllable: "ah",
          level: -5,
          seconds: 7,
          gap: 5,
          voices: "high",
          melody: [
            [0, 1],
            [0.3, 9 / 8],
            [0.6, 1],
          ],
        },
        { kind: "tanpura", level: -11 },
        { kind: "pad", level: -16, chord: [1, 1.5, 2] },
      ],
    },
    {
      title: "Om, many voices",
      seconds: 300,
      hear: "Everyone sings Om together.",
      todo: "Chant, hum, or only listen.",
      say: [
        "Now all the voices: Om. Chant, hum, or only listen.",
        { at: 105, text: "Think of someone you love, and sing beside them." },
        { at: 205, text: "Breathe whenever you need to. The Om goes on." },
      ],
      layers: [
        { kind: "chant", syllable: "om", level: -4, seconds: 9, gap: 5, voices: "high" },
        { kind: "tanpura", level: -10 },
        { kind: "bowls", level: -14, notes: [3], every: 56, first: 28 },
      ],
    },
    {
      title: "So ham, a lullaby",
      seconds: 240,
      hear: "Low voices sing So ham on two notes, like a cradle song.",
      todo: "Let yourself be sung to. The words mean: I am that.",
      say: ["So ham. It means: I am that.", { at: 118, text: "Let yourself be carried." }],
      layers: [
        {
          kind: "chant",
          syllable: "so-ham",
          level: -5,
          seconds: 7,
          gap: 5,
          voices: "low",
          melody: [
            [0, 5 / 4],
            [0.42, 1],
          ],
        },
        { kind: "tanpura", level: -12 },
        { kind: "pad", level: -13, chord: [1, 1.5, 2.5] },
      ],
    },
    {
      title: "Rest",
      seconds: 330,
      hear: "A harp in a bright scale, a soft chord, and now and then a bowl.",
      todo: "Rest, and sleep if you like.",
      say: [
        "Be held by the sound.",
        { at: 90, text: "May you be at ease." },
        { at: 180, text: "May those who care for you be at ease." },
        { at: 265, text: "May all beings be at ease." },
      ],
      layers: [
        { kind: "harp", level: -11, scale: HAMSADHWANI, every: 5, pace: 1.4 },
        { kind: "pad", level: -10, chord: [1, 1.5, 2.25] },
        { kind: "tanpura", level: -14 },
        { kind: "bowls", level: -12, notes: [2], every: 62, first: 30 },
      ],
    },
    {
      title: "Close",
      seconds: 90,
      hear: "Two bowls and the tanpura fading away.",
      todo: "Stay as long as you wish. Drink some water if you may.",
      say: ["The sound is ending. Stay as long as you wish.", { at: 50, text: "May you be well." }],
      layers: [
        { kind: "bowls", level: -10, notes: [2, 3], every: 20, first: 12, count: 2 },
        { kind: "tanpura", level: -17 },
      ],
    },
  ],
};
