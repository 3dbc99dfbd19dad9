import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { Content } from "#app/content/read/content.ts";
import { writeDocument, YamlFile } from "#app/content/read/yaml-file.ts";
import { messagesFor, readPage } from "#app/content/testing/read-page.ts";

const prose = (...body: string[]) =>
  [
    "sections:",
    "  - kind: prose",
    "    heading: First breaths",
    "    body:",
    ...body.map((line) => `      ${line}`),
  ].join("\n");

test("a valid page has no problems", () => {
  expect(messagesFor(prose("- One sentence."))).toEqual([]);
});

const traps: [mistake: string, yaml: string, message: RegExp][] = [
  ["a colon in a sentence", prose("- Low blood pressure: stand up slowly."), /line 9, .*colon splits.*double quotes/s],
  ["a colon in a heading", prose("- One.").replace("First", "First: slow"), /line 7: .*colon splits/],
  ["a line further to the right", prose("- One.", "  - Two."), /line 10: .*part of the sentence.* line 9/],
  ["a line further to the left", prose("- One.", "- Two.").replace("      - Two", "    - Two"), /line 10: .*indented/],
  ["an invisible character", prose("- Take\u200b one."), /line 9: .*invisible character \(U\+200B\).*type them again/s],
  ["a hidden change of direction", prose('- "Take \\u202e one."'), /line 9: .*invisible character \(U\+202E\)/],
  ["words after a #", prose("- Take one # two"), /line 9: the words after #/],
  ["a mark at the start", prose("- *Softly*, please."), /line 9: .*begin with \* .*quotes/s],
  ["a link at the start", prose("- [Our answers](/faq) say more."), /line 9: .*begin with \[.*quotes/s],
  ["a fact at the start", prose("- {mail} is our address."), /line 9: .*begin with \{.*quotes/s],
  ["a quotation mark that is not closed", prose('- "One.'), /quotation mark is not closed/],
  ["a tab", prose("- One.", "\t- Two.").replace("      \t", "\t"), /line 10: .*tab/],
  ["a field that is there twice", prose("- One.") + "\n    heading: Again", /line 10: .*twice/],
  [
    "a number in place of words",
    prose("- One.").replace("First breaths", "108"),
    /line 7, .*"108" is not read as words/,
  ],
  ["an empty field", prose("- One.").replace("First breaths", ""), /line 7, .*it is empty/],
  ["an empty list", prose().replace("body:", "body: []"), /the list is empty/],
  ["a misspelt field", prose("- One.").replace("body", "bodi"), /no field named "bodi"/],
  [
    "a misspelt kind",
    prose("- One.").replace("prose", "prosa"),
    /no kind of section named "prosa".*Did you mean prose\?/s,
  ],
  ["marks in a heading", prose("- One.").replace("breaths", "*breaths*"), /cannot hold italics/],
  ["one sentence in place of a list", prose().replace("body:", "body: One."), /a list is expected here.*dash/s],
  ["an unknown block", prose("- bulets:", "    - One."), /no field named "bulets".*Did you mean bullets\?/s],
  [
    "a mistake inside a block",
    prose("- bullets:", "    - Slow.[@nobody1999]"),
    /bullets\[0\]: there is no study named/,
  ],
  ["a condition that does not exist", prose("- if the moon is full: One."), /"if the moon is full" is not a condition/],
  [
    "a field to confirm that is not there",
    prose("- One.") + "\n    confirm:\n      bodi: Is it true?",
    /no field "bodi" here/,
  ],
];
test.each(traps)("%s is explained", (_mistake, yaml, message) => {
  expect(messagesFor(yaml).join("\n")).toMatch(message);
});

test("no message leaks zod or yaml wording", () => {
  const messages = traps.flatMap(([, yaml]) => messagesFor(yaml)).join("\n");
  expect(messages).not.toMatch(/invalid|expected (string|object|array)|received|undefined|null|NaN|scalar|mapping/i);
});

test("a practice cannot be written without its caution", () => {
  const yaml = `sections:
  - kind: practice
    heading: Bend
    practice:
      title: Bend
      text: A bend.
      steps:
        - Bend.`;
  expect(messagesFor(yaml)).toEqual([expect.stringMatching(/line 8, sections\[0\].practice.caution: it is missing/)]);
});

const choice = prose("- if the founder is named: Our founder is {founder}.", "  otherwise: Our founder has no name.");

test("a choice shows the first wording that is true, and keeps its place in the file", () => {
  const read = (named: boolean) => new YamlFile("x", choice, { "if the founder is named": named });
  expect(readPage(choice).sections[0]).toMatchObject({ body: ["Our founder has no name."] });
  expect(JSON.stringify(read(true).value)).toContain("{founder}");
  expect(read(false).lineOfField("sections[0].body[0]")).toBe(6);
  expect(read(false).documentPath("sections[0].body[0]")).toEqual(["sections", 0, "body", 0, "otherwise"]);
});

test("a choice without a true wording is left out", () => {
  const yaml = prose("- One.", "- if the founder is named: Two.", "- Three.");
  expect(readPage(yaml).sections[0]).toMatchObject({ body: ["One.", "Three."] });
});

test("what is to be confirmed is collected and does not reach the page", () => {
  const file = new YamlFile("x", "mail: a@b.example\nconfirm:\n  mail: The address.", {});
  expect(file.value).toEqual({ mail: "a@b.example" });
  expect(file.unconfirmed).toEqual([
    { file: "x", line: 3, field: "mail", value: "a@b.example", needs: "The address." },
  ]);
});

test("changing one sentence of any file changes one line", () => {
  const content = new Content();
  content.readEverything();
  const isYaml = (name: string) => name.endsWith(".yaml");
  const files = [...content.files.values()].filter(({ name }) => isYaml(name));
  for (const { name, source } of files) expect(writeDocument(parseDocument(source)), name).toBe(source);
  expect(files.length).toBe(readdirSync("content", { recursive: true }).filter((name) => isYaml(String(name))).length);
});

test("kinds that do not show an intro do not accept one", () => {
  const quote = "sections:\n  - kind: quote\n    heading: A saying\n    intro: One.\n    quote: Two.";
  expect(messagesFor(quote).join()).toMatch(/no field named "intro"/);
});
