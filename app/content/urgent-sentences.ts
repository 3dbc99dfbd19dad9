import type { UrgentSigns } from "#app/content/schema/collections.ts";
import { plain } from "#app/content/text.ts";

/** What the cautions of the sessions quote of urgent-signs.yaml, by the name that stands for it in their files. */
export function urgentSentences({ emergency, "at-once": atOnce, today, soon }: UrgentSigns) {
  return {
    emergency: `${emergency.lead} ${Object.values(emergency.signs).join("; ")}.`,
    crisis: plain(emergency.after ?? ""),
    spine: `Do not practise, and call your emergency number now, for ${emergency.signs["spine"]}.`,
    cancerFever: sentence(atOnce.signs["cancer-fever"]),
    maternityHeadache: `${sentence(atOnce.signs["maternity-headache"])} ${sentence(today.signs["maternity-headache"])}`,
    mood: `See a doctor soon for ${soon.signs["mood"]}.`,
    sleep: `See a doctor soon for ${soon.signs["sleep"]}.`,
  };
}

function sentence(words = ""): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
