import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { glossary } from "#app/content/glossary.ts";
import { pages } from "#app/content/pages/index.ts";
import { studies } from "#app/content/studies.ts";
import { videos } from "#app/content/videos.ts";
import { checkContent } from "#app/lib/check-content.ts";
import { checkVideos } from "#app/lib/check-sources.ts";
import { describeProblem } from "#app/lib/content-problem.ts";

// Runs before every build: what the compiler cannot see in the words must not reach a reader.
const posters = new Set(readdirSync("public/posters").map((name) => basename(name, ".svg")));
const problems = [
  ...checkContent(pages, { studies, glossary }),
  ...checkVideos(videos, posters).map((finding) => ({ file: "app/content/videos.ts", ...finding })),
];
for (const problem of problems) console.error(describeProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} to mend in the content.`);
  process.exitCode = 1;
}
