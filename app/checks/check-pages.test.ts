import { describe, expect, test } from "vitest";
import { glossary } from "#app/content/glossary.ts";
import { studies, type StudyKey } from "#app/content/studies.ts";
import { cite, link, text } from "#app/content/text.ts";
import type { PageContent, Section, SitePath, Verse } from "#app/content/types.ts";
import { checkContent } from "#app/checks/check-pages.ts";
import { describeProblem } from "#app/page/content-problem.ts";

const sound: PageContent = {
  title: "Pranayam",
  subtitle: "Breathing practices",
  description: "Yoga breathing for beginners: a first practice of ten breaths, who should avoid which breath, and why.",
  family: "breath",
  gist: ["One.", "Two."],
  reviewed: { written: "2026-01-31", due: "2027-01-31" },
  sections: [{ kind: "prose", heading: "First breaths", body: [text`Slow.${cite("fincham2023")}`] }],
};
const verses = (...changes: Partial<Verse>[]): Section => ({
  kind: "verses",
  heading: "Verses",
  verses: changes.map((change) => ({
    ...{ title: "Om", devanagari: "ॐ ॥", roman: "oṃ", say: "OHM", meaning: "A sound.", source: "Old" },
    ...change,
  })),
});
const check = (pages: Partial<Record<SitePath, PageContent>>, sources = {}) =>
  checkContent(pages, { studies, glossary, ...sources });
const checkPage = (changes: Partial<PageContent>) =>
  check({ "/pranayam": { ...sound, ...changes } }).map(({ field, problem }) => `${field}: ${problem}`);

test("a sound page has no problems", () => {
  expect(checkPage({})).toEqual([]);
});

test.each<[string, Partial<PageContent>, string]>([
  ["a long title", { title: "x".repeat(61) }, "title: it has 61 characters"],
  ["a long subtitle", { subtitle: "x".repeat(121) }, "subtitle: it has 121 characters"],
  ["a short description", { description: "x".repeat(69) }, "description: it has 69 characters"],
  ["a missing gist", { gist: undefined }, "gist: it has 0 entries"],
  ["a long gist", { gist: ["a", "b", "c", "d"] }, "gist: it has 4 entries"],
  ["an empty text", { gist: ["a", " "] }, "gist[1]: it is empty"],
  ["no section", { sections: [] }, "sections: the page has none"],
  ["a verse with a bar", { sections: [verses({ roman: "oṃ |" })] }, "verses[0].roman: it holds a bar"],
  [
    "a verse of uneven lines",
    { sections: [verses({ roman: "oṃ\noṃ" })] },
    "verses[0]: its two scripts differ in lines",
  ],
  ["two verses of one title", { sections: [verses({}, {})] }, 'verses[1].title: "Om" stands twice'],
  ["no review date", { reviewed: undefined }, "reviewed: a health page has no review dates"],
  ["a day that does not exist", { reviewed: { written: "2026-02-30", due: "2027-01-01" } }, '"2026-02-30" is no day'],
  ["a review before the writing", { reviewed: { written: "2026-01-31", due: "2026-01-31" } }, "it is not after"],
  [
    "a way on to itself",
    { next: [nextTo("/pranayam"), nextTo("/pranayam")] },
    "next[1].to: it leads to this very page",
  ],
  ["a link to no place", { gist: ["a", text`${link("/pranayam#nowhere", "x")}`] }, "/pranayam has no place #nowhere"],
  ["a button to no page", { actions: [{ label: "x", to: "/nowhere" as SitePath }] }, "there is no page /nowhere"],
  ["an unknown study", { gist: ["a", text`b${cite("x" as StudyKey)}`] }, 'no study is called "x"'],
])("%s is found", (_case, changes, problem) => {
  expect(checkPage(changes)).toContainEqual(expect.stringContaining(problem));
});

test("links to a section, to the references and to mail are fine", () => {
  expect(
    checkPage({
      gist: ["a", text`${link("/pranayam#first-breaths", "x")}${link("/pranayam#references", "y")}`],
      actions: [{ label: "Write", to: "mail" }],
    }),
  ).toEqual([]);
});

test("two pages with one title and one description are found", () => {
  const twins = check({ "/pranayam": sound, "/meditation": sound });
  expect(twins.map(describeProblem)).toEqual([
    expect.stringContaining("meditation.ts: title: it is the same as in app/content/pages/pranayam.ts. Mend: "),
    expect.stringContaining("meditation.ts: description: it is the same"),
  ]);
});

describe("sources and words", () => {
  const study = { ...studies.saper2017, doi: "https://doi.org/10.7326/M16-2579" };
  const term = { roman: "oṃ", devanagari: "Om", say: "ohm", meaning: "" };

  test.each([
    ["a study without a DOI", { studies: { nobody: { ...study, doi: undefined } } }, "nobody: it has no DOI"],
    ["a DOI with its address", { studies: { nobody: study } }, "is no DOI"],
    ["other letters than Devanagari", { glossary: { om: term } }, "om.devanagari: it holds other letters"],
    ["a word without stress", { glossary: { om: term } }, "om.say: no syllable is stressed"],
    ["a word without meaning", { glossary: { om: term } }, "om.meaning: it is empty"],
  ])("%s is found", (_case, sources, problem) => {
    expect(check({}, sources).map(describeProblem)).toContainEqual(expect.stringContaining(problem));
  });
});

function nextTo(to: SitePath) {
  return { to, why: "Because." };
}
