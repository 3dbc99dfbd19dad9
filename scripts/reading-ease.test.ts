import { expect, test } from "vitest";
import { readPage } from "#app/content/testing/read-page.ts";
import { countSyllables, readabilityOf, sentencesOf } from "#scripts/reading-ease.ts";

const page = {
  ...pageWith("Breathe *slowly* out.[@saper2017]"),
  title: "Two words",
  subtitle: "Three more words",
};

test("the longest sentence is found with its words", () => {
  expect(readabilityOf(page).longestSentence).toEqual({ words: 3, text: "Breathe slowly out." });
});

test("Sanskrit and labels are left out of the sentences", () => {
  expect(sentencesOf(gistOf("The {pranayama} is old. Breathe (softly.) Go"))).toEqual([
    "The is old.",
    "Breathe (softly.)",
  ]);
});

test.each([
  ["breath", 1],
  ["breathe", 1],
  ["breathed", 1],
  ["rested", 2],
  ["table", 2],
  ["times", 1],
  ["pauses", 2],
  ["meditation", 4],
  ["pressure", 2],
  ["people", 2],
  ["medicine", 3],
  ["physician", 3],
  ["exercise", 3],
  ["chanting", 2],
])("%s has %i syllables", (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables);
});

test("plain words read more easily than long ones", () => {
  const ease = (sentence: string) => readabilityOf({ ...page, gist: [sentence], sections: [] }).readingEase;
  expect(ease("Sit down. Rest your hands. Breathe out for six.")).toBeGreaterThan(90);
  expect(ease("Physiological considerations necessitate individualised contraindication evaluation.")).toBeLessThan(0);
});

function gistOf(sentence: string) {
  return pageWith(sentence).gist![0]!;
}

function pageWith(gist: string) {
  return readPage(`gist: ["${gist}"]\nsections: [{ kind: prose, heading: One, body: [Two.] }]`);
}
