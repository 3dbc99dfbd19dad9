import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { devanagariFile, devanagariTexts, findUnsupportedWords, openFullFont } from "./devanagari.ts";
import { openFont } from "./shape-text.ts";

test("the Devanagari subset renders every word of the content like the full font", async () => {
  const [subset, fullFont] = [await openFont(readFileSync(devanagariFile)), await openFullFont()];
  const findings = devanagariTexts()
    .flatMap((text) => findUnsupportedWords(text, subset, fullFont))
    .map((word) => `${devanagariFile} cannot render "${word}" yet: run npm run fonts`);
  expect(findings).toEqual([]);
});

test("a conjunct or a letter missing from the subset is reported", async () => {
  const [subset, fullFont] = [await openFont(readFileSync(devanagariFile)), await openFullFont()];
  expect(findUnsupportedWords("योग ह्ळ्ह्न", subset, fullFont)).toEqual(["ह्ळ्ह्न"]);
  expect(findUnsupportedWords("योग ॹ", subset, fullFont)).toEqual(["ॹ"]);
});
