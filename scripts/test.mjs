// npm test: sets up what is missing, then runs the checks. The last line counts the tests.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { requireNode } from "./prepare.mjs";
import { root, run, secondsSince } from "./run.mjs";
import { runSteps, steps } from "./steps.mjs";

requireNode();
const began = Date.now();
const isCi = Boolean(process.env.CI);
run("node", ["scripts/setup.mjs", "--faults", ...(isCi ? ["--engines", "--screen-reader"] : [])]);

const results = join(root, ".cache", "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const unitResults = join(results, "unit.json");
const faultResults = join(results, "faults.json");
const builtResults = join(results, "built.json");
const browserResults = join(results, "browser.json");
const studioResults = join(results, "studio.json");
// The default build is tested, whatever the settings of this machine are.
for (const setting of ["INBOX", "SMTP_URL", "BUILD_FOLDER", "HSTS_PRELOAD"]) process.env[setting] = "";
const inboxBuild = { INBOX: "on", SMTP_URL: "on", BUILD_FOLDER: ".cache/inbox-build", QUICK_BUILD: "1" };

/** Outside CI, the slowest tests run only if what they test differs from the main branch. Without Git, all run. */
const base = isCi ? undefined : mainBranch();
const sinceMain = base ? [`--changed=${base}`, "--passWithNoTests"] : [];
const testsEditor = editorDiffers();

const { types, lint, format, pictures, studio, build, browser, vitest, engines, screenReader, nodes } = steps;
// The browser tests take longest, so they begin as soon as both builds are there; the other steps run alongside.
const failed = await runSteps([
  build("Build"),
  build("Build with an inbox", inboxBuild),
  types,
  browser("Browser tests", browserResults, ["Build", "Build with an inbox"], testsEditor ? [] : ["--project=site"]),
  vitest("Unit tests", testsEditor ? ["unit", "editor"] : ["unit"], unitResults),
  vitest("Server under faults", ["faults"], faultResults, [], sinceMain),
  lint,
  format,
  pictures,
  vitest("Built pages", ["built"], builtResults, ["Build"]),
]);
// One after the other, because each of them keeps a small machine busy.
if (isCi)
  for (const step of [studio(studioResults), nodes, engines, screenReader])
    (await runSteps([step])).forEach((title) => failed.add(title));

const { passed, failures, flaky } = count();
console.log(`All steps together: ${secondsSince(began)}`);
if (flaky > 0) console.log(`Flaky: ${flaky} browser tests passed only on retry; ${browserResults} names them.`);
for (const title of failed) console.error(`Failed: ${title}`);
console.log(`${passed} passed, ${failures} failed`);
process.exit(failed.size > 0 ? 1 : 0);

function mainBranch() {
  const found = ["origin/main", "main"].map((branch) => git("merge-base", "HEAD", branch));
  return found.find(({ status }) => status === 0)?.stdout.trim();
}

/** Whether anything that the editor's tests use differs from the main branch. */
function editorDiffers() {
  const paths = [
    "editor",
    "tests",
    "app",
    "assets",
    "content",
    "scripts",
    "server",
    "vite.config.ts",
    "vitest.config.ts",
    "playwright.config.ts",
    "package-lock.json",
  ];
  // `git diff` leaves out untracked files.
  const lists = [
    ["diff", "--name-only", base],
    ["status", "--porcelain"],
  ];
  return !base || lists.some((list) => git(...list, "--", ...paths).stdout);
}

function git(...args) {
  return spawnSync("git", args, { cwd: root, encoding: "utf8" });
}

/** The tests of all runners. Each failed step counts as at least one failure. */
function count() {
  const vitest = [unitResults, faultResults, builtResults, studioResults].map(read);
  const stats = read(browserResults)?.stats;
  const sum = (...numbers) => numbers.reduce((total, number) => total + (number ?? 0), 0);
  const passed = sum(...vitest.map((file) => file?.numPassedTests), stats?.expected, stats?.flaky);
  const failures = sum(...vitest.map((file) => file?.numFailedTests), stats?.unexpected);
  return { passed, failures: Math.max(failures, failed.size), flaky: stats?.flaky ?? 0 };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
