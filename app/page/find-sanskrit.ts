import { glossary, type Term, type TermKey } from "#app/content/glossary.ts";

/** English by now, and the subject of every page: it is explained where it is introduced. */
const everyday: readonly TermKey[] = ["yoga"];

/** The practice's own name is no term to explain. */
const properNames = /Nada Shanti/g;

/** Every spelling with its term, the longest first: "Yoga Nidra" is one term, not two. */
const spellings = (Object.entries(glossary) as [TermKey, Term][])
  .filter(([key]) => !everyday.includes(key))
  .flatMap(([key, { roman, spelled = [] }]) =>
    [...new Set([key, plainLetters(roman), ...spelled])].map((spelling) => ({ key, spelling })),
  )
  .sort((a, b) => b.spelling.length - a.spelling.length)
  .map(({ key, spelling }) => ({ key, pattern: new RegExp(`\\b${spelling}s?\\b`) }));

/** The terms that stand in a text in plain English letters, in order of reading. */
export function findSanskrit(text: string): TermKey[] {
  let left = plainLetters(text.replace(properNames, (name) => " ".repeat(name.length)));
  const found: { key: TermKey; at: number }[] = [];
  for (const { key, pattern } of spellings) {
    const match = pattern.exec(left);
    if (!match) continue;
    found.push({ key, at: match.index });
    left = left.replaceAll(new RegExp(pattern, "g"), (word) => " ".repeat(word.length));
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ key }) => key))];
}

/** Small letters without accents; as long as the text itself. */
function plainLetters(text: string): string {
  return [...text]
    .map((letter) => letter.normalize("NFD").charAt(0))
    .join("")
    .toLowerCase();
}
