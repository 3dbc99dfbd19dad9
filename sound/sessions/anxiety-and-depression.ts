import { BHUPALI } from "../score/scales.ts";
import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** Warm and steady, in a bright pentatonic scale. Changes are slow, and the listener never has to answer. */
export const anxietyAndDepression: Score = {
  topic: "anxiety-and-depression",
  title: "Anxiety & Depression Relief",
  minutes: 20,
  about:
    "Bowls, a slow breath with a longer out-breath, soft humming and a warm Om. It may help you settle on a tense or heavy day, beside the care you already have.",
  posture: "Sit on a chair with both feet on the floor and your back supported. Keep your eyes open if you prefer.",
  avoid: [
    caution.LOW_MOOD,
    caution.TRAUMA_OR_PSYCHOSIS,
    caution.EPILEPSY,
    caution.EAR_INFECTION,
    caution.RECENT_SURGERY,
    ...caution.AVOID_ALWAYS,
  ],
  stop: [
    "If you think of harming yourself, stop now, call your local emergency number, and go to someone who can stay with you.",
    caution.CRISIS,
    caution.STRESS_OR_LOW_MOOD,
    ...caution.STOP_ALWAYS,
  ],
  sa: 136.1,
  tanpura: { first: "pa", cycle: 5.8 },
  reverbT60: 3.4,
  cutoffHz: 10_000,
  lufs: -19,
  fade: 14,
  parts: [
    {
      title: "Arrive",
      seconds: 90,
      hear: "Three singing bowls in turn, over a tanpura far away.",
      todo: "Listen to each bowl until it has gone.",
      say: [
        "Welcome. Sit so that the chair carries you.",
        "You need do nothing but listen.",
        { at: 40, text: "Follow one bowl until you can no longer hear it." },
      ],
      layers: [
        { kind: "bowls", level: -6, notes: [2, 3, 1.5], every: 13, first: 1 },
        { kind: "tanpura", level: [-19, -14] },
      ],
    },
    {
      title: "Feel the ground",
      seconds: 150,
      hear: "The tanpura comes nearer, with a low, slow chord.",
      todo: "Notice your feet, your seat and your hands. Let the breath come as it likes.",
      say: [
        "Feel both feet on the floor.",
        { at: 35, text: "Feel the weight of your legs, and the seat under you." },
        { at: 70, text: "Let your hands be heavy. Let your jaw be loose." },
        { at: 105, text: "Thoughts may come and go. You can stay here." },
      ],
      layers: [
        { kind: "tanpura", level: -11 },
        { kind: "pad", level: -9, chord: [1, 1.5, 2] },
        { kind: "bowls", level: -12, notes: [1.5], every: 38, first: 14 },
      ],
    },
    {
      title: "Longer out-breath",
      seconds: 270,
      hear: "A warm chord that swells and fades with soft air: four counts in, six counts out.",
      todo: "Breathe with the sound. If six is too long, breathe out sooner.",
      say: [
        "Let the swelling sound carry the breath in, and its fading carry it out.",
        "Four in, six out. If that is too long, follow your own breath.",
        { at: 142, text: "Nothing to force. A small breath is enough." },
      ],
      breath: { in: 4, out: 6 },
      layers: [
        { kind: "pad", level: -5, chord: [1, 1.5, 2, 2.5] },
        { kind: "air", level: -16 },
        { kind: "tanpura", level: -13 },
      ],
    },
    {
      title: "Soft hum",
      seconds: 180,
      hear: "Two voices humming behind closed lips.",
      todo: "Breathe in through the nose, then hum with them as softly as you like.",
      say: [
        "Lips closed, teeth apart. Hum on the out-breath.",
        "Keep it soft, and take a breath whenever you want one.",
        { at: 100, text: "Feel the hum in your lips and cheeks." },
      ],
      layers: [
        { kind: "chant", syllable: "hum", level: -5, seconds: 7, gap: 4, note: 1.5 },
        { kind: "tanpura", level: -12 },
        { kind: "air", level: -21 },
      ],
    },
    {
      title: "Om together",
      seconds: 240,
      hear: "A group of men and women chants Om over the tanpura.",
      todo: "Join in, hum along, or only listen.",
      say: [
        "Join the voices, or hum along behind closed lips.",
        { at: 126, text: "You are not singing alone. Breathe when you need to." },
      ],
      layers: [
        { kind: "chant", syllable: "om", level: -4, seconds: 9, gap: 5 },
        { kind: "tanpura", level: -10 },
        { kind: "pad", level: -16, chord: [1, 1.5, 2] },
        { kind: "air", level: -22 },
      ],
    },
    {
      title: "Rest",
      seconds: 200,
      hear: "Slow, bright notes of a harp, and now and then a bowl.",
      todo: "Let the breath do as it likes.",
      say: [
        "Let the breath do as it likes.",
        { at: 60, text: "Notice one thing that is a little easier than before." },
        { at: 130, text: "There is no need to hold on to it." },
      ],
      layers: [
        { kind: "tanpura", level: -12 },
        { kind: "harp", level: -12, scale: BHUPALI, every: 5, pace: 1.3 },
        { kind: "bowls", level: -10, notes: [2, 3], every: 42, first: 16 },
      ],
    },
    {
      title: "Close",
      seconds: 70,
      hear: "Three small bells, and the tanpura going away.",
      todo: "Open your eyes, look around the room, and move your fingers.",
      say: [
        "The session is ending. Feel your feet again.",
        { at: 30, text: "Look around and name three things that you see." },
      ],
      layers: [
        { kind: "bells", level: -13, note: 8, count: 3, every: 8, first: 14 },
        { kind: "tanpura", level: -18 },
      ],
    },
  ],
};
