import { expect, test } from "vitest";
import { counted, template, type Template } from "#app/content/schema/fields.ts";

/** What the build writes for a template, as a function again. */
const built = ({ source }: Template) => new Function(`return ${source}`)() as (value: string | number) => string;

test.each([
  ["plain words", template("title").parse("{title} costs $5, `really`. {title}!"), "Om", "Om costs $5, `really`. Om!"],
  ["a large number", template("limit", "number").parse("At most {limit}."), 5000, "At most 5,000."],
  ["one", counted("minutes").parse({ one: "A minute.", other: "{minutes} minutes." }), 1, "A minute."],
  ["several", counted("minutes").parse({ one: "A minute.", other: "{minutes} minutes." }), 2, "2 minutes."],
])("a template writes %s, in Node and in the build", (_case, words, value, written) => {
  expect(words(value)).toBe(written);
  expect(built(words)(value)).toBe(written);
});
