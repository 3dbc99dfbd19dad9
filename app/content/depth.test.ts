import { expect, test } from "vitest";
import { educationalPages } from "#app/content/page-groups.ts";
import { pages } from "#app/content/pages/index.ts";
import { pageWords } from "#app/checks/readability.ts";

test("sixteen pages teach", () => {
  expect(new Set(educationalPages).size).toBe(16);
});

test.each(educationalPages)("%s carries 900 to 1,600 words", (path) => {
  const { words } = pageWords(pages[path]);
  expect(words).toBeGreaterThanOrEqual(900);
  expect(words).toBeLessThanOrEqual(1600);
});
