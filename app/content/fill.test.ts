import { expect, test } from "vitest";
import { fill, fillCount } from "#app/content/fill.ts";

const minutes = { one: "A minute.", other: "{minutes} minutes." };

test.each([
  ["every gap of the same name", fill("{title} costs $5. {title}!", { title: "Om" }), "Om costs $5. Om!"],
  ["nothing into a gap of another name", fill("{title}", { time: "6:12" }), "{title}"],
  ["words with a dollar sign as they are", fill("{title}", { title: "$& $1" }), "$& $1"],
  ["the wording for one", fillCount(minutes, { minutes: 1 }), "A minute."],
  ["the wording for several", fillCount(minutes, { minutes: 2 }), "2 minutes."],
])("fills %s", (_case, filled, expected) => {
  expect(filled).toBe(expected);
});
