// npm test: sets up what is missing, then runs the checks. The last line counts the tests.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { requireNode } from "./prepare.mjs";
import { root, run, secondsSince } from "./run.mjs";
import { runSteps, steps } from "./steps.mjs";

requireNode();
const began = Date.now();
// These tests are slow and cover one part, so they run when that part may have changed, and always under CI.
const withInbox = isDue("the inbox", [
  ...["server", "app/contact", "app/browser", "app/before-hydration", "app/content", "app/styles", "app/ui"],
  ...["content/inbox-toasts.yaml", "package-lock.json", "tests/inbox"],
]);
const withEditor = isDue("the editor", ["editor", "app", "scripts", "package-lock.json", "tests/editor.spec.ts"]);
const withBrowsers = Boolean(process.env.CI);
run("node", [
  "scripts/setup.mjs",
  ...(withInbox ? ["--faults"] : []),
  ...(withBrowsers ? ["--engines", "--screen-reader"] : []),
]);

const results = join(root, ".cache", "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const unitResults = join(results, "unit.json");
const builtResults = join(results, "built.json");
const browserResults = join(results, "browser.json");
// The default build is tested, whatever the settings of this machine are.
for (const setting of ["INBOX", "SMTP_URL", "BUILD_FOLDER"]) process.env[setting] = "";
const inboxBuild = { INBOX: "on", SMTP_URL: "on", BUILD_FOLDER: ".cache/inbox-build", QUICK_BUILD: "1" };

const { types, lint, format, pictures, sound, build, browser, vitest, engines, screenReader } = steps;
// The browser tests take longest, so they begin as soon as both builds are there; the other steps run alongside.
const failed = await runSteps([
  build("Build"),
  ...(withInbox ? [build("Build with an inbox", inboxBuild)] : []),
  types,
  browser(
    "Browser tests",
    ["site", ...(withEditor ? ["editor"] : []), ...(withInbox ? ["inbox"] : [])],
    browserResults,
    ["Build", ...(withInbox ? ["Build with an inbox"] : [])],
  ),
  vitest("Unit tests", ["unit", ...(withInbox ? ["faults"] : [])], unitResults),
  lint,
  format,
  pictures,
  sound,
  vitest("Built pages", ["built"], builtResults, ["Build"]),
]);
// One after the other, because each of them keeps a small machine busy.
if (withBrowsers)
  for (const step of [engines, screenReader]) (await runSteps([step])).forEach((title) => failed.add(title));

const { passed, failures, flaky } = count();
console.log(`All steps together: ${secondsSince(began)}`);
if (flaky > 0) console.log(`Flaky: ${flaky} browser tests passed only on retry; ${browserResults} names them.`);
for (const title of failed) console.error(`Failed: ${title}`);
console.log(`${passed} passed, ${failures} failed`);
process.exit(failed.size > 0 ? 1 : 0);

/** Whether a file under these paths differs from the main branch. */
function isDue(part, paths) {
  if (process.env.CI) return true;
  const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
  const base = ["origin/main", "main"].map((branch) => git("merge-base", "HEAD", branch)).find((b) => b.status === 0);
  const changed = git("diff", "--name-only", base?.stdout.trim() ?? "HEAD", "--", ...paths);
  const added = git("ls-files", "--others", "--exclude-standard", "--", ...paths);
  // Without git we cannot tell, so they run.
  const due = changed.status !== 0 || (changed.stdout + added.stdout).trim() !== "";
  if (!due) console.log(`── Tests of ${part}: skipped, because none of its files has changed`);
  return due;
}

/** The tests of all runners. Each failed step counts as at least one failure. */
function count() {
  const vitest = [unitResults, builtResults].map(read);
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
