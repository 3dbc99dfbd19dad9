import { glossary } from "#app/content/glossary.ts";
import { pages } from "#app/content/pages/index.ts";
import { studies } from "#app/content/studies.ts";
import { checkContent } from "#app/lib/check-content.ts";
import { describeProblem } from "#app/lib/content-problem.ts";

// Runs before every build: what the compiler cannot see in the words must not reach a reader.
const problems = checkContent(pages, { studies, glossary });
for (const problem of problems) console.error(describeProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} to mend in the content.`);
  process.exitCode = 1;
}
