import { readFileSync } from "node:fs";
import { describeProblem } from "#app/page/content-problem.ts";
import { checkWriting } from "#app/checks/check-syntax.ts";
import { lineOf } from "#app/checks/find-line.ts";

// Runs before every build. Words are loaded only once their files can be read.
let problems = checkWriting();
if (problems.length === 0) {
  const { checkWords } = await import("#app/checks/check-content.ts");
  problems = checkWords().map((problem) => {
    const line = lineOf(readFileSync(problem.file, "utf8"), problem.field);
    return line ? { ...problem, file: `${problem.file}, line ${line}` } : problem;
  });
}
for (const problem of problems) console.error(describeProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} to mend in the content. Nothing was built.`);
  process.exitCode = 1;
}
