import { expect, test } from "vitest";
import { missesOf, wordsOf } from "./word-errors.ts";

test("case, punctuation and the spelling of numbers do not count", () => {
  expect(wordsOf("In for 4 counts, and out: SIX.")).toEqual(wordsOf("in for four counts and out six"));
  expect(wordsOf("from 160, or 110")).toEqual(wordsOf("from one hundred and sixty or one hundred and ten"));
});

test.each<[string, string, string, [string, string][]]>([
  ["the same words", "let your hands rest", "let your hands rest", []],
  ["another word", "let your hands rest", "let your hand rest", [["hands", "hand"]]],
  ["a word too few", "let your hands rest", "let hands rest", [["your", ""]]],
  ["a word too many", "breathe in", "and breathe in", [["", "and"]]],
  [
    "nothing at all",
    "breathe in",
    "",
    [
      ["breathe", ""],
      ["in", ""],
    ],
  ],
])("%s: every miss is listed", (_case, said, heard, misses) => {
  expect(missesOf(wordsOf(said), wordsOf(heard)).map((miss) => [miss.said, miss.heard])).toEqual(misses);
});
