import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** A lesson: find the note, answer one note, answer a melody, sing together, then sit in silence. */
export const chanting: Score = {
  topic: "chanting",
  title: "General Chanting Practice",
  minutes: 18,
  about:
    "Call and response for beginners and for daily practice: the choir sings, then leaves you as much time to answer. No training, belief or good voice is needed.",
  posture: "Sit upright on a chair or cushion, shoulders loose, chin level. Have some water near.",
  avoid: [
    "Rest your voice if you are hoarse or have a sore throat: listen, or hum very softly.",
    caution.EAR_INFECTION,
    caution.RECENT_SURGERY,
    caution.HEART_OR_LUNGS,
    caution.EPILEPSY,
    ...caution.AVOID_ALWAYS,
  ],
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
    {
      title: "Arrive",
      seconds: 60,
      hear: "The tanpura begins, and one bowl on its note.",
      todo: "Sit tall and listen for the note to which everything returns: Sa.",
      say: ["Sit tall. Let the shoulders drop.", "Listen for the note to which everything returns. It is called Sa."],
      layers: [
        { kind: "tanpura", level: [-16, -11] },
        { kind: "bowls", level: -8, notes: [2], every: 22, first: 2 },
      ],
    },
    {
      title: "Find the note",
      seconds: 120,
      hear: "Two voices hum Sa, close to you.",
      todo: "Hum with them and slide until your hum and theirs melt together.",
      say: [
        "Hum with the voices, and slide until you cannot tell them apart.",
        { at: 66, text: "Any octave that is easy for you is right." },
      ],
      layers: [
        { kind: "chant", syllable: "hum", level: -5, seconds: 7, gap: 4 },
        { kind: "tanpura", level: -10 },
      ],
    },
    {
      title: "Om: call and answer",
      seconds: 240,
      hear: "Low voices sing Om once and stop. A harp note marks your turn.",
      todo: "Listen to the call, breathe in, and answer alone over the tanpura.",
      say: [
        "The choir sings Om. Then it is your turn, on the same note.",
        { at: 116, text: "Sing A, U, M, and then hear the quiet after it." },
      ],
      layers: [
        { kind: "chant", syllable: "om", level: -4, seconds: 7, gap: 3, voices: "low", answer: 8 },
        { kind: "tanpura", level: -11 },
      ],
    },
    {
      title: "Om on three notes",
      seconds: 210,
      hear: "All voices sing an Om that climbs two steps and comes home.",
      todo: "Follow the tune when it is your turn. If it slips away, stay on Sa.",
      say: ["Now the Om has a tune: up, up, and home.", { at: 122, text: "If the tune slips away, stay on one note." }],
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
      todo: "Answer on the same two notes. So ham means: I am that.",
      say: ["So ham: two syllables, two notes. It means: I am that."],
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
      seconds: 180,
      hear: "The whole choir sings long Oms, with you in its midst.",
      todo: "Sing with them, at the loudness in which you still hear the others.",
      say: [
        "Now all together. Sing so that you still hear the others.",
        { at: 100, text: "Take a breath whenever you need one. The choir holds the note." },
      ],
      layers: [
        { kind: "chant", syllable: "om", level: -3, seconds: 10, gap: 4, voices: "group" },
        { kind: "tanpura", level: -11 },
        { kind: "pad", level: -14, chord: [1, 1.5, 2, 2.5] },
      ],
    },
    {
      title: "The silence after",
      seconds: 75,
      hear: "Only the tanpura.",
      todo: "Keep silent, and let the chant go on inside.",
      say: ["Now keep silent. Let the sound go on inside.", { at: 44, text: "Listen to what is left." }],
      layers: [{ kind: "tanpura", level: -13 }],
    },
    {
      title: "Close",
      seconds: 45,
      hear: "Three bells.",
      todo: "Open your eyes. Drink a little water.",
      say: ["Om. Peace, peace, peace."],
      layers: [
        { kind: "bells", level: -13, note: 8, count: 3, every: 6, first: 8 },
        { kind: "tanpura", level: -18 },
      ],
    },
  ],
};
