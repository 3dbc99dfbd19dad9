import { Content, ContentError, describeProblem } from "#app/content/read/content.ts";

// Runs before every build and in npm run check.
const content = new Content();
// Even importing the checks throws if content that the pages share cannot be read.
const problems = await import("#app/checks/check-content.ts")
  .then(({ checkContent }) => checkContent(content))
  .catch((error: unknown) => {
    if (error instanceof ContentError) return error.problems;
    throw error;
  });
for (const problem of problems) console.error(describeProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} ${problems.length === 1 ? "problem" : "problems"} in content/.`);
  process.exitCode = 1;
} else {
  const lapsed = Object.entries(content.reviews).filter(([path]) => !content.currentReviews[path]);
  for (const [path, { by, on }] of lapsed)
    console.log(`${path} has changed since ${by} reviewed it on ${on}, so it no longer shows that review.`);
}
