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
      seconds: 60,
      hear: "Clear, small bowls and a quick tanpura.",
      todo: "Sit tall, and notice how you are today.",
      say: ["Sit tall. Feel the chair carry you.", { at: 28, text: "However you are today, begin from here." }],
      layers: [
        { kind: "bowls", level: -6, notes: [3, 2, 2.5], every: 9, first: 1 },
        { kind: "tanpura", level: [-15, -11] },
      ],
    },
    {
      title: "Wake the breath",
      seconds: 180,
      hear: "A light chord, three counts in and three counts out.",
      todo: "Breathe with it, low into the belly. Slow down if it is too quick.",
      say: [
        "Three in, three out, low into the belly.",
        { at: 88, text: "Never hurry. If it is too quick, breathe at half the pace." },
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
      seconds: 210,
      hear: "The chord opens; four counts in and four counts out.",
      todo: "Keep in and out the same length, without a pause between them.",
      say: [
        "Now four in, four out, and no pause between.",
        { at: 104, text: "Let the breath turn round by itself, like a wheel." },
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
      seconds: 240,
      hear: "The choir sings a short Om that climbs to the fifth and returns.",
      todo: "Sing out. Feel the belly draw in by itself as the note lasts.",
      say: [
        "Sing out: the Om climbs and comes home.",
        { at: 122, text: "Feel the belly draw in by itself. Do not push." },
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
      seconds: 210,
      hear: "The tanpura and a few slow waves.",
      todo: "Ask the body how hungry it is, without judging the answer.",
      say: [
        "Lay a hand on your belly.",
        { at: 30, text: "How hungry are you, from one to ten? Any answer is fine." },
        { at: 75, text: "Is it the body that wants food, or a feeling that wants company?" },
        { at: 125, text: "Whatever you find, be kind to it." },
        { at: 170, text: "You can ask this again before you eat." },
      ],
      layers: [
        { kind: "tanpura", level: -11 },
        { kind: "surf", level: -13, period: 9 },
        { kind: "rim", level: -13, note: 2, seconds: 18, every: 44, first: 20 },
      ],
    },
    {
      title: "A mindful meal",
      seconds: 230,
      hear: "A harp at an easy walking pace.",
      todo: "Picture your next meal, slowly, from the first look to the last bite.",
      say: [
        "Picture your next meal on a plate in front of you.",
        { at: 35, text: "See its colours. Smell it before you taste." },
        { at: 80, text: "The first bite: chew it until it is gone." },
        { at: 125, text: "Put the spoon down between bites." },
        { at: 170, text: "Notice the moment when you have had enough." },
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
      todo: "Stand up when you are ready, and carry this pace to the table.",
      say: ["Sit tall again, and take one full breath.", { at: 36, text: "Carry this pace to the table." }],
      layers: [
        { kind: "bells", level: -13, note: 8, count: 4, every: 6, first: 10 },
        { kind: "tanpura", level: -15 },
      ],
    },
  ],
};
