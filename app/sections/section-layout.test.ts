import { expect, test } from "vitest";
import type { Block } from "#app/content/types.ts";
import type { PreparedSection } from "#app/page/prepare-page.ts";
import { isDocument, proseLayoutsOf } from "#app/sections/section-layout.ts";

const prose = (...body: Block[]): PreparedSection => ({ kind: "prose", id: "a", heading: "A", body });
const long = prose("word ".repeat(120));
const short = prose("A few words.");

test("plain text takes the layouts in turn", () => {
  expect(proseLayoutsOf([long, long, long, long])).toEqual(["side", "columns", "centred", "side"]);
});

test("a short text is not split into columns", () => {
  expect(proseLayoutsOf([long, short])).toEqual(["side", "side"]);
});

test("text with a list, subheadings or a quotation has the layout made for it", () => {
  const list = prose("One of these:", { bullets: ["a", "b", "c"] });
  const topics = prose({ subheading: "A" }, "a", { subheading: "B" }, "b");
  const quotation = prose("Text.", { quote: "A saying." });
  expect(proseLayoutsOf([list, topics, quotation])).toEqual(["list", "topics", "quotation"]);
});

test("the layout of the content file wins", () => {
  expect(proseLayoutsOf([{ ...long, layout: "centred" } as PreparedSection])).toEqual(["centred"]);
});

test("a page of texts to look something up in is a document and keeps one layout", () => {
  const sections = Array<PreparedSection>(7).fill(long);
  expect(isDocument(sections)).toBe(true);
  expect(new Set(proseLayoutsOf(sections))).toEqual(new Set(["side"]));
  expect(isDocument(sections.slice(0, 4))).toBe(false);
});
