import { plain } from "#app/content/text.ts";
import { urgentSigns } from "#app/content/content.ts";

const { emergency, "at-once": atOnce, today, soon } = urgentSigns;

/** Cautions shared by several sessions, worded once so that a physician reviews each sentence once. */
export const NOT_WHILE_DRIVING = "Do not listen while driving, cycling, using machines or in the bath.";
export const SOUND_SENSITIVE =
  "Tinnitus, or sound that hurts or troubles you: begin with two minutes, very low, and leave it if the ringing or discomfort grows.";
export const MIGRAINE = "Migraine: not during an attack, unless you know that sound helps you.";
export const HEAD_INJURY = "A recent head injury: wait until sounds feel comfortable again and your doctor agrees.";
export const IMPLANT =
  "Pacemaker or implanted defibrillator: headphones, phones and loudspeakers hold magnets. Keep them at least 15 cm (6 inches) away from it, and never rest them on your chest. With a cochlear or other implant, ask your clinic how to listen.";
export const PREGNANCY =
  "Pregnancy: a normal, low volume. Do not rest a loudspeaker against your body, and do not hold your breath.";
export const EPILEPSY =
  "Epilepsy: ask your doctor first, keep the breath natural and do not practise alone. If music or sound has ever brought on a seizure, leave the sessions out.";
export const EAR_INFECTION =
  "Ears and sinuses: with an ear infection, a recent ear operation, a painful or blocked ear, or painful sinuses, do not hum until your doctor says that all is well. Listen only.";
export const RECENT_SURGERY =
  "Recent surgery on the belly, chest, head or eyes: only listen until your surgeon agrees to more.";
export const HEART_OR_LUNGS =
  "Heart or lung disease: ask your doctor first and breathe at your own pace; the counts are only a suggestion.";
export const PREGNANT_LYING =
  "From 20 weeks of pregnancy on: do not lie flat on your back for long unless your midwife or doctor agrees; lie on your side.";
export const LOW_BLOOD_PRESSURE = "Low blood pressure, or easy fainting: stay seated and rise slowly.";
export const LOW_MOOD =
  "Low mood that stays, or that quiet makes worse: stop and talk to a doctor or someone you trust.";
export const TRAUMA_OR_PSYCHOSIS =
  "Trauma, panic, psychosis or mania: ask your care team first, keep your eyes open, and stop whenever you wish.";

export const STOP_UNWELL =
  "Stop and breathe normally if you feel dizzy, breathless, sick, more anxious or in more pain than before.";
/** The signs of urgent-signs.yaml, in the words of the pages. */
export const STOP_EMERGENCY = `${emergency.lead} ${Object.values(emergency.signs).join("; ")}.`;
export const CRISIS = plain(emergency.after ?? "");
export const SPINE = `Do not practise, and call your emergency number now, for ${emergency.signs["spine"]}.`;
export const CANCER_FEVER = sentence(atOnce.signs["cancer-fever"]);
export const MATERNITY_HEADACHE = `${sentence(atOnce.signs["maternity-headache"])} ${sentence(today.signs["maternity-headache"])}`;
export const STRESS_OR_LOW_MOOD = `See a doctor soon for ${soon.signs["mood"]}.`;
export const POOR_SLEEP = `See a doctor soon for ${soon.signs["sleep"]}.`;
export const KEEP_MEDICINE =
  "Keep taking your medicine and keep your appointments, even if a session has made you feel better. Sound does not replace treatment.";

/** What the voice says before the practice begins: shorter than the written cautions, and never at odds with them. */
export const SAY_NOT_WHILE_DRIVING = "Please do not listen while driving, cycling, using machines, or in the bath.";
export const SAY_EPILEPSY_EARS_SURGERY =
  "With epilepsy, ask your doctor first. With an ear infection, or after recent surgery, only listen.";
export const SAY_HEART_LUNGS_EPILEPSY = "With heart or lung disease, or with epilepsy, ask your doctor first.";
export const SAY_HEART_OR_LUNGS = "With heart or lung disease, ask your doctor first, and breathe at your own pace.";
export const SAY_EAR_INFECTION = "With an ear infection, or painful sinuses, do not hum: only listen.";
export const SAY_RECENT_SURGERY = "After recent surgery, only listen until your surgeon agrees to more.";
export const SAY_PREGNANT_LYING = "After twenty weeks of pregnancy, lie on your side.";
export const SAY_LOW_MOOD =
  "If your mood stays low, or quiet makes it worse, stop, and talk to a doctor or someone you trust.";
export const SAY_TRAUMA_OR_PSYCHOSIS =
  "If you live with trauma, panic or psychosis, ask your care team first, and keep your eyes open.";
export const SAY_STOP_UNWELL =
  "If you feel dizzy, breathless, sick, in pain or more anxious, stop, and breathe normally.";
export const SAY_READ_CAUTIONS = "The website lists all the cautions. Please read them first.";

/** For every session. */
export const AVOID_ALWAYS = [NOT_WHILE_DRIVING, SOUND_SENSITIVE, MIGRAINE, HEAD_INJURY, IMPLANT, PREGNANCY];
export const STOP_ALWAYS = [STOP_UNWELL, STOP_EMERGENCY, KEEP_MEDICINE];

function sentence(words = ""): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
