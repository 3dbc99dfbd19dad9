import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { glossary } from "../../app/content/content.ts";
import { pages } from "../../app/content/pages.ts";
import { audioFile } from "./manifest.ts";
import { sanskrit, verseLines } from "./voice/sanskrit.ts";

const files = Object.values(sanskrit).map(({ file }) => `${file}.mp3`);

test("every recorded word has its file, below 20 kB, and no file is left over", () => {
  expect(readdirSync(audioFile("said/")).sort()).toEqual([...files].sort());
  for (const file of files) expect(statSync(audioFile(`said/${file}`)).size, file).toBeLessThan(20_000);
});

test("every recorded line has a file at both paces, and no file is left over", () => {
  const recorded = Object.values(verseLines).flatMap(({ file }) => [`${file}.mp3`, `${file}-slow.mp3`]);
  expect(readdirSync(audioFile("lines/")).sort()).toEqual(recorded.sort());
});

test("every recording is of a word in the glossary or of a line on a page, spelled as there", () => {
  const words = Object.values(glossary).map(({ roman }) => roman);
  const verses = Object.values(pages).flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === "verses" ? section.verses : [])),
  );
  const lines = verses.flatMap(({ roman }) => roman.split("\n"));
  expect(Object.keys(sanskrit).filter((roman) => !words.includes(roman))).toEqual([]);
  expect(Object.keys(verseLines).filter((roman) => !lines.includes(roman))).toEqual([]);
});
