import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** A lesson: find the note, answer one note, answer a melody, sing together, then sit in silence. */
export const chanting: Score = {
  topic: "chanting",
  title: "General Chanting Practice",
  minutes: 18,
  about:
    "Call and response for beginners and for daily practice: the choir sings, then gives you the same time to answer. No training, belief or good voice is needed. It treats no illness.",
  posture:
    "Sit upright on a chair or cushion, shoulders loose, chin level. Have some water near. Join in for as many Oms as are easy: 5 to 10 are enough.",
  avoid: [caution.REST_VOICE, caution.EAR_INFECTION, ...caution.AVOID_ALWAYS],
  stop: [
    "Stop if your throat hurts. If hoarseness lasts longer than three weeks, see a doctor.",
    ...caution.STOP_ALWAYS,
  ],
  sa: 130.8,
  tanpura: { first: "pa", cycle: 5.2 },
  reverbT60: 3,
  cutoffHz: 10_000,
  lufs: -19,
  fade: 14,
  parts: [
    caution.beforeYouBegin({ long: 64, short: 64 }, [caution.SAY_DO_NOT_SING], caution.SAY_MENTAL_ILLNESS),
    {
      title: "Arrive",
      seconds: 34,
      short: 26,
      hear: "The tanpura begins, and one bowl on its note.",
      say: [
        {
          pause: 4,
          text: "Welcome. Sit upright on a chair or a cushion, with your shoulders loose and your chin level.",
        },
        "Listen for the home note. It is called Sa.",
        "Every tune goes out from it, and comes home.",
      ],
      layers: [
        { kind: "tanpura", level: [-16, -11] },
        { kind: "bowls", level: -10, notes: [2], every: 22, first: 2 },
      ],
    },
    {
      title: "Find the note",
      seconds: 112,
      hear: "Two voices hum Sa, close to you.",
      say: [
        "Hum with the voices.",
        "Slide up or down, until your hum and theirs melt together.",
        "Any octave that is easy for you is right.",
        { at: 60, text: "Take a breath whenever you need one. The choir holds the note." },
      ],
      layers: [
        { kind: "chant", syllable: "hum", level: -5, seconds: 7, gap: 4 },
        { kind: "tanpura", level: -10 },
      ],
    },
    {
      title: "Om: call and answer",
      seconds: 224,
      short: 125,
      hear: "Low voices sing Om once and stop. A harp note marks your turn.",
      say: [
        "Now the choir sings Om, and stops. Breathe in, and answer on the same note.",
        "A note on the harp marks your turn.",
        caution.longOnly("If you are new to this, five to ten Oms are enough. Then just listen, if you like."),
        { at: 70, short: 55, text: "Sing no louder than you speak." },
        { at: 150, text: "Let the sound open, and let it close. Then hear the quiet after it." },
      ],
      layers: [
        { kind: "chant", syllable: "om", level: -4, seconds: 7, gap: 3, voices: "low", answer: 8 },
        { kind: "tanpura", level: -11 },
      ],
    },
    {
      title: "Om on three notes",
      seconds: 198,
      hear: "All voices sing an Om that climbs two steps and comes home.",
      say: [
        "Now the chant has a tune. It goes up, up again, and home.",
        { at: 70, text: "If the tune slips away, stay on one note." },
        { at: 140, text: "Listen to the choir. And now you." },
      ],
      layers: [
        {
          kind: "chant",
          syllable: "om",
          level: -4,
          seconds: 8,
          gap: 3,
          voices: "group",
          answer: 9,
          melody: [
            [0, 1],
            [0.18, 9 / 8],
            [0.34, 5 / 4],
            [0.54, 1],
          ],
        },
        { kind: "tanpura", level: -11 },
      ],
    },
    {
      title: "So ham: call and answer",
      seconds: 150,
      hear: "High voices sing So ham on two notes.",
      say: [
        "Now So ham, on two notes. It means, I am that.",
        "Listen, and answer.",
        { at: 75, text: "Listen to the choir. And now you." },
      ],
      layers: [
        {
          kind: "chant",
          syllable: "so-ham",
          level: -4,
          seconds: 6,
          gap: 3,
          voices: "high",
          answer: 7,
          melody: [
            [0, 3 / 2],
            [0.42, 1],
          ],
        },
        { kind: "tanpura", level: -12 },
        { kind: "pad", level: -15, chord: [1, 1.5, 2] },
      ],
    },
    {
      title: "Together",
      seconds: 170,
      hear: "The whole choir sings long Oms, with you in its midst.",
      say: [
        "Now all together. Sing so that you can still hear the others.",
        { at: 62, text: "Take a breath whenever you need one. The choir holds the note." },
        { at: 118, text: "If your voice is tired, only listen." },
      ],
      layers: [
        { kind: "chant", syllable: "om", level: -3, seconds: 10, gap: 4, voices: "group" },
        { kind: "tanpura", level: -11 },
        { kind: "pad", level: -14, chord: [1, 1.5, 2, 2.5] },
      ],
    },
    {
      title: "The silence after",
      seconds: 68,
      short: 45,
      hear: "Only the tanpura.",
      say: [
        "Now be silent for a little while, and let the sound go on inside.",
        caution.longOnly("There will be no words for a minute."),
      ],
      layers: [{ kind: "tanpura", level: -13 }],
    },
    {
      title: "Close",
      seconds: 60,
      short: 40,
      hear: "Three bells.",
      say: [
        "Peace to you, and to everyone who hears you sing.",
        { at: 26, short: 16, text: caution.SAY_RISE_SLOWLY },
        { at: 36, short: 26, text: "Take the home note with you." },
      ],
      layers: [
        { kind: "bells", level: -13, note: 8, count: 3, every: 6, first: 8 },
        { kind: "tanpura", level: -18 },
      ],
    },
  ],
};
