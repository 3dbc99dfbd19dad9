import type { Report } from "#app/content/schema/fields.ts";

/** How each Sanskrit vowel is respelled. “uh” and “ih” end a syllable; “u” and “i” stand before a consonant. */
const respelled: Readonly<Record<string, readonly string[]>> = {
  a: ["uh", "u"],
  ā: ["aa"],
  i: ["ih", "i"],
  ī: ["ee"],
  u: ["uu"],
  ū: ["oo"],
  ṛ: ["rih", "ri"],
  e: ["ay"],
  ai: ["ai"],
  o: ["oh"],
  au: ["au"],
};
const long = /^(?:ā|ī|ū|e|ai|o|au)$/;
const consonants = "[bcdfghjklmnprstvyz]*";
const spokenSyllable = /* @__PURE__ */ new RegExp(
  `^${consonants}?(?<vowel>r?ih$|uh$|aa|ee|uu|oo|ay|ai|oh|au|r?i(?!h)|u(?!h))${consonants}$`,
);

type Syllable = { vowel: string; heavy: boolean; echo: boolean };

/** The syllables of Sanskrit in IAST. At the end of a line, ḥ echoes the vowel before it as a syllable of its own. */
export function syllablesOf(roman: string): Syllable[] {
  const letters = roman
    .normalize("NFC")
    .toLowerCase()
    .replace(/ḥ\s*(?=\n|$)/g, "=")
    .replace(/[^\p{L}=]/gu, "")
    .replace(/([kgcjṭḍtdpb])h/g, "$1");
  return [...letters.matchAll(/(a[iu]|[aāiīuūṛeo])([^aāiīuūṛeo]*)/g)].flatMap(([, vowel = "", after = ""]) => {
    const syllable = { vowel, heavy: long.test(vowel) || after.length > 1, echo: false };
    const short = { ā: "a", ī: "i", ū: "u" }[vowel] ?? vowel;
    return after.startsWith("=") ? [syllable, { vowel: short, heavy: false, echo: true }] : [syllable];
  });
}

/** The usual rule for Sanskrit: the last heavy syllable before the final one, but at most the fourth from the end. */
export function stressedSyllable(word: readonly Syllable[]): number {
  const spoken = word.filter(({ echo }) => !echo);
  const last = spoken.length - 1;
  for (let i = last - 1; i > Math.max(last - 3, 0); i -= 1) if (spoken[i]!.heavy) return i;
  return Math.max(last - 3, 0);
}

/** Reports where a respelling such as `praa-naa-*yaa*-muh` gives other vowels or another stress than the Sanskrit has. */
export function checkRespelling(roman: string, say: string, report: Report): void {
  if (/[A-Z]/.test(say))
    return report(`“${say}” has capitals, which screen readers spell out`, "Write *praa* for stress");
  const expected = syllablesOf(roman);
  const words = say.split(/[\s,]+/).map((word) => word.split("-"));
  const count = words.flat().length;
  if (count !== expected.length)
    return report(`“${say}” has ${count} syllables, but “${roman}” has ${expected.length}`, "Write one for each vowel");
  let done = 0;
  for (const word of words) {
    const sanskrit = expected.slice(done, (done += word.length));
    const stressed = stressedSyllable(sanskrit);
    word.forEach((marked, i) => {
      const syllable = marked.replace(/^\*(.+)\*$/, "$1");
      const { vowel } = sanskrit[i]!;
      const choice = respelled[vowel]!;
      const found = spokenSyllable.exec(syllable)?.groups?.["vowel"];
      if (!found || !choice.some((spelling) => found === spelling || found === `r${spelling}`))
        report(`the syllable “${syllable}” should have the vowel ${vowel}`, `Spell it ${choice.join(" or ")}`);
      else if (word.length > 1 && (marked !== syllable) !== (i === stressed))
        report(
          `“${word.join("-")}” has its stress in the wrong place`,
          `Write *${word[stressed]!.replaceAll("*", "")}*, and no other syllable, between stars`,
        );
    });
  }
}
