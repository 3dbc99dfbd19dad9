import { expect, test } from "vitest";
import { glossary } from "#app/content/content.ts";
import { readPage } from "#app/content/testing/read-page.ts";
import { preparePage } from "#app/page/prepare-page.ts";

const prepare = (yaml: string) => preparePage("/pranayam", readPage(yaml));
const prose = (heading: string, ...body: string[]) =>
  `  - kind: prose\n    heading: ${heading}\n    body:\n${body.map((text) => `      - "${text}"\n`).join("")}`;
const numbersIn = (prepared: unknown) =>
  [...JSON.stringify(prepared).matchAll(/"numbers":(\[[^\]]*\])/g)].map(([, numbers]) => JSON.parse(numbers!));

test("sources are numbered in the order in which they are read, and a study keeps its number", () => {
  const { gist, sections, references } = prepare(`gist:
  - First.[@fincham2023]
  - Second.
sections:
${prose("One", "Slow.[@zaccaro2018; @fincham2023]")}${prose("Two", "Again.[@fincham2023]")}`);
  expect(numbersIn(gist)).toEqual([[1]]);
  expect(numbersIn(sections)).toEqual([[2, 1], [1]]);
  expect(references.map(({ number, key }) => [number, key])).toEqual([
    [1, "fincham2023"],
    [2, "zaccaro2018"],
  ]);
  expect(references[0]).toMatchObject({ year: 2023, authors: expect.stringContaining("Fincham") });
});

test("the place where a source is first cited is marked, and a study that only a card names has none", () => {
  const { sections, references } = prepare(`sections:
  - kind: studies
    heading: Studies
    studies:
      - study: saper2017
        summary: On a card alone.
      - study: wieland2022
        summary: On a card, and cited after it.
${prose("One", "Both.[@wieland2022; @wu2019]", "Again.[@wu2019]")}`);
  const firsts = [...JSON.stringify(sections).matchAll(/"numbers":(\[[^\]]*\]),"first":(\[[^\]]*\])/g)];
  expect(firsts.map(([, numbers, first]) => [numbers, first])).toEqual([
    ["[2,3]", "[2,3]"],
    ["[3]", "[]"],
  ]);
  expect(references.map(({ cited }) => cited)).toEqual([false, true, true]);
});

test("a practice is read from its caution to its steps, whatever the order in the file", () => {
  const { references } = prepare(`sections:
  - kind: practice
    practice:
      steps:
        - Bend.[@cramer2015]
      caution:
        avoid:
          - Not with glaucoma.[@jasien2015]
      text: A bend.
      title: Bend
    heading: Bend`);
  expect(references.map(({ key }) => key)).toEqual(["jasien2015", "cramer2015"]);
});

test("a study card adds its study before the sources of its summary", () => {
  const { references } = prepare(`sections:
  - kind: studies
    heading: Studies
    studies:
      - summary: Compare.[@saper2017]
        study: wieland2022`);
  expect(references.map(({ key }) => key)).toEqual(["wieland2022", "saper2017"]);
});

test("a Sanskrit term is explained at its first use that is not plain, and only there", () => {
  const { sections, sanskritTerms } = prepare(`sections:
  - kind: prose
    heading: One
    body:
      - "{om, plain} and {japa}."
      - bullets:
          - "{om}"
          - "{om}"`);
  const explained = [...JSON.stringify(sections).matchAll(/"key":"(\w+)","roman":"[^"]+"(,"meaning")?/g)];
  expect(explained.map(([, key, first]) => [key, Boolean(first)])).toEqual([
    ["om", false],
    ["japa", true],
    ["om", true],
    ["om", false],
  ]);
  expect(JSON.stringify(sections)).toContain(glossary.om!.meaning);
  expect(sanskritTerms).toMatchObject([
    { key: "om", ...glossary.om },
    { key: "japa", ...glossary.japa },
  ]);
});

test("every section has a fragment of its own, in plain letters", () => {
  const headings = ["Pranayama?", "Pranayama", "References", "Later", "Who?", "!!"];
  const yaml = headings.map((heading) => prose(`"${heading}"`, "Words.")).join("");
  const { sections } = prepare(`sections:\n${yaml.replace('"Later"', '"Later"\n    id: who')}`);
  expect(sections.map(({ id }) => id)).toEqual([
    ...["pranayama", "pranayama-2", "references-2", "who", "who-2", "section"],
  ]);
});

test("the contents list starts at five visible headings and leaves quotes out", () => {
  const sections = ["A", "B", "C", "D"].map((heading) => prose(heading, "Words.")).join("");
  const quote = "  - kind: quote\n    heading: A saying\n    quote: Breathe.\n    picture: mala-linen\n";
  expect(prepare(`sections:\n${sections}${quote}`).contents).toEqual([]);
  expect(prepare(`sections:\n${sections}${quote}${prose("E", "Words.")}`).contents).toEqual(
    ["A", "B", "C", "D", "E"].map((heading) => ({ id: heading.toLowerCase(), heading })),
  );
});

test("the content is left unchanged and the result is plain data", () => {
  const page = readPage(`sections:\n${prose("One", "See [the FAQ](/faq) on {om}.[@saper2017]")}`);
  const before = structuredClone(page);
  const prepared = preparePage("/pranayam", page);
  expect(page).toEqual(before);
  expect(JSON.parse(JSON.stringify(prepared))).toEqual(prepared);
});
