// npm test: sets up what is missing, then runs the checks. The last line counts the tests.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { requireNode } from "./prepare.mjs";
import { root, run, secondsSince } from "./run.mjs";
import { runSteps, steps } from "./steps.mjs";

requireNode();
const began = Date.now();
// Playwright's projects that are slow and cover one part: what the part is made of, beside the shared files.
const shared = ["app/browser", "app/before-hydration", "app/content", "package-lock.json"];
const parts = {
  inbox: ["server", "app/contact", "app/styles", "app/ui", "content/inbox-toasts.yaml", "tests/inbox"],
  editor: ["editor", "app", "scripts", "tests/editor.spec.ts"],
  offline: ["service-worker", "app/offline", "app/sessions", "postbuild", "server", "tests/offline*.ts"],
  contrast: ["app/styles", "app/sections", "app/ui", "app/layout", "content", "public/pictures", "tests/contrast"],
};
const due = Object.keys(parts).filter(isDue);
const withInbox = due.includes("inbox");
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
  browser("Browser tests", ["site", ...due], browserResults, ["Build", ...(withInbox ? ["Build with an inbox"] : [])]),
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

/** A part's tests run if one of its files differs from the main branch, and always under CI. */
function isDue(part) {
  if (process.env.CI) return true;
  const paths = [...shared, ...parts[part]];
  const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
  const base = ["origin/main", "main"].map((branch) => git("merge-base", "HEAD", branch)).find((b) => b.status === 0);
  const changed = git("diff", "--name-only", base?.stdout.trim() ?? "HEAD", "--", ...paths);
  const added = git("ls-files", "--others", "--exclude-standard", "--", ...paths);
  // Without git we cannot tell, so they run.
  const differs = changed.status !== 0 || (changed.stdout + added.stdout).trim() !== "";
  if (!differs) console.log(`── Tests of ${part}: skipped, because none of its files has changed`);
  return differs;
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
