import { Content, describeProblem } from "#app/content/read/content.ts";
import { checkContent } from "#app/checks/check-content.ts";

// Runs before every build.
const content = new Content();
const problems = checkContent(content);
for (const problem of problems) console.error(describeProblem(problem));
if (problems.length > 0) {
  console.error(
    `\n${problems.length} ${problems.length === 1 ? "problem" : "problems"} in content/. Nothing was built.`,
  );
  process.exitCode = 1;
} else {
  const lapsed = Object.entries(content.reviews).filter(([path]) => !content.currentReviews[path]);
  for (const [path, { by, on }] of lapsed)
    console.log(`${path} has changed since ${by} reviewed it on ${on}, so it no longer shows that review.`);
}
