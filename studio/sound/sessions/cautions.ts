import { content } from "../../../app/content/read/content.ts";
import type { Part, Say } from "../score/types.ts";

const quoted = content.sessionSentences;

/** Cautions shared by several sessions, worded once so that a physician reviews each sentence once. */
export const NOT_WHILE_DRIVING = "Do not listen while driving, cycling, using machines or in the bath.";
export const SOUND_SENSITIVE =
  "Ringing in the ears that sound makes worse, or sound that hurts: skip the sessions. Other tinnitus: begin with two minutes, very low, and stop if it gets worse.";
export const MIGRAINE = "Migraine: do not listen during an attack, unless you know that sound helps you.";
export const HEAD_INJURY =
  "A blow to the head: get medical help first. Then wait until sounds feel comfortable again and your doctor agrees.";
export const IMPLANT =
  "Pacemaker or implanted defibrillator: headphones, phones and loudspeakers hold magnets. Keep them at least 15 cm (6 inches) away from it, and never rest them on your chest. With a cochlear or other implant, ask your clinic how to listen.";
export const PREGNANCY =
  "Pregnancy: keep the volume low. Do not rest a loudspeaker against your body, and do not hold your breath.";
const EPILEPSY = "Epilepsy: if music or sound has ever brought on a seizure, skip the sessions.";
export const EAR_INFECTION =
  "An ear infection or operation, a torn eardrum, a painful or blocked ear, or painful sinuses: only listen. Do not sing or hum until your doctor agrees.";
const RECENT_SURGERY =
  "Recent surgery on the head, eyes, throat, chest or belly: only listen until your surgeon agrees to more.";
export const REST_VOICE =
  "Rest your voice if you are hoarse or have a sore throat: only listen, and do not whisper or hum.";
const LOW_BLOOD_PRESSURE = "Low blood pressure, or easy fainting: rise slowly, in stages.";
export const LOW_MOOD =
  "If your mood stays low, or quiet makes it worse, stop, and talk to a doctor or someone you trust.";
const MENTAL_ILLNESS =
  "Depression, anxiety, trauma, panic, psychosis or mania: ask the people who treat you first, keep your eyes open, and stop whenever you wish.";

export const STOP_UNWELL =
  "Stop and breathe normally if you feel dizzy, breathless, sick, more anxious or in more pain than before.";
/** The signs of urgent-signs.yaml and the rules of rules.yaml, in the words of the pages. */
export const STOP_EMERGENCY = quoted.emergency;
export const CRISIS = quoted.crisis;
export const HEADACHE = quoted.headache;
export const HEADACHE_TODAY = quoted.headacheToday;
export const MATERNITY_HEADACHE = quoted.maternityHeadache;
export const SPINE = quoted.spine;
export const BACK_TODAY = quoted.backToday;
export const CANCER_FEVER = quoted.cancerFever;
export const STRESS_OR_LOW_MOOD = quoted.mood;
export const POOR_SLEEP = quoted.sleep;
export const PREGNANT_LYING = quoted.twentyWeeks;
export const BLOOD_PRESSURE = quoted.bloodPressure;
export const BLOOD_PRESSURE_IN_PREGNANCY = quoted.bloodPressureInPregnancy;
export const LOW_SUGAR = quoted.lowSugar;
const APPROVAL = quoted.approval;
const SLOW_BREATH = quoted.slowBreath;
export const KEEP_MEDICINE =
  "Keep taking your medicine and keep your appointments, even if a session has made you feel better. Sound does not replace treatment.";

/** What the voice says in "Before you begin": shorter than the written cautions, and never at odds with them. */
const SAY_READ_CAUTIONS = "Before you begin: if this is new to you, pause, and read the written cautions.";
const SAY_NOT_WHILE_DRIVING = "Please do not listen while driving, cycling, using machines, or in the bath.";
const SAY_ASK_FIRST =
  "With heart or lung disease, epilepsy, breathlessness at rest or recent surgery, ask your doctor first, and breathe at your own pace, without counting.";
