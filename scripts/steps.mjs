// Runs the steps of `npm test` and `npm run check`, two at a time, and says how long each took.
import { runInBackground, secondsSince } from "./run.mjs";

const npmRun = (script, ...args) => ["npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])]];

/** The steps of `npm test` and `npm run check`. */
export const steps = {
  content: { title: "Content", command: ["tsx", ["scripts/check-content.ts"]] },
  types: { title: "Types", command: npmRun("typecheck") },
  lint: { title: "Lint", command: npmRun("lint") },
  format: { title: "Format", command: npmRun("format:check") },
  pictures: { title: "Pictures match their masters", command: npmRun("pictures", "--check") },
  studio: (resultFile) => ({
    title: "Studio",
    command: ["npm", ["--prefix", "studio", "test", "--", "--reporter=json", `--outputFile.json=${resultFile}`]],
  }),
  engines: { title: "Journeys in Firefox and WebKit", command: npmRun("engines") },
  screenReader: { title: "Screen reader", command: npmRun("screen-reader") },
  build: (title, env) => ({ title, command: npmRun("build", "--if-stale"), env }),
  nodes: { title: "Node 24", command: ["node", ["scripts/nodes.mjs", "24"]] },
  browser: (title, resultFile, needs, options) => ({
    title,
    command: ["playwright", ["test", ...options]],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile },
    needs,
  }),
  vitest: (title, projects, resultFile, needs, options = []) => ({
    title,
    needs,
    command: [
      "vitest",
      [
        ...["run", ...projects.map((project) => `--project=${project}`), ...options],
        ...["--reporter=dot", ...(resultFile ? ["--reporter=json", `--outputFile.json=${resultFile}`] : [])],
      ],
    ],
  }),
};

/**
 * Runs the steps in order, two at a time, and returns the titles of those that failed. A step waits for the earlier steps
 * that it `needs`, and fails if one of them failed.
 */
export async function runSteps(list) {
  const waiting = [...list];
  const finished = new Map();
  const failed = new Set();
  async function runNext() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      finished.set(step.title, runStep(step));
      await finished.get(step.title);
    }
  }
  async function runStep({ title, command, env, needs = [] }) {
    await Promise.all(needs.map((need) => finished.get(need)));
    if (needs.some((need) => failed.has(need))) return failed.add(title);
    const began = Date.now();
    const { status, output } = await runInBackground(...command, env);
    console.log(`── ${title}: ${status === 0 ? "passed" : "FAILED"} (${secondsSince(began)})`);
    // A step that passed prints nothing, except what it could not test.
    const shown = status === 0 ? output.split("\n").filter((line) => line.includes("NOT TESTED")) : [output.trimEnd()];
    if (shown.length > 0) console.log(shown.join("\n"));
    if (status !== 0) failed.add(title);
  }
  await Promise.all([runNext(), runNext()]);
  return failed;
}
