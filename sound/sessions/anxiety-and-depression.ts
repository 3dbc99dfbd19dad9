import { BHUPALI } from "../score/scales.ts";
import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** Warm and steady, in a bright pentatonic scale. Changes are slow, and the listener never has to answer. */
export const anxietyAndDepression: Score = {
  topic: "anxiety-and-depression",
  title: "Anxiety & Depression Relief",
  minutes: 20,
  about:
    "Bowls, a slow breath with a longer out-breath, soft humming and a warm Om. It may help you settle on a tense or heavy day; it cannot take the place of therapy, medicine or a call for help.",
  posture: "Sit on a chair with both feet on the floor and your back supported. Keep your eyes open if you prefer.",
  avoid: [
    caution.LOW_MOOD,
    caution.TRAUMA_OR_PSYCHOSIS,
    caution.EPILEPSY,
    caution.EAR_INFECTION,
    caution.RECENT_SURGERY,
    caution.HEART_OR_LUNGS,
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
      seconds: 110,
      hear: "Three singing bowls in turn, over a tanpura far away.",
      say: [
        { pause: 5, text: "Welcome. Take a moment to arrive." },
        "Sit on a chair, with both feet on the floor, and let the back of the chair carry you.",
        "You may keep your eyes open.",
        { pause: 2.5, text: caution.SAY_NOT_WHILE_DRIVING },
        caution.SAY_TRAUMA_OR_PSYCHOSIS,
        caution.SAY_EPILEPSY_EARS_SURGERY,
        caution.SAY_LOW_MOOD,
        caution.SAY_STOP_UNWELL,
        caution.SAY_READ_CAUTIONS,
        { at: 68, text: "Now there is nothing to do but listen." },
        "Follow one bowl until you can no longer hear it.",
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
      say: [
        "Feel both feet on the floor.",
        "Press them down a little. Then let them rest.",
        { at: 38, text: "Feel the weight of your legs, and the seat underneath you." },
        "The chair is holding you. You can let yourself be held.",
        { at: 75, text: "Let your hands grow heavy in your lap." },
        "Let your jaw be loose, and let your tongue rest.",
        { at: 112, text: "Thoughts may come and go. Let them pass, and come back to your feet." },
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
      say: [
        "Now listen to the sound. It swells, and it fades.",
        "Let it carry your breath: in for four counts, and out for six.",
        "If six is too long, breathe out sooner. Your own pace is right.",
        { breath: 1, on: "in", text: "Breathing in." },
        { breath: 1, on: "out", text: "And slowly breathing out." },
        { breath: 2, on: "in", text: "In again, softly." },
        { breath: 2, on: "out", text: "And out, with all the time you need." },
        { at: 120, text: "There is nothing to force. A small breath is enough." },
        { at: 200, text: "If your mind has wandered, that is what minds do." },
        "Begin again with the next breath out.",
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
      say: [
        "Now close your lips, and let your teeth come apart.",
        "As you breathe out, hum with the voices, as softly as you like.",
        "Or only listen. Take a breath whenever you want one.",
        { at: 95, text: "Feel the hum in your lips and in your cheeks." },
        "Let it be quiet. There is nothing to achieve.",
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
      say: [
        "Now a group of voices sings Om.",
        "Join in, hum along, or let them sing for you.",
        { at: 115, text: "You are not singing alone. Breathe when you need to. The others go on." },
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
      seconds: 180,
      hear: "Slow, bright notes of a harp, and now and then a bowl.",
      say: [
        "Let the singing fade, and let the breath do as it likes.",
        { at: 60, text: "Is anything a little easier than before? If not, that is all right, too." },
        { at: 120, text: "Whatever is here, let it be here. You do not have to hold on to it." },
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
      say: [
        "The session is coming to its end.",
        "Feel your feet again, and move your fingers and your toes.",
        { at: 34, text: "Look around the room, and name three things that you see." },
        { at: 48, text: "If the day is heavy, tell someone you trust. Go gently." },
      ],
      layers: [
        { kind: "bells", level: -13, note: 8, count: 3, every: 8, first: 14 },
        { kind: "tanpura", level: -18 },
      ],
    },
  ],
};
