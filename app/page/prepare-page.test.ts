import { expect, test } from "vitest";
import { glossary } from "#app/content/glossary.ts";
import type { StudyKey } from "#app/content/studies.ts";
import { cite, link, sa, text, type Text } from "#app/content/text.ts";
import type { PageContent, Section } from "#app/content/types.ts";
import { preparePage } from "#app/page/prepare-page.ts";

const page = (sections: readonly Section[], more: Partial<PageContent> = {}): PageContent => ({
  title: "A page",
  subtitle: "Under the title",
  description: "For search results.",
  family: "breath",
  sections,
  ...more,
});
const prose = (heading: string, ...body: (Section & { kind: "prose" })["body"]): Section => ({
  kind: "prose",
  heading,
  body,
});
const numbersIn = (prepared: unknown) =>
  [...JSON.stringify(prepared).matchAll(/"numbers":(\[[^\]]*\])/g)].map(([, numbers]) => JSON.parse(numbers!));

test("sources are numbered in the order in which they are read, and a study keeps its number", () => {
  const prepared = preparePage(
    "/pranayam",
    page(
      [
        prose("One", text`Slow.${cite("zaccaro2018", "fincham2023")}`),
        prose("Two", text`Again.${cite("fincham2023")}`),
      ],
      { gist: [text`First.${cite("fincham2023")}`, "Second."] },
    ),
  );
  expect(numbersIn(prepared.gist)).toEqual([[1]]);
  expect(numbersIn(prepared.sections)).toEqual([[2, 1], [1]]);
  expect(prepared.references.map(({ number, key }) => [number, key])).toEqual([
    [1, "fincham2023"],
    [2, "zaccaro2018"],
  ]);
  expect(prepared.references[0]).toMatchObject({ year: 2023, authors: expect.stringContaining("Fincham") });
});

test("the place where a source is first cited is marked, and a study that only a card names has none", () => {
  const cards: Section = {
    kind: "studies",
    heading: "Studies",
    studies: [
      { study: "saper2017", summary: "On a card alone." },
      { study: "wieland2022", summary: "On a card, and cited after it." },
    ],
  };
  const { sections, references } = preparePage(
    "/research",
    page([cards, prose("One", text`Both.${cite("wieland2022", "wu2019")}`, text`Again.${cite("wu2019")}`)]),
  );
  const firsts = [...JSON.stringify(sections).matchAll(/"numbers":(\[[^\]]*\])(?:,"first":(\[[^\]]*\]))?/g)];
  expect(firsts.map(([, numbers, first]) => [numbers, first])).toEqual([
    ["[2,3]", "[2,3]"],
    ["[3]", undefined],
  ]);
  expect(references.map(({ cited }) => cited)).toEqual([false, true, true]);
});

test("a practice is read from its caution to its steps, however it was typed", () => {
  const practice: Section = {
    kind: "practice",
    practice: {
      steps: [text`Bend.${cite("cramer2015")}`],
      caution: { avoid: [text`Not with glaucoma.${cite("jasien2015")}`] },
      text: "A bend.",
      title: "Bend",
    },
    heading: "Bend",
  };
  const { references } = preparePage("/pranayam", page([practice]));
  expect(references.map(({ key }) => key)).toEqual(["jasien2015", "cramer2015"]);
});

test("a study card adds its study before the sources of its summary", () => {
  const cards: Section = {
    kind: "studies",
    heading: "Studies",
    studies: [{ summary: text`Compare.${cite("saper2017")}`, study: "wieland2022" }],
  };
  const { references } = preparePage("/research", page([cards]));
  expect(references.map(({ key }) => key)).toEqual(["wieland2022", "saper2017"]);
});

