import { expect, test } from "vitest";
import type { PreparedBlock } from "#app/page/prepared-text.ts";
import { isDocument, proseLayout } from "#app/sections/section-layout.ts";
import type { SectionOf } from "#app/sections/section-type.ts";

const prose = (...body: PreparedBlock[]): SectionOf<"prose"> => ({ kind: "prose", id: "a", heading: "A", body });

test.each([
  ["plain text", prose("Text."), "side"],
  ["a list", prose("One of these:", { bullets: ["a", "b", "c"] }), "list"],
  ["subheadings", prose({ subheading: "A" }, "a", { subheading: "B" }, "b"), "topics"],
  ["a quotation", prose("Text.", { quote: "A saying." }), "quotation"],
  ["a layout of its own in the content", { ...prose("Text."), layout: "centred" as const }, "centred"],
])("running text with %s has the layout made for it", (_case, section, layout) => {
  expect(proseLayout(section)).toBe(layout);
});

test("a page of many texts to look something up in is a document", () => {
  const sections = Array<SectionOf<"prose">>(7).fill(prose("Text."));
  expect(isDocument(sections)).toBe(true);
  expect(isDocument(sections.slice(0, 4))).toBe(false);
});
