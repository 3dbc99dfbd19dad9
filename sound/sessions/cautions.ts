import { plain } from "#app/content/text.ts";
import { urgentSigns } from "#app/content/urgent-signs.ts";

const { emergency, today, soon } = urgentSigns;

/** Cautions shared by several sessions, worded once so that a physician reviews each sentence once. */
export const NOT_WHILE_DRIVING = "Do not use this session while driving, cycling, using machines or in the bath.";
export const SOUND_SENSITIVE =
  "If you have tinnitus or sound troubles you, play it very quietly, and leave it if the ringing or discomfort grows.";
export const EPILEPSY =
  "If you have epilepsy, ask your doctor first, keep the breath natural and do not practise alone.";
export const EAR_INFECTION =
  "Do not hum with an ear infection, a painful or blocked ear, or painful sinuses: listen only.";
export const RECENT_SURGERY =
  "After recent surgery on the belly, chest, head or eyes, only listen until your surgeon agrees to more.";
export const IMPLANT_OR_PREGNANCY =
  "With a pacemaker or implanted defibrillator, keep headphones and loudspeakers at least 15 cm away from it. With a cochlear or other implant, ask your clinic. In pregnancy, do not rest a loudspeaker against your body.";
export const HEART_OR_LUNGS =
  "With heart or lung disease, ask your doctor first and breathe at your own pace; the counts are only a suggestion.";
export const PREGNANT_LYING =
  "From 20 weeks of pregnancy on, do not lie flat on your back for long unless your midwife or doctor agrees; lie on your side.";
export const LOW_BLOOD_PRESSURE = "If your blood pressure runs low or you faint easily, stay seated and rise slowly.";
export const LOW_MOOD =
  "If your mood is low and stays low, or quiet makes it worse, stop and talk to a doctor or someone you trust.";
export const TRAUMA_OR_PSYCHOSIS =
  "If you live with trauma, panic, psychosis or mania, ask your care team first, keep your eyes open, and stop whenever you wish.";

export const STOP_UNWELL =
  "Stop and breathe normally if you feel dizzy, breathless, sick, more anxious or in more pain than before.";
/** The signs of urgent-signs.yaml, in the words of the pages. */
export const STOP_EMERGENCY = `${emergency.lead} ${Object.values(emergency.signs).join("; ")}.`;
export const CRISIS = plain(emergency.after ?? "");
export const SPINE = `Do not practise, and call your emergency number now, for ${emergency.signs["spine"]}.`;
export const CANCER_FEVER = sentence(today.signs["cancer-fever"]);
export const MATERNITY_HEADACHE = sentence(today.signs["maternity-headache"]);
export const STRESS_OR_LOW_MOOD = `See a doctor soon for ${soon.signs["mood"]}.`;
export const POOR_SLEEP = `See a doctor soon for ${soon.signs["sleep"]}.`;
export const KEEP_MEDICINE =
  "Keep taking your medicine and keep your appointments. This session does not replace treatment.";

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
export const AVOID_ALWAYS = [NOT_WHILE_DRIVING, SOUND_SENSITIVE, IMPLANT_OR_PREGNANCY];
export const STOP_ALWAYS = [STOP_UNWELL, STOP_EMERGENCY, KEEP_MEDICINE];

function sentence(words = ""): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
