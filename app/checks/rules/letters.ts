import type { ShortForms } from "#app/content/schema/collections.ts";
import { partsOf, plain } from "#app/content/text.ts";
import type { PlacedText } from "#app/content/schema/visit-texts.ts";
import { shownTexts, type Finding, type PageToCheck } from "#app/checks/rules/rule.ts";

export const sanskritLetters = /[āīūṛṝḷṅñṭḍṇśṣṃḥ\u0900-\u097f]/i;

/** Sanskrit in a sentence must be a term, so that it is pronounced and explained. */
export function checkSanskritLetters(texts: readonly PlacedText[]): Finding[] {
  return texts
    .filter(({ role }) => role !== "sanskrit")
    .filter(({ text }) => partsOf(text).some((part) => typeof part === "string" && sanskritLetters.test(part)))
    .map(({ field }) => ({
      field,
      problem: "a Sanskrit word is written with its accents",
      fix: "Write it as a term of content/glossary.yaml, such as {pranayama}, or in plain English letters",
    }));
}

/** A short form is explained where a page first uses it (WCAG 3.1.4). */
export function checkShortForms({ texts }: PageToCheck, { explained, needNoExplanation }: ShortForms): Finding[] {
  const shown = shownTexts(texts).filter(({ role }) => role !== "say");
  const all = shown.map(({ text }) => plain(text)).join("\n");
  // Capitals next to a hyphen are part of a name, such as TED-Ed.
  const forms = new Set([...all.matchAll(/(?<![\w-])(?:mm Hg|[A-Z][A-Z0-9]+)(?=s?(?![\w-]))/g)].map(([form]) => form));
  return [...forms]
    .filter((form) => !needNoExplanation.includes(form))
    .flatMap((form) => {
      const first = new RegExp(`\\b${form}\\b`);
      const field = shown.find(({ text }) => first.test(plain(text)))?.field ?? "";
      const words = explained[form];
      if (words === undefined)
        return {
          field,
          problem: `the short form ${form} is not known`,
          fix: "Write it in full, or explain it here and add it to content/short-forms.yaml",
        };
      const at = all.toLowerCase().indexOf(words.toLowerCase());
      if (at >= 0 && at - all.search(first) < 80) return [];
      return {
        field,
        problem: `the short form ${form} is not explained where it is first used`,
        fix: `Add its meaning there (“${words}”)`,
      };
    });
}
