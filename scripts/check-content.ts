import { describeProblem } from "#app/content/read/content.ts";
import { checkContent } from "#app/checks/check-content.ts";

// Runs before every build.
const problems = checkContent();
for (const problem of problems) console.error(describeProblem(problem));
if (problems.length > 0) {
  console.error(
    `\n${problems.length} ${problems.length === 1 ? "problem" : "problems"} in content/. Nothing was built.`,
  );
  process.exitCode = 1;
}
