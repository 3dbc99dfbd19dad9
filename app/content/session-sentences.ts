import type { Rules, UrgentSigns } from "#app/content/schema/collections.ts";
import { isText, plain } from "#app/content/text.ts";

/** What the cautions of the sessions quote of urgent-signs.yaml and rules.yaml, by the name that stands for it in their files. */
export function sessionSentences(signs: UrgentSigns, rules: Rules) {
  const { strip, emergency, "at-once": atOnce, today, soon } = signs;
  const callNow = "Do not practise, and call your emergency number now, for";
  const { spine, back, headache, eyes, head, "maternity-headache": maternityHeadache } = emergency.signs;
  return {
    emergency: plain(strip.lines[0] ?? ""),
    crisis: crisisLines(emergency),
    spine: `${callNow} ${spine}, or for ${back}.`,
    headache: `${callNow} ${headache}; ${eyes}; or ${head}.`,
    headacheToday: `Call for medical help today for ${today.signs["headache"]}.`,
    maternityHeadache: [
      `${maternityHeadache}; call your emergency number now`,
      atOnce.signs["maternity-headache"],
      today.signs["maternity-headache"],
    ]
      .map(sentence)
      .join(" "),
    backToday: `Call for medical help today for ${today.signs["fever"]}, or for ${today.signs["back"]}.`,
    cancerFever: sentence(atOnce.signs["cancer-fever"]),
    mood: `See a doctor soon for ${soon.signs["mood"]}.`,
    sleep: `See a doctor soon for ${soon.signs["sleep"]}.`,
    approval: plain(rules["approval"]?.short ?? ""),
    twentyWeeks: inFull(rules["twenty-weeks"]),
    slowBreath: inFull(rules["slow-breath"]),
    bloodPressure: inFull(rules["blood-pressure"]),
    lowSugar: inFull(rules["low-sugar"]),
  };
}

export const crisisLines = ({ after }: UrgentSigns["emergency"]): string => plain(after ?? "");

function inFull(rule: Rules[string] | undefined): string {
  const [words] = rule?.full ?? [];
  return words && isText(words) ? plain(words) : "";
}

function sentence(words = ""): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
