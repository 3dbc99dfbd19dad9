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

const [passed, failed] = count();
for (const title of failedSteps) console.error(`Failed: ${title}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);

/** Tests of both runners, plus the steps that are checks without tests. */
function count() {
  const unit = read(unitResults);
  const browser = read(browserResults)?.stats;
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0);
  const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0);
  return [passed, Math.max(failed, failedSteps.length)];
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
