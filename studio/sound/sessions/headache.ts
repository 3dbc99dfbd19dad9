import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** Dark and close: nothing above 2.4 kHz, felt mallets, no bells, and a very soft hum. */
export const headache: Score = {
  topic: "headache",
  title: "Headache Relief",
  minutes: 12,
  about:
    "The softest session: dim sounds, an easy breath and very quiet humming, for a tense head. It may help you settle; it cannot tell you what causes a headache, or treat migraine or any disease.",
  posture:
    "Sit leaning back in a darkened room with your head supported. Hum sitting up, not lying. Keep the volume very low.",
  avoid: [
    caution.HEADACHE,
    caution.MATERNITY_HEADACHE,
    caution.HEADACHE_TODAY,
    "Call a doctor today about any new headache if you have cancer or a weak immune system, or your team at once if you have a fever. See a doctor first about any other new headache, above all after the age of 50, or one that keeps getting worse, wakes you or keeps coming back.",
    caution.EAR_INFECTION,
    caution.REST_VOICE,
    ...caution.AVOID_ALWAYS,
  ],
  stop: ["Stop if the headache gets worse with the sound or the humming.", ...caution.STOP_ALWAYS],
  sa: 110,
  tanpura: { first: "ma", cycle: 8 },
  reverbT60: 3.2,
  cutoffHz: 2400,
  lufs: -20,
  fade: 20,
  parts: [
    caution.beforeYouBegin(
      { long: 118, short: 109 },
      [
        ...[
          "For a sudden, severe headache, or your worst ever, call your emergency number now.",
          "Also call for one with confusion, weakness, new trouble seeing, severe eye pain, a painful red eye, or fever and a stiff neck, or after a blow to the head.",
          "In pregnancy, or the weeks after birth, also call for a headache with trouble seeing, pain below the ribs, or a swollen face or hands.",
          "For any other headache in that time, call your maternity unit today, or at once if it is severe, lasts, or comes with fever.",
          caution.SAY_NO_ANSWER,
          "With cancer or a weak immune system, call your team today about any new headache, or at once with a fever. After fifty, call today for one with a tender scalp or pain on chewing.",
          "For any other new headache, or if you are not sure, ask a doctor first.",
          "In a migraine attack, rest in silence, unless you know sound helps you.",
        ].map(caution.sign),
        caution.longOnly(caution.SAY_DO_NOT_SING),
      ],
      caution.SAY_ANY_MENTAL_ILLNESS,
      // It is one of the signs above.
      [],
    ),
    {
      title: "Arrive",
      seconds: 36,
      short: 26,
      hear: "Dull, round bowls struck with felt.",
      say: [
        { pause: 4, text: "Welcome. Dim the light, and turn the volume lower than you think you need." },
        "Sit leaning back, with your head supported. Close your eyes, if you like.",
        "Think of a lamp that is slowly turned down.",
      ],
      layers: [
        { kind: "bowls", level: -10, notes: [1.5, 2], every: 17, first: 1.5 },
        { kind: "tanpura", level: [-20, -15] },
      ],
    },
    {
      title: "Soft breath",
      seconds: 170,
      short: 97,
      hear: "A dim chord that swells for four counts and sinks for six.",
      say: [
        "Let the breath be small and quiet.",
        "The sound swells for four counts, and sinks for six. Follow it only if that is easy.",
        "Breathe through the nose, if it is free.",
        caution.SAY_UNEASY,
        { breath: 1, on: "in", text: "Breathing in." },
        { breath: 1, on: "out", text: "And breathing out." },
        { breath: 4, on: "in", text: "Breathing in." },
        { breath: 4, on: "out", text: "And breathing out." },
        { at: 84, short: 80, text: "Unclench your jaw, and let your tongue rest." },
        { breath: 11, on: "in", text: "Breathing in." },
        { breath: 11, on: "out", text: "And breathing out." },
        { at: 150, text: "Smooth your forehead, from the middle outwards." },
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
      seconds: 155,
      hear: "A low hum behind closed lips, six seconds at a time.",
      say: [
        "Now sit up a little, and close your lips.",
        "Hum so softly that only you can hear it. Or only listen.",
        { at: 80, text: "If humming is too much, just breathe out slowly." },
      ],
      layers: [
        { kind: "chant", syllable: "hum", level: -7, seconds: 6, gap: 5 },
        { kind: "tanpura", level: -13 },
        { kind: "pad", level: -15, chord: [1, 4 / 3, 2] },
      ],
    },
    {
      title: "Rest",
      seconds: 169,
      short: 35,
      hear: "Slow, dark waves and a bowl rubbed round its rim.",
      say: [
        caution.longOnly("The humming is over. Lean back again."),
        "Rest your eyes. The lamp is very low now.",
        "There will be only a few words now.",
        { at: 72, short: 28, text: "Let your scalp be loose, and the back of your neck long." },
        { at: 135, text: "There is nothing to do, and nowhere to be." },
      ],
      layers: [
        { kind: "surf", level: [-11, -14], period: 12 },
        { kind: "rim", level: -13, note: 4 / 3, seconds: 24, every: 44, first: 14 },
        { kind: "tanpura", level: -18 },
      ],
    },
    {
      title: "Close",
      seconds: 72,
      short: 33,
      hear: "Two soft bowls. No bells.",
      say: [
        "The sound is coming to its end. Stay as long as you wish.",
        { at: 26, short: 13, text: caution.SAY_RISE_SLOWLY },
        { at: 40, short: 25, text: "Keep the light low for a while." },
      ],
      layers: [
        { kind: "bowls", level: -11, notes: [2, 1.5], every: 14, first: 3, count: 2 },
        { kind: "surf", level: -17, period: 12 },
      ],
    },
  ],
};
