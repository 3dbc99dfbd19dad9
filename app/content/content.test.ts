import { expect, test } from "vitest";
import { glossary } from "#app/content/glossary.ts";
import { pages } from "#app/content/pages/index.ts";
import { studies } from "#app/content/studies.ts";
import { checkContent } from "#app/lib/check-content.ts";
import { describeProblem } from "#app/lib/content-problem.ts";

test("nothing in the content needs mending", () => {
  expect(checkContent(pages, { studies, glossary }).map(describeProblem)).toEqual([]);
});