test("a Sanskrit term is explained at its first use that is not bare, and only there", () => {
  const prepared = preparePage(
    "/pranayam",
    page([
      prose("One", text`${sa("om", "bare")} and ${sa("japa")}.`, { bullets: [text`${sa("om")}`, text`${sa("om")}`] }),
    ]),
  );
  const explained = [
    ...JSON.stringify(prepared.sections).matchAll(/"key":"(\w+)","roman":"[^"]+","bare":\w+(,"first")?/g),
  ];
  expect(explained.map(([, key, first]) => [key, Boolean(first)])).toEqual([
    ["om", false],
    ["japa", true],
    ["om", true],
    ["om", false],
  ]);
  expect(JSON.stringify(prepared.sections)).toContain(glossary.om.devanagari);
  expect(prepared.words).toEqual([
    { key: "om", ...glossary.om },
    { key: "japa", ...glossary.japa },
  ]);
});

test("every section has a place of its own, in plain letters", () => {
  const sections = [
    prose("What is prāṇāyāma?"),
    prose("What is Pranayama"),
    prose("References"),
    { ...prose("Later"), id: "who" },
    prose("Who?"),
    prose("ॐ"),
  ];
  expect(preparePage("/pranayam", page(sections)).sections.map(({ id }) => id)).toEqual([
    ...["what-is-pranayama", "what-is-pranayama-2", "references-2", "who", "who-2", "section"],
  ]);
});

test("the contents list starts at five visible headings and leaves quotes out", () => {
  const quote: Section = { kind: "quote", heading: "A saying", quote: "Breathe." };
  const four = ["A", "B", "C", "D"].map((heading) => prose(heading));
  expect(preparePage("/pranayam", page([...four, quote])).contents).toEqual([]);
  expect(preparePage("/pranayam", page([...four, quote, prose("E")])).contents).toEqual(
    ["A", "B", "C", "D", "E"].map((heading) => ({ id: heading.toLowerCase(), heading })),
  );
});

test("the content is left as it was and the result is plain data", () => {
  const content = page([prose("One", text`See ${link("/faq", "the FAQ")} on ${sa("om")}.${cite("saper2017")}`)]);
  const before = structuredClone(content);
  const prepared = preparePage("/pranayam", content);
  expect(content).toEqual(before);
  expect(JSON.parse(JSON.stringify(prepared))).toEqual(prepared);
});

test("an unknown study is refused with file, field and mend", () => {
  const content = page([prose("One", "Fine.", text`Wrong.${cite("nobody1999" as StudyKey)}`)]);
  expect(() => preparePage("/pranayam", content)).toThrow(
    'app/content/pages/pranayam.ts: sections[0].body[1]: no study is called "nobody1999". Mend: use a key of',
  );
});

test("a term may not be explained in the name of a row, which is said again at each of its cells", () => {
  const table = (name: Text): Section => ({
    kind: "comparison",
    heading: "Breaths",
    caption: "Breaths",
    columns: ["Breath", "Count"],
    rows: [[name, text`${sa("om")}`]],
  });
  const explained = page([table(text`Even breath, ${sa("samavritti")}`)]);
  expect(() => preparePage("/pranayam", explained)).toThrow(
    'app/content/pages/pranayam.ts: sections[0].rows[0][0]: "samavritti" would be explained in the name of a row. Mend: write sa("samavritti", "bare") here',
  );
  const intro = text`Called ${sa("samavritti")}.`;
  const mended = page([{ ...table(text`Even breath, ${sa("samavritti", "bare")}`), intro }]);
  expect(() => preparePage("/pranayam", mended)).not.toThrow();
});

test.each([
  ["used twice", "a", "a", '"a" is used twice'],
  ["kept for the page's own parts", "words", "b", '"words" is kept'],
  ["not plain", "Who waits?", "b", 'write it as "who-waits"'],
])("a place that is %s is refused", (_case, first, second, reason) => {
  const content = page([
    { ...prose("One"), id: first },
    { ...prose("Two"), id: second },
  ]);
  expect(() => preparePage("/", content)).toThrow(reason);
  expect(() => preparePage("/", content)).toThrow(/^app\/content\/pages\/home\.ts: sections\[\d\]\.id: /);
});
