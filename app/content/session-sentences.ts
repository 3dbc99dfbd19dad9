import type { Rules, UrgentSigns } from "#app/content/schema/collections.ts";
import { isText, plain } from "#app/content/text.ts";

/** The lead of what to call for at once says so on the pages. */
const noAnswer = "If you cannot get through, call your emergency number.";

/** What the cautions of the sessions quote of urgent-signs.yaml and rules.yaml, by the name that stands for it in their files. */
export function sessionSentences(signs: UrgentSigns, rules: Rules) {
  const { strip, emergency, "at-once": atOnce, today, soon } = signs;
  const callNow = "Do not practise, and call your emergency number now, for";
  const { numbness, spine, back, headache, eyes, head, "maternity-headache": maternityHeadache } = emergency.signs;
  return {
    emergency: plain(strip.lines[0] ?? ""),
    crisis: crisisLines(emergency),
    // Listeners to this session have back pain, so leave out "with back pain".
    spine: `${callNow} ${numbness}, ${partsOf(spine).what.replace(", or ", ", ")}, or ${back}.`,
    headache: `${callNow} ${headache}; ${eyes}; or ${head}.`,
    headacheToday: `Call for medical help today for ${today.signs["headache"]}.`,
    maternityHeadache: `${callFirst([
      `${maternityHeadache}; call your emergency number now`,
      atOnce.signs["maternity-headache"],
      today.signs["maternity-headache"],
    ])} ${noAnswer}`,
    backToday: `Call for medical help today for ${today.signs["fever"]}, or for ${today.signs["back"]}. ${noAnswer}`,
    cancerFever: `${sentence(atOnce.signs["cancer-fever"])} ${noAnswer}`,
    mood: `See a doctor soon for ${soon.signs["mood"]}.`,
    sleep: `See a doctor soon for ${soon.signs["sleep"]}.`,
    approval: plain(rules["approval"]?.short ?? ""),
    twentyWeeks: inFull(rules["twenty-weeks"]),
    slowBreath: inFull(rules["slow-breath"]),
    bloodPressure: inFull(rules["blood-pressure"], 0, 2),
    bloodPressureInPregnancy: inFull(rules["blood-pressure"], 2),
    lowSugar: inFull(rules["low-sugar"]),
  };
}

export function crisisLines({ crisis }: UrgentSigns["emergency"]): string {
  return crisis ? [crisis.lead, ...crisis.lines.map(plain)].join(" ") : "";
}

/** The sentences of a rule, or some of its paragraphs. */
function inFull(rule: Rules[string] | undefined, ...range: [start?: number, end?: number]): string {
  return (rule?.full ?? [])
    .slice(...range)
    .filter(isText)
    .map(plain)
    .join(" ");
}

/** A sign such as "in pregnancy: fever; call your maternity unit at once", taken apart. */
function partsOf(sign = "") {
  const [, when = "", what = "", call = ""] = /^(?:([^;]*?): )?(.*?)(?:; (call [^;]*))?$/.exec(sign) ?? [];
  return { when, what, call };
}

/** One sentence for each sign, the call before what it is for, and whom it concerns only where that changes. */
function callFirst(signs: readonly (string | undefined)[]): string {
  const parts = signs.map(partsOf);
  return parts
    .map(({ when, what, call }, i) => {
      const whom = when && when !== parts[i - 1]?.when ? `${when}, ` : "";
      return sentence(call ? `${whom}${call} for ${what}` : signs[i]);
    })
    .join(" ");
}

function sentence(words = ""): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
