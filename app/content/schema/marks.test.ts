import { expect, test } from "vitest";
import { readText, type Names } from "#app/content/schema/marks.ts";
import { plain, type Inline } from "#app/content/text.ts";

const mail: Inline = { kind: "outside", href: "mailto:a@b.example", words: "a@b.example" };
const names: Names = {
  paths: ["/", "/faq", "/stress-buster"],
  studies: { wu2019: {}, saper2017: {} },
  glossary: { om: { roman: "oṃ" }, kumbhaka: { roman: "kumbhaka" } },
  quotable: { name: "The Practice", mail },
  rules: {
    lying: { full: ["Lie on your side."], short: "See how to lie." },
    list: { full: ["One of these:", { bullets: ["Ill."] }], short: "Ill? Ask." },
  },
};

function read(source: string) {
  const problems: string[] = [];
  const text = readText(source, names, (problem, fix) => problems.push(`${problem}: ${fix}`));
  return { text, problems };
}

test.each<[string, Inline]>([
  ["*softly*", { kind: "em", words: "softly" }],
  ["**firmly**", { kind: "strong", words: "firmly" }],
  ["[our answers](/faq)", { kind: "link", to: "/faq", words: "our answers" }],
  ["[home](/#start)", { kind: "link", to: "/#start", words: "home" }],
  ["[the paper](https://doi.org/10.1)", { kind: "outside", href: "https://doi.org/10.1", words: "the paper" }],
  ["[call 112](tel:112)", { kind: "outside", href: "tel:112", words: "call 112" }],
  ["[@wu2019; @saper2017]", { kind: "cite", keys: ["wu2019", "saper2017"] }],
  ["{om}", { kind: "term", key: "om", roman: "oṃ", unexplained: false }],
  ["{om, plain}", { kind: "term", key: "om", roman: "oṃ", unexplained: true }],
  ["{mail}", mail],
])("%s is read", (source, part) => {
  expect(read(`Before ${source} after.`)).toEqual({ text: ["Before ", part, " after."], problems: [] });
});

test("a text without marks stays a string, facts and escaped characters included", () => {
  expect(read("We are {name}. 2 \\* 3, \\[sic\\].")).toEqual({
    text: "We are The Practice. 2 * 3, [sic].",
    problems: [],
  });
});

test.each([
  ["Rest. {lying}", "Rest. Lie on your side."],
  ["Rest. {lying, short}", "Rest. See how to lie."],
  ["{list, short}", "Ill? Ask."],
])("the rule in %s is written out", (source, text) => {
  expect(read(source)).toEqual({ text, problems: [] });
});

test.each([
  ["Slow.[@wu2091]", 'no study named "wu2091": Did you mean wu2019?'],
  ["Hold: {kumbaka}.", 'no term "kumbaka": Did you mean kumbhaka?'],
  ["See [this](/stress-busters).", "no page /stress-busters: Did you mean /stress-buster?"],
  ["See [this](www.example.com).", '"www.example.com" is not an address'],
  ["See [this](http://example.com).", "begins with https://"],
  ["Call [us](tel:12-34).", '"tel:12-34" is not an address'],
  ["{om, bare}", '"bare" means nothing after a term'],
  ["{lyin}", "Did you mean lying?"],
  ["{lying, brief}", '"brief" means nothing after a rule'],
  ["{list}", "Write {list, short} here, or - rule: list on a line of its own"],
  ["One *star", "a * has no partner"],
  ["An [open bracket", "a [ has no partner"],
  ["See [this](/faq for more.", "the link is not closed: Add ) after its address"],
])("%s is refused with advice", (source, message) => {
  expect(read(source).problems).toEqual([expect.stringContaining(message)]);
});

test("the words of a text leave out its sources", () => {
  expect(plain(read("Breathe *slowly* with {om}.[@wu2019]").text)).toBe("Breathe slowly with oṃ.");
});
