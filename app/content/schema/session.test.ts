import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { Content, type Source } from "#app/content/read/content.ts";

const content = new Content();
const [file = ""] = content.source.sessions();
const withText = (changed: string, text: string): Content => {
  const source: Source = { ...content.source, read: (name) => (name === changed ? text : content.source.read(name)) };
  return new Content(source, content.settings);
};
const change = (changes: object) =>
  withText(file, JSON.stringify({ ...JSON.parse(content.source.read(file)), ...changes }));

test.each([
  ["urgent-signs.yaml", "for chest pain", "stop"],
  ["rules.yaml", "Heart or lung disease", "avoid"],
] as const)("a session shows %s as it is worded now", (name, words, list) => {
  const file = `content/${name}`;
  const changed = withText(file, content.source.read(file).replace(words, "a new wording"));
  for (const session of changed.sessions) expect(session[list].join()).toContain("a new wording");
});

test("every form of a session has its sound and its captions", () => {
  for (const { short, ...session } of content.sessions)
    for (const { files } of short ? [session, short] : [session])
      for (const address of Object.values(files)) expect(statSync(`public${address}`).size).toBeGreaterThan(0);
});

const chapter = (start: number, end: number, lineEnd = end) => ({
  title: "A",
  start,
  end,
  hear: "B",
  words: [{ start, end: lineEnd, text: "C" }],
});

test.each<[string, object, string]>([
  ["an unknown sentence", { stop: ["{nothing}"] }, "{nothing} is not known here"],
  ["no cautions", { avoid: [] }, "the list is empty"],
  ["one chapter", { chapters: [{ title: "A", start: 0, end: 9, hear: "B", words: [] }] }, "there is only one chapter"],
  [
    "a line after its chapter",
    { chapters: [chapter(0, 9, 12), chapter(9, 20)] },
    "the time 9 is before the one listed ahead of it",
  ],
  ["chapters that overlap", { chapters: [chapter(0, 9), chapter(8, 20)] }, "the time 8 is before"],
  ["a chapter after the end", { seconds: 15, chapters: [chapter(0, 9), chapter(9, 20)] }, "the time 15 is before"],
  ["a length with decimals", { seconds: 9999.5 }, "is not a whole number"],
  ["an unknown field", { loudness: -19 }, 'no field named "loudness"'],
  ["a short form without its sound", { short: { minutes: 5 } }, "short.files: it is missing"],
])("a session with %s is refused", (_what, changes, problem) => {
  expect(() => change(changes).sessions).toThrow(problem);
});
