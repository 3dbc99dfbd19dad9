// npm test: installs what is missing, then runs every check. The last line is the count of tests.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installPackages, requireNode, root, tryRun } from "./setup.mjs";

requireNode();
installPackages();
const results = join(root, ".cache", "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const unitResults = join(results, "unit.json");
const browserResults = join(results, "browser.json");
const inboxResults = join(results, "inbox.json");
// The default build is tested first, whatever this machine's own settings are.
for (const setting of ["INBOX", "SMTP_URL", "BUILD_FOLDER"]) delete process.env[setting];

const failedSteps = [];
function step(title, command, args, env) {
  console.log(`\n── ${title}`);
  const ok = tryRun(command, args, env) === 0;
  if (!ok) failedSteps.push(title);
  return ok;
}

step("Types", "npm", ["run", "--silent", "typecheck"]);
step("Lint", "npm", ["run", "--silent", "lint"]);
step("Format", "npx", ["prettier", "--check", "--log-level=warn", "."]);
step("Pictures are made from their masters", "npm", ["run", "--silent", "pictures", "--", "--check"]);
step("Sound is rendered from its scores", "npm", ["run", "--silent", "sound", "--", "--check"]);
step("Rules", "npx", ["vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${unitResults}`]);
if (step("Build", "npm", ["run", "--silent", "build"])) {
  step("In the browser", "npx", ["playwright", "test"], { PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults });
}
const withInbox = { INBOX: "on", SMTP_URL: "on", BUILD_FOLDER: ".cache/inbox-build", QUICK_BUILD: "1" };
if (step("Build with an inbox", "npm", ["run", "--silent", "build"], withInbox)) {
  const args = ["playwright", "test", "--config", "playwright.inbox.config.ts"];
  step("With an inbox", "npx", args, { PLAYWRIGHT_JSON_OUTPUT_FILE: inboxResults });
}

const [passed, failed] = count();
for (const title of failedSteps) console.error(`Failed: ${title}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);

/** Tests of both runners, plus the steps that are checks without tests. */
function count() {
  const unit = read(unitResults);
  let passed = unit?.numPassedTests ?? 0;
  let failed = unit?.numFailedTests ?? 0;
  for (const stats of [browserResults, inboxResults].map((file) => read(file)?.stats)) {
    passed += stats?.expected ?? 0;
    failed += (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  }
  return [passed, Math.max(failed, failedSteps.length)];
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
