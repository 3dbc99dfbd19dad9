import { KHAMAJ } from "../score/scales.ts";
import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** The brightest and fastest of the ten: a lively tanpura, short rising Oms, and a harp at walking pace. */
export const obesity: Score = {
  topic: "obesity",
  title: "Obesity & Weight Management",
  minutes: 20,
  about:
    "A wakeful session: even breathing, a climbing Om, and two quiet exercises in noticing hunger and eating slowly. It may help you settle before a meal; it does not by itself change weight.",
  posture: "Sit tall on a firm chair that carries you well, feet on the floor. Nothing tight around the waist.",
  avoid: [
    "If you have or have had an eating disorder, leave out the two parts about hunger and meals unless your care team agrees.",
    "With diabetes, do not delay a meal or medicine for this session.",
    caution.HEART_OR_LUNGS,
    caution.RECENT_SURGERY,
    caution.EPILEPSY,
    ...caution.AVOID_ALWAYS,
  ],
  stop: [
    "If you take insulin or sulfonylureas and feel shaky, sweaty or confused, stop and treat low sugar first.",
    ...caution.STOP_ALWAYS,
  ],
  sa: 155.6,
  tanpura: { first: "pa", cycle: 4.4 },
  reverbT60: 2.8,
  cutoffHz: 10_000,
  lufs: -19,
  fade: 12,
  parts: [
    {
      title: "Arrive",
      seconds: 92,
      hear: "Clear, small bowls and a quick tanpura.",
      say: [
        { pause: 4, text: "Welcome. Sit tall on a firm chair, with your feet on the floor." },
        "Loosen anything tight around your waist.",
        { pause: 2, text: caution.SAY_NOT_WHILE_DRIVING },
        "With diabetes, do not delay a meal or a medicine for this session.",
        "If you have ever had an eating disorder, leave out parts five and six, about hunger and meals, unless your care team agrees.",
        caution.SAY_HEART_LUNGS_EPILEPSY,
        caution.SAY_RECENT_SURGERY,
        caution.SAY_STOP_UNWELL,
        caution.SAY_READ_CAUTIONS,
        { at: 68, text: "However you are today, begin from here." },
      ],
      layers: [
        { kind: "bowls", level: -6, notes: [3, 2, 2.5], every: 9, first: 1 },
        { kind: "tanpura", level: [-15, -11] },
      ],
    },
    {
      title: "Wake the breath",
      seconds: 174,
      hear: "A light chord, three counts in and three counts out.",
      say: [
        "Breathe with the sound: three counts in, and three out, low into the belly.",
        "If that is too quick, breathe at half the pace.",
        { breath: 1, on: "in", text: "Breathing in." },
        { breath: 1, on: "out", text: "Breathing out." },
        { breath: 2, on: "in", text: "And in again." },
        { breath: 2, on: "out", text: "And out again." },
        { at: 100, text: "Never hurry. Let your belly rise and fall by itself." },
      ],
      breath: { in: 3, out: 3 },
      layers: [
        { kind: "pad", level: -5, chord: [1, 1.5, 2, 2.5, 3] },
        { kind: "air", level: -16 },
        { kind: "tanpura", level: -11 },
      ],
    },
    {
      title: "Even breath",
      seconds: 202,
      hear: "The chord opens; four counts in and four counts out.",
      say: [
        "Now a little slower: four counts in, and four counts out.",
        "Leave no pause in between. Let the breath turn round by itself, like a wheel.",
        { at: 95, text: "Keep your shoulders loose. Let your ribs move instead." },
        { at: 150, text: "In and out, the same length and the same ease." },
      ],
      breath: { in: 4, out: 4 },
      layers: [
        { kind: "pad", level: -5, chord: [1, 1.5, 2, 9 / 4, 3] },
        { kind: "air", level: -17 },
        { kind: "tanpura", level: -12 },
        { kind: "bowls", level: -13, notes: [3], every: 40, first: 24 },
      ],
    },
    {
      title: "Climbing Om",
      seconds: 234,
      hear: "The choir sings a short Om that climbs to the fifth and returns.",
      say: [
        "Now the choir sings an Om that climbs, and comes home.",
        "Sing along, as loudly as is comfortable, or only listen.",
        { at: 115, text: "Feel your belly draw in by itself as the note lasts. Do not push." },
      ],
      layers: [
        {
          kind: "chant",
          syllable: "om",
          level: -3,
          seconds: 7,
          gap: 4,
          voices: "group",
          melody: [
            [0, 1],
            [0.16, 5 / 4],
            [0.32, 3 / 2],
            [0.56, 1],
          ],
        },
        { kind: "tanpura", level: -10 },
      ],
    },
    {
      title: "Hunger and fullness",
      seconds: 204,
      hear: "The tanpura and a few slow waves.",
      say: [
        "This part is about hunger. Lay a hand on your belly.",
        { at: 34, text: "How hungry are you, from one to ten? Any answer is fine." },
        { at: 80, text: "Is it your body that wants food, or a feeling that wants company?" },
        { at: 126, text: "Whatever you find, be kind to it." },
        { at: 164, text: "You can ask this again, before you eat." },
      ],
      layers: [
        { kind: "tanpura", level: -11 },
        { kind: "surf", level: -13, period: 9 },
        { kind: "rim", level: -13, note: 2, seconds: 18, every: 44, first: 20 },
      ],
    },
    {
      title: "A mindful meal",
      seconds: 224,
      hear: "A harp at an easy walking pace.",
      say: [
        "Now picture your next meal, on a plate in front of you.",
        { at: 35, text: "See its colours. Take in the smell before you taste." },
        { at: 78, text: "Take the first bite. Chew it slowly, until it is gone." },
        { at: 122, text: "Put the spoon down, and take a breath before the next bite." },
        { at: 166, text: "Notice the moment when you have had enough." },
        { pause: 3, text: "The plate may be empty by then, or not. Both are fine." },
      ],
      layers: [
        { kind: "harp", level: -9, scale: KHAMAJ, every: 2.6, pace: 0.9 },
        { kind: "tanpura", level: -12 },
        { kind: "pad", level: -15, chord: [1, 1.5, 2] },
      ],
    },
    {
      title: "Close",
      seconds: 70,
      hear: "Four bells in a row.",
      say: [
        "Let the picture go. Sit tall again, and take one full breath.",
        { at: 36, text: "Take this pace with you to the table." },
        { at: 46, text: "Stand up when you are ready." },
      ],
      layers: [
        { kind: "bells", level: -13, note: 8, count: 4, every: 6, first: 10 },
        { kind: "tanpura", level: -15 },
      ],
    },
  ],
};
