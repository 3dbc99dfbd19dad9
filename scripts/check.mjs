// npm run check: everything that needs no build and no browser, for use while working.
import { secondsSince } from "./run.mjs";
import { runSteps, steps } from "./steps.mjs";

const began = Date.now();
const { content, types, lint, format, vitest } = steps;
// Vitest leaves one core free, so a small machine would run one test file at a time.
process.env.VITEST_MAX_WORKERS ??= "2";
const failed = await runSteps([
  content,
  types,
  vitest("Unit tests", ["unit", "editor"], undefined, [content.title]),
  lint,
  format,
]);
console.log(`${failed.size === 0 ? "All passed" : `Failed: ${[...failed].join(", ")}`} (${secondsSince(began)})`);
process.exit(failed.size > 0 ? 1 : 0);
