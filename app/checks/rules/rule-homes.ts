import type { Content } from "#app/content/read/content.ts";
import { isText, plain } from "#app/content/text.ts";
import { splitSentences } from "#app/checks/count-words.ts";
import type { Finding, PageToCheck } from "#app/checks/rules/rule.ts";

const groups = [
  /\bunder 18\b/i,
  /\bover 65\b/i,
  /\bpregnan|\bnursing\b/i,
  /\bmedic(?:ine|ation)/i,
  /\boperat|\bsurgery\b/i,
];

const holdsToSkip = [/\bpregnan/i, /\bstroke\b/i, /\bglaucoma\b/i, /\bepilepsy\b/i, /\bhernia\b/i, /\bpanic\b/i];
const chantsToSkip = [/\bsore throat\b|\bhoarse/i, /\bear infection\b/i, /\bpsychosis\b|\bmania\b/i];
const howMany = (shapes: readonly RegExp[], sentence: string) => shapes.filter((shape) => shape.test(sentence)).length;

/** How a sentence that spells out a rule of rules.yaml can be told. */
const spellsOut: Readonly<Record<string, (sentence: string) => boolean>> = {
  "twenty-weeks": (sentence) => /\b(?:20|twenty)[ -]weeks?\b/i.test(sentence),
  "keep-medicine": (sentence) =>
    /\b(?:never|do not|don['’]t) (?:stop|skip|change|cut|drop|delay)\b[^.;:]{0,30}\b(?:medicines?|medications?|tablets?)\b/i.test(
      sentence,
    ),
  approval: (sentence) => /\bunder 18 or over 65\b/i.test(sentence) || howMany(groups, sentence) >= 3,
  "slow-breath": (sentence) =>
    /\b(?:heart|lung) (?:disease|failure)\b/i.test(sentence) && /\bcount(?:s|ing)?\b|\bown pace\b/i.test(sentence),
  "breath-holds": (sentence) => /\bh(?:olds?|olding|eld)\b/i.test(sentence) && howMany(holdsToSkip, sentence) >= 3,
  chanting: (sentence) => howMany(chantsToSkip, sentence) >= 2,
  "blood-pressure": (sentence) => /\b180\b.*\b120\b|\b140\b.*\b90\b|\b160\b.*\b110\b/.test(sentence),
  "low-sugar": (sentence) => /\bgive (?:\w+ )?sugar\b/i.test(sentence),
  "urgent-signs": (sentence) => /\bemergency number\b/i.test(sentence) && /\bchest pain\b|\bsudden/i.test(sentence),
};
export const rulesWithAShape = Object.keys(spellsOut);

/** A rule is worded once, so that a correction reaches every page. */
export function checkRuleHomes(
  { path, texts }: Pick<PageToCheck, "path" | "texts">,
  { rules, allowedWording }: Pick<Content, "rules" | "allowedWording">,
): Finding[] {
  // A mark in a sentence quotes one text; a rule with a list has a block of its own.
  const quoted = Object.values(rules)
    .flatMap(({ full = [], short }) => [...full, short])
    .filter(isText)
    .map(plain);
  const isAllowed = (sentence: string) =>
    allowedWording.some(({ page, phrase }) => page === path && sentence.includes(phrase));

  return texts
    .filter(({ field }) => !/\.(?:signs|sheet|rule)\b/.test(field))
    .flatMap(({ field, text }) => {
      const own = quoted.reduce((words, rule) => words.replaceAll(rule, ""), plain(text));
      const sentences = splitSentences(own).filter((sentence) => !isAllowed(sentence));
      return Object.entries(spellsOut)
        .filter(([, isSpeltOut]) => sentences.some(isSpeltOut))
        .map(([name]) => ({
          field,
          problem: `it spells out the rule "${name}", which has one wording for all pages`,
          fix: `Write {${name}, short}${rules[name]?.full ? `, or {${name}} where somebody practises or is ill` : ""}. The words are in content/rules.yaml`,
        }));
    });
}
