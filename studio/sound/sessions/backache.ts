import { DURGA } from "../score/scales.ts";
import type { Score } from "../score/types.ts";
import * as caution from "./cautions.ts";

/** Low and heavy: the deepest tanpura, large bowls, and a body scan from the feet up. */
export const backache: Score = {
  topic: "backache",
  title: "Back Pain Management",
  minutes: 15,
  about:
    "A practice lying down, with deep bowls, easy breathing into the back ribs, sighing on Ah and a slow walk through the body. It may help you settle while your back is sore; it cannot explain the pain or treat its cause.",
  posture:
    "Lie on a bed, on your back with your knees bent or a pillow under them, or on your side, or sit: whatever hurts least. If lying flat makes you breathless, sit or prop yourself up. Change whenever you want.",
  avoid: [
    caution.SPINE,
    caution.BACK_TODAY,
    "See a doctor first if the pain is new, severe or spreading, shoots down a leg, or wakes you at night. Do the same if it came after a fall or accident, or with weight loss, or if you have weak bones or have taken steroids for a long time.",
    caution.PREGNANT_LYING,
    caution.EAR_INFECTION,
    caution.REST_VOICE,
    ...caution.AVOID_ALWAYS,
  ],
  stop: [
    "Stop and change position if the pain gets worse or shoots into a leg. If it stays, see a doctor.",
    ...caution.STOP_ALWAYS,
  ],
  sa: 98,
  tanpura: { first: "pa", cycle: 7.2 },
  reverbT60: 3.8,
  cutoffHz: 8500,
  lufs: -19,
  fade: 14,
  parts: [
    caution.beforeYouBegin({ long: 116, short: 107 }, [
      "With numbness between your legs, new weakness in a leg, new trouble with bladder or bowel, or sudden, severe back pain with faintness or sweating, call your emergency number now.",
      "With a fever in pregnancy, after birth, during or soon after cancer treatment, or with a weak immune system, call your care team at once.",
      caution.SAY_NO_ANSWER,
      "With any other fever, or with new pain if you have or had cancer, call a doctor today.",
      "If the pain is new, came after a fall, wakes you at night, or shoots down a leg, see a doctor first.",
      caution.SAY_PREGNANT_LYING,
      caution.SAY_PROP_UP,
      caution.longOnly(caution.SAY_DO_NOT_SING),
      "If the pain gets worse, or shoots into a leg, stop, and change your position.",
    ]),
    {
      title: "Arrive",
      seconds: 37,
      short: 21,
      hear: "Large, deep bowls, far apart.",
      say: [
        { pause: 4, text: "Welcome. Take your time to find the position that hurts least." },
        "Lie on a bed with your knees bent, lie on your side, or sit. Change whenever you want.",
        caution.longOnly("Imagine warm sand behind your back. It takes your shape, and it carries you."),
      ],
      layers: [
        { kind: "bowls", level: -8, notes: [1.5, 2, 1.125], every: 15, first: 1 },
        { kind: "tanpura", level: [-21, -15] },
      ],
    },
    {
      title: "Breathe into the back",
      seconds: 215,
      short: 94,
      hear: "A deep chord that opens and closes with moving air: four counts in, six counts out.",
      say: [
        "Bring your attention to the ribs at your back.",
        "As you breathe in, feel them widen. As you breathe out, let them sink.",
        "Breathe with the sound, through the nose: four counts in, and six out. Your own pace is fine.",
        caution.SAY_UNEASY,
        { breath: 1, on: "in", text: "Breathe in, and widen." },
        { breath: 1, on: "out", text: "Breathe out, and let go." },
        { breath: 5, on: "in", text: "Breathe in, and widen." },
        { breath: 5, on: "out", text: "Breathe out, and let go." },
        { at: 104, short: 82, text: "Small movements are enough. Stay where it does not hurt." },
        { breath: 13, on: "in", text: "Breathe in, and widen." },
        { breath: 13, on: "out", text: "Breathe out, and let go." },
        { at: 182, text: "Soften your belly as you breathe out." },
      ],
      breath: { in: 4, out: 6 },
      layers: [
        { kind: "pad", level: -4, chord: [1, 1.5, 2, 3] },
        { kind: "air", level: -16 },
        { kind: "tanpura", level: -14 },
      ],
    },
    {
      title: "Sigh on Ah",
      seconds: 130,
      hear: "Low voices sing a long, falling Ah.",
      say: [
        "Now let each out-breath become a soft, falling Ah.",
        "If you are sitting, sing it softly. If you are lying down, sigh without a voice.",
        { at: 78, text: "With each out-breath, your shoulders and your hips grow heavier." },
      ],
      layers: [
        {
          kind: "chant",
          syllable: "ah",
          level: -5,
          seconds: 7,
          gap: 5,
          voices: "low",
          note: 1.5,
          melody: [
            [0, 1],
            [0.3, 8 / 9],
            [0.55, 2 / 3],
          ],
        },
        { kind: "tanpura", level: -11 },
      ],
    },
    {
      title: "Walk through the body",
      seconds: 200,
      hear: "A deep bowl for each part of the body, over slow waves.",
      say: [
        "Now travel through your body with your attention.",
        "Begin with your feet, wherever they are.",
        { at: 32, text: "Feel your knees and your thighs. Soften what you can." },
        { at: 60, text: "Feel your hips. They sink a little deeper into the sand." },
        { at: 88, text: "Feel your lower back. Let it be just as it is." },
        { at: 116, text: "Feel your ribs and your shoulder blades, and let them rest." },
        { at: 144, text: "Feel your neck, your jaw and your forehead, and let them be smooth." },
        { at: 172, text: "And feel the whole body, resting here." },
      ],
      layers: [
        { kind: "bowls", level: -6, notes: [1.125, 4 / 3, 1.5, 5 / 3, 2], every: 30, first: 6 },
        { kind: "surf", level: -12, period: 13 },
        { kind: "tanpura", level: -16 },
      ],
    },
    {
      title: "Rest",
      seconds: 106,
      short: 31,
      hear: "A few low harp notes and a bowl rubbed round its rim.",
      say: [
        "There is nothing to do now. Let the breath come and go.",
        caution.longOnly("There will be only a few words now."),
        { at: 62, short: 23, text: "If there is pain, let there be some room around it." },
      ],
      layers: [
        { kind: "tanpura", level: -13 },
        { kind: "harp", level: -11, scale: DURGA, every: 7, pace: 1.6 },
        { kind: "rim", level: -12, note: 1.5, seconds: 24, every: 48, first: 20 },
      ],
    },
    {
      title: "Rise slowly",
      seconds: 96,
      short: 47,
      hear: "Two deep bowls, then quiet.",
      say: [
        "It is time to come back. Move your fingers and your toes.",
        { at: 12, short: 9, text: "If you are lying down, bend your knees, one after the other." },
        "Roll to one side, and rest.",
        { at: 55, short: 32, text: "Then push yourself up with your hands, slowly." },
        { at: 66, short: 39, text: caution.SAY_RISE_SLOWLY },
        { at: 76, text: "Go gently for the rest of the day." },
      ],
      layers: [
        { kind: "bowls", level: -8, notes: [2, 1.5], every: 16, first: 4, count: 2 },
        { kind: "tanpura", level: -20 },
      ],
    },
  ],
};
