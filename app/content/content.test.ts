import { expect, test } from "vitest";
import { glossary } from "#app/content/glossary.ts";
import { pages } from "#app/content/pages/index.ts";
import { studies } from "#app/content/studies.ts";
import type { SitePath } from "#app/content/types.ts";
import { checkContent } from "#app/checks/check-pages.ts";
import { describeProblem } from "#app/page/content-problem.ts";
import { textsOf } from "#app/page/page-texts.ts";

test("nothing in the content needs mending", () => {
  expect(checkContent(pages, { studies, glossary }).map(describeProblem)).toEqual([]);
});

test.each(Object.keys(pages) as SitePath[])(
  "%s has no Sanskrit letters in its English: terms carry their mark",
  (path) => {
    const english = textsOf(pages[path])
      .filter(({ key }) => key !== "roman" && key !== "devanagari")
      .flatMap(({ text }) => (typeof text === "string" ? text : text.filter((part) => typeof part === "string")));
    expect(english.filter(hasSanskritLetters)).toEqual([]);
  },
);

test("the glossary says meanings in English letters", () => {
  const meanings = Object.values(glossary).map(({ meaning }) => meaning);
  expect(meanings.filter(hasSanskritLetters)).toEqual([]);
});

function hasSanskritLetters(words: string): boolean {
  return /[āīūṛṝḷṅñṭḍṇśṣṃḥ\u0900-\u097f]/i.test(words);
}
