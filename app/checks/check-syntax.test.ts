import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import * as texts from "#app/content/text.ts";
import { describeProblem } from "#app/page/content-problem.ts";
import { checkWriting } from "#app/checks/check-syntax.ts";
import { markup } from "#app/checks/explain-type-error.ts";
import { explainSigns } from "#app/checks/explain-syntax-error.ts";
import { lineOf } from "#app/checks/find-line.ts";

const pranayam = "app/content/pages/pranayam.ts";
const testimonials = "app/content/testimonials.ts";
const about = "app/content/pages/about.ts";

/** The files with one place changed in each of them, by what stood there. */
function changed(...changes: [file: string, from: string, to: string][]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [file, from, to] of changes) {
    const text = files[file] ?? readFileSync(file, "utf8");
    expect(text).toContain(from);
    files[file] = text.replace(from, () => to);
  }
  return files;
}
test.each<[string, string, string, RegExp]>([
  [
    "a lost quote",
    'title: "Pranayam"',
    'title: "Pranayam',
    /line 5: title: the words have no quote at their end\. Mend/,
  ],
  ["a quote in quotes", '"Pranayam"', '"The "Pranayam" page"', /line 5: title: a quote, comma or bracket.*Mend.*“so”/],
  ["a lost comma", '"Pranayam",', '"Pranayam"', /line 6: subtitle: a quote, comma or bracket.*the line above/],
  ["a lost bracket", 'due: "2027-11-15" }', 'due: "2027-11-15"', /line 16: sections: a bracket that was opened above/],
])("%s is told with its line", (_what, from, to, line) => {
  const text = changed([pranayam, from, to])[pranayam]!;
  const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
  expect(explainSigns(pranayam, text, diagnostics).map(describeProblem)).toEqual([expect.stringMatching(line)]);
});

test("whatever a sentence may hold is known to who explains that it was not brought in", () => {
  const forCode = ["joinTexts", "plain"];
  expect(
    Object.keys(texts)
      .filter((name) => !forCode.includes(name))
      .sort(),
  ).toEqual(markup);
});

test("what does not fit is told once, with file, line, field and mend", () => {
  const files = changed(
    [pranayam, 'title: "', 'titel: "'],
    [pranayam, 'sa("pranayama")', 'sa("pranayamma")'],
    [pranayam, 'cite("zaccaro2018")', 'cite("zaccaro2018")}${em("x")'],
    [pranayam, "strong, text }", "strong, outside, text }"],
    [about, '"/gallery"', '"/galery"'],
    [testimonials, "rating: 5", "rating: 6"],
    [testimonials, '    location: "Leeds",\n', ""],
    [testimonials, "corporate: {", '"ageing": {'],
    ["app/content/site.ts", "offline: true as boolean", 'offline: "false"'],
    ["app/routes.ts", 'route("/terms"', 'route("/new-page", contentPage, { id: "new-page" }),\n  route("/terms"'],
  );
  const lines = checkWriting(files).map(describeProblem);
  const expected = [
    /pranayam\.ts, line 5: titel: no field is called titel here\. Mend: write title\./,
    /pranayam\.ts, line \d+: sections\[1\]\.body\[0\]: "pranayamma" is not known here\. Mend: .*glossary\.ts/,
    /pranayam\.ts, line \d+: sections\[1\]\.body\[1\]: em is used but not brought in\. Mend: .*text\.ts/,
    /pranayam\.ts, line 1: outside: outside is not used any more\. Mend: take it out/,
    /about\.ts, line \d+: .*there is no page "\/galery"\. Mend: .*routes\.ts/,
    /testimonials\.ts, line \d+: teacher-training\.rating: 6 is not known here\. Mend: use one of 1, 2, 3, 4, 5\./,
    /testimonials\.ts, line \d+: mental-health: location is missing\. Mend: write it/,
    /testimonials\.ts, line \d+: ageing: this name is there twice\. Mend/,
    /site\.ts, line \d+: offline: "false" does not fit here\. Mend: write true or false, without quotes\./,
    /index\.ts, line \d+: pages: the address "\/new-page" has no words\. Mend: write app\/content\/pages\/new-page\.ts/,
  ];
  for (const line of expected) expect(lines).toContainEqual(expect.stringMatching(line));
});

describe("the line of a field", () => {
  const source = [
    "const needs = 1;",
    "export const page: Page = {",
    '  title: "x",',
    "  sections: [",
    "    { kind: 1 },",
    "    {",
    "      body: unconfirmed([",
    "        text`a`,",
    "        text`b`,",
    '      ], "why"),',
    "    },",
    "  ],",
    "} as const;",
  ].join("\n");

  test.each([
    ["title", 3],
    ["page.title", 3],
    ["sections[1].body[1][0].to", 9],
    ["sections[1].heading", 6],
    ["reviewed.due", undefined],
  ])("%s is on line %s", (field, line) => expect(lineOf(source, field)).toBe(line));
});
