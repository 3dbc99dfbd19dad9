import type { Term } from "#app/content/types.ts";

/** Everyday English by now, and the subject of every page: it is explained where it is introduced. */
const everyday = ["yoga"];

/** The practice's own name is not a term to explain. */
const properNames = /Nada Shanti/g;

const finders = new WeakMap<object, (text: string) => string[]>();

/** Finds the terms of a glossary that a text uses in plain English letters, in order of reading. */
export function sanskritFinder(glossary: Readonly<Record<string, Term>>): (text: string) => string[] {
  const finder = finders.get(glossary) ?? makeFinder(glossary);
  finders.set(glossary, finder);
  return finder;
}

function makeFinder(glossary: Readonly<Record<string, Term>>) {
  // The longest spelling first: "Yoga Nidra" is one term, not two.
  const spellings = Object.entries(glossary)
    .filter(([key]) => !everyday.includes(key))
    .flatMap(([key, { roman, spelled = [] }]) =>
      [...new Set([key, withoutAccents(roman), ...spelled])].map((spelling) => ({ key, spelling })),
    )
    .sort((a, b) => b.spelling.length - a.spelling.length)
    .map(({ key, spelling }) => ({ key, pattern: new RegExp(`\\b${spelling}s?\\b`, "g") }));

  return (text: string): string[] => {
    let left = withoutAccents(text.replace(properNames, (name) => " ".repeat(name.length)));
    const found: { key: string; at: number }[] = [];
    for (const { key, pattern } of spellings) {
      const at = left.search(pattern);
      if (at < 0) continue;
      found.push({ key, at });
      left = left.replace(pattern, (word) => " ".repeat(word.length));
    }
    return [...new Set(found.sort((a, b) => a.at - b.at).map(({ key }) => key))];
  };
}

/** Small letters without accents; as long as the text itself. */
function withoutAccents(text: string): string {
  return [...text]
    .map((letter) => letter.normalize("NFD").charAt(0))
    .join("")
    .toLowerCase();
}
