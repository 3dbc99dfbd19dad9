import { expect, test } from "vitest";
import { glossary } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { pageShape } from "#app/content/schema/page.ts";
import { checkRespelling, stressedSyllable, syllablesOf } from "#app/content/schema/respelling.ts";
import { textsOf } from "#app/content/schema/visit-texts.ts";
import { plain } from "#app/content/text.ts";

function problems(roman: string, say: string) {
  const found: string[] = [];
  checkRespelling(roman, say, (problem) => found.push(problem));
  return found;
}

const allVerses = Object.values(pages).flatMap(({ sections }) =>
  sections.flatMap((section) => (section.kind === "verses" ? section.verses : [])),
);

test.each([...Object.values(glossary), ...allVerses])(
  "“$say” has the vowels, the syllables and the stress of $roman",
  ({ roman, say }) => expect(problems(roman, say)).toEqual([]),
);

test.each([
  ["sthira", "*stee*-ruh"],
  ["dhiyo", "*dee*-yoh"],
  ["bhuvaḥ svaḥ", "*bhoo*-vuh *svuh*-huh"],
  ["sukhino", "*soo*-khih-noh"],
  ["niyama", "*nee*-yuh-muh"],
  ["nāda", "*nuh*-duh"],
  ["amṛta", "*uh*-mih-tuh"],
  ["mantra", "*muhn*-truh"],
])("a wrong vowel in %s, respelled “%s”, is found", (roman, say) => {
  expect(problems(roman, say)).toHaveLength(1);
  expect(problems(roman, say)[0]).toMatch(/should have the vowel/);
});

test.each([
  ["a missing syllable", "prāṇāyāma", "praa-*yaa*-muh", /3 syllables.* has 4/],
  ["stress in the wrong place", "prāṇāyāma", "*praa*-naa-yaa-muh", /stress/],
  ["no stress", "yoga", "yoh-guh", /stress/],
  ["capitals", "yoga", "YOH-guh", /screen readers spell out/],
])("%s is found", (_mistake, roman, say, problem) => expect(problems(roman, say).join()).toMatch(problem));

test.each([
  ["a heavy syllable before the last", "prāṇāyāma", 2],
  ["a heavy one before that", "pracodayāt", 1],
  ["the fourth from the end where all are light", "upaniṣad", 0],
  ["two consonants make a syllable heavy", "gāyatrī", 1],
])("the stress is on %s", (_rule, roman, syllable) => expect(stressedSyllable(syllablesOf(roman))).toBe(syllable));

test("ḥ is a syllable of its own at the end of a line only", () => {
  expect(syllablesOf("śāntiḥ śāntiḥ").map(({ vowel }) => vowel)).toEqual(["ā", "i", "ā", "i", "i"]);
});

test("a respelling quoted in a sentence is one of the glossary", () => {
  const known = Object.values(glossary).map(({ say }) => say.replaceAll("*", ""));
  const quoted = Object.values(pages)
    .flatMap((page) => textsOf(pageShape, page))
    .flatMap(({ text }) => [...plain(text).matchAll(/\bsay “([^”]*-[^”]*)”/gi)].map(([, say]) => say));
  expect(quoted.filter((say) => !known.includes(say!))).toEqual([]);
  expect(quoted).not.toEqual([]);
});
