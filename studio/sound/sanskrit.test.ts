import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { glossary } from "../../app/content/content.ts";
import { pages } from "../../app/content/pages.ts";
import { audioFile } from "./manifest.ts";
import { sanskrit } from "./voice/sanskrit.ts";

const files = Object.values(sanskrit).map(({ file }) => `${file}.mp3`);

test("every recorded word or verse has its file, below 20 kB, and no file is left over", () => {
  expect(readdirSync(audioFile("said/")).sort()).toEqual([...files].sort());
  for (const file of files) expect(statSync(audioFile(`said/${file}`)).size, file).toBeLessThan(20_000);
});

test("every recording is of a word in the glossary or of a verse on a page, spelled as there", () => {
  const words = Object.values(glossary).map(({ roman }) => roman);
  const verses = Object.values(pages).flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === "verses" ? section.verses.map(({ roman }) => roman) : [])),
  );
  expect(Object.keys(sanskrit).filter((roman) => ![...words, ...verses].includes(roman))).toEqual([]);
});
