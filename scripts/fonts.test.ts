import { expect, test } from "vitest";
import { devanagariTexts, ourTiro, wholeTiro, wordsAmiss } from "#scripts/fonts.ts";

test("the Devanagari font draws every word of the content as the whole font does", async () => {
  const [ours, whole] = [await ourTiro(), await wholeTiro()];
  const findings = devanagariTexts()
    .flatMap((text) => wordsAmiss(text, ours, whole))
    .map((word) => `app/styles/fonts/tiro-devanagari.woff2 cannot draw "${word}" yet. Mend: npm run fonts.`);
  expect(findings).toEqual([]);
});

test("a conjunct or a letter that the font was not cut for is found", async () => {
  const [ours, whole] = [await ourTiro(), await wholeTiro()];
  expect(wordsAmiss("योग ह्ळ्ह्न", ours, whole)).toEqual(["ह्ळ्ह्न"]);
  expect(wordsAmiss("योग ॹ", ours, whole)).toEqual(["ॹ"]);
});
