import { expect, test } from "vitest";
import { glossary } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { pageShape } from "#app/content/schema/page.ts";
import { textsOf } from "#app/content/schema/visit-texts.ts";
import { plain } from "#app/content/text.ts";
import type { SitePath } from "#app/content/types.ts";
import { sanskritFinder } from "#app/page/find-sanskrit.ts";
import { preparePage } from "#app/page/prepare-page.ts";

const findSanskrit = sanskritFinder(glossary);

test.each([
  ["a term in plain letters", "Say a mantra, then rest.", ["mantra"]],
  ["more than one, in the order of reading", "First japa, then two asanas.", ["japa", "asana"]],
  ["a term of two words once, not its parts", "30-Minute Yoga Nidra for Deep Rest", ["yoganidra"]],
  ["a term in its accents", "Ṛgveda 3.62.10", ["rigveda"]],
  ["another spelling", "So ham, with Pranayam", ["soham", "pranayama"]],
  ["nothing in the name of the practice", "Write to Nada Shanti about yoga from home.", []],
])("it finds %s", (_what, words, keys) => {
  expect(findSanskrit(words)).toEqual(keys);
});

test.each(Object.keys(pages) as SitePath[])("%s lists every Sanskrit word it uses, with how to say it", (path) => {
  const { sanskritTerms } = preparePage(path, pages[path]);
  const { title, subtitle, gist, sections } = pages[path];
  const used = textsOf(pageShape, { title, subtitle, ...(gist && { gist }), sections })
    // A verse carries its own pronunciation.
    .filter(({ role }) => role === "text")
    .flatMap(({ text }) => findSanskrit(plain(text)));
  const listed = sanskritTerms.map(({ key }) => key);
  expect([...new Set(used)].filter((key) => !listed.includes(key))).toEqual([]);
  for (const { say, meaning } of sanskritTerms) expect([say, meaning]).not.toContain("");
});
