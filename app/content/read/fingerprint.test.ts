import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { Content } from "#app/content/read/content.ts";
import { fingerprintOf } from "#app/content/read/fingerprint.ts";
import { writeDocument } from "#app/content/read/yaml-file.ts";

const file = "content/pages/pranayam.yaml";
const content = new Content();
const review = JSON.stringify({
  "/pranayam": { by: "A. Name, MD", on: "2026-11-17", text: fingerprintOf(content.page("/pranayam")) },
});
const reviewed = content.with({ "content/reviews.yaml": review });

function change(path: (string | number)[], value: string) {
  const document = parseDocument(content.source.read(file));
  document.setIn(path, value);
  return reviewed.with({ [file]: writeDocument(document) });
}

test("a review holds while the words are those that were read", () => {
  expect(Object.keys(reviewed.currentReviews)).toEqual(["/pranayam"]);
});

test.each<[string, (string | number)[]]>([
  ["title", ["title"]],
  ["subtitle", ["subtitle"]],
  ["summary", ["gist", 0]],
  ["heading", ["sections", 0, "heading"]],
])("another %s ends the review", (_what, path) => {
  expect(change(path, "Other words").currentReviews).toEqual({});
});

test("a new description for search engines does not end the review", () => {
  expect(
    Object.keys(change(["description"], "Other words for search engines. ".repeat(3).trim()).currentReviews),
  ).toEqual(["/pranayam"]);
});
