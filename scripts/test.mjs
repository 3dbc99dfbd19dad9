// npm test: installs what is missing, then runs every check. The last line is the count of tests.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installPackages, requireNode, root, runAside, tryRun } from "./setup.mjs";

requireNode();
installPackages();
const results = join(root, ".cache", "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const unitResults = join(results, "unit.json");
const browserResults = join(results, "browser.json");
const inboxResults = join(results, "inbox.json");
// The default build is tested first, whatever this machine's own settings are.
for (const setting of ["INBOX", "SMTP_URL", "BUILD_FOLDER"]) process.env[setting] = "";
const withInbox = { INBOX: "on", SMTP_URL: "on", BUILD_FOLDER: ".cache/inbox-build", QUICK_BUILD: "1" };

const failedSteps = new Set();

// What needs no browser runs in two lanes beside each other; a step tells what it has to tell when it is over.
await Promise.all([
  lane(
    ["Types", "npm", ["run", "--silent", "typecheck"]],
    ["Lint", "npm", ["run", "--silent", "lint"]],
    ["Format", "npx", ["prettier", "--check", "--log-level=warn", "."]],
    ["Pictures are made from their masters", "npm", ["run", "--silent", "pictures", "--", "--check"]],
    ["Sound is rendered from its scores", "npm", ["run", "--silent", "sound", "--", "--check"]],
    ["Build with an inbox", "npm", ["run", "--silent", "build"], withInbox],
  ),
  lane(
    ["Rules", "npx", ["vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${unitResults}`]],
    ["Build", "npm", ["run", "--silent", "build"]],
  ),
]);

// The browser wants the machine for itself.
if (!failedSteps.has("Build")) browse("In the browser", ["playwright", "test"], browserResults);
if (!failedSteps.has("Build with an inbox"))
  browse("With an inbox", ["playwright", "test", "--config", "playwright.inbox.config.ts"], inboxResults);

const [passed, failed, twice] = count();
if (twice > 0) console.log(`${twice} of the browser tests needed a second try: see above which.`);
for (const title of failedSteps) console.error(`Failed: ${title}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failedSteps.size > 0 ? 1 : 0);

async function lane(...steps) {
  for (const [title, command, args, env] of steps) {
    const { status, output } = await runAside(command, args, env);
    console.log(`\n── ${title}\n${output.trimEnd()}`);
    if (status !== 0) failedSteps.add(title);
  }
}

function browse(title, args, resultFile) {
  console.log(`\n── ${title}`);
  if (tryRun("npx", args, { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile }) !== 0) failedSteps.add(title);
}

/** Tests of both runners, plus the steps that are checks without tests. */
function count() {
  const unit = read(unitResults);
  let passed = unit?.numPassedTests ?? 0;
  let failed = unit?.numFailedTests ?? 0;
  let twice = 0;
  for (const stats of [browserResults, inboxResults].map((file) => read(file)?.stats)) {
    twice += stats?.flaky ?? 0;
    passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
    failed += stats?.unexpected ?? 0;
  }
  return [passed, Math.max(failed, failedSteps.size), twice];
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