const SAY_HEAD_INJURY = "After a blow to the head, get medical help before you listen.";
const SAY_STOP_UNWELL =
  "If you feel dizzy, breathless, sick, more anxious, or in more pain than before, stop, and breathe as you like.";
const SAY_EMERGENCY = "For chest pain, sudden breathlessness or sudden weakness, call your emergency number now.";
/** After a line that says to call a team. */
export const SAY_NO_ANSWER = "If nobody answers, call your emergency number.";
export const SAY_DO_NOT_SING =
  "With a hoarse voice, a sore throat, an ear infection or painful sinuses, only listen: do not sing or hum.";
export const SAY_PREGNANT_LYING = "From twenty weeks of pregnancy on, lie on your side.";
export const SAY_LOW_MOOD =
  "If your mood stays low, or quiet makes it worse, stop, and talk to a doctor or someone you trust.";
export const SAY_PROP_UP = "If lying flat makes you breathless, prop yourself up.";
export const SAY_ANY_MENTAL_ILLNESS = "With a mental illness, also ask first, and keep your eyes open.";
/** Each by its name, where the practice may stir it up. */
export const SAY_MENTAL_ILLNESS =
  "With depression, anxiety, trauma, panic, psychosis or mania, ask first, too, keep your eyes open, and stop whenever you wish.";

/** What the voice says during the practice. */
export const SAY_OWN_PACE = "Keep your own pace, if that is easier.";
export const SAY_UNEASY = "If watching the breath makes you uneasy, feel your feet instead.";
export const SAY_RISE_SLOWLY = "Wait a minute before you stand, and rise slowly.";

/** A line that the five-minute form leaves out. */
export const longOnly = (text: string): Say => ({ text, short: false });

/** Seconds. Many signs leave the five-minute form no room for the usual pause between two lines. */
const BETWEEN_SIGNS = 0.75;
/** One of many signs or rules. */
export const sign = (text: string): Say => ({ pause: BETWEEN_SIGNS, text });

/**
 * The first chapter, apart from the practice, so that a listener who knows it can skip it. `own` are the lines of one
 * session; the others are in all of them. The five-minute form keeps who should ask first, how to stop and when to call.
 */
export function beforeYouBegin(
  seconds: { long: number; short: number },
  own: Say[],
  mentalIllness = SAY_ANY_MENTAL_ILLNESS,
  headInjury: Say[] = [SAY_HEAD_INJURY],
): Part {
  return {
    title: "Before you begin",
    seconds: seconds.long,
    short: seconds.short,
    hear: "The tanpura, very soft.",
    say: [
      SAY_READ_CAUTIONS,
      SAY_NOT_WHILE_DRIVING,
      ...own,
      SAY_ASK_FIRST,
      mentalIllness,
      ...headInjury,
      SAY_STOP_UNWELL,
      SAY_EMERGENCY,
    ],
    layers: [{ kind: "tanpura", level: -18 }],
  };
}

/** In every "Before you begin", in the five-minute form too. */
export const SAY_ALWAYS = [SAY_READ_CAUTIONS, SAY_NOT_WHILE_DRIVING, SAY_ASK_FIRST, SAY_STOP_UNWELL, SAY_EMERGENCY];

/** For every session. */
export const AVOID_ALWAYS = [
  APPROVAL,
  SLOW_BREATH,
  EPILEPSY,
  NOT_WHILE_DRIVING,
  SOUND_SENSITIVE,
  MIGRAINE,
  HEAD_INJURY,
  IMPLANT,
  PREGNANCY,
  RECENT_SURGERY,
  LOW_BLOOD_PRESSURE,
  MENTAL_ILLNESS,
];
export const STOP_ALWAYS = [STOP_UNWELL, STOP_EMERGENCY, KEEP_MEDICINE];
