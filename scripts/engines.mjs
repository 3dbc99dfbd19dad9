// npm run engines [firefox] [webkit]: a visitor's journeys (tests/engines) in these engines, by default in both. The
// browser tests run in Chromium. The last line counts the tests.
import { enginePackages, isInstalled } from "./debian-packages.mjs";
import { run, runInBackground, secondsSince, stop } from "./run.mjs";

const began = Date.now();
const all = ["webkit", "firefox"];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((engine) => !all.includes(engine));
if (unknown.length > 0) stop(`There is no engine ${unknown.join(", ")}. Choose from ${all.join(", ")}.`);

run("node", ["scripts/setup.mjs", "--engines"]);
const engines = all.filter((engine) => chosen.length === 0 || chosen.includes(engine)).filter(canRun);
run("node", ["scripts/build.mjs", "--if-stale"]);

console.log(`The journeys in ${engines.join(" and ")} take some minutes …`);
const results = await Promise.all(engines.map(takeJourneys));
const sum = (field) => results.reduce((total, result) => total + result[field], 0);
console.log(`All engines together: ${secondsSince(began)}`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") > 0 ? 1 : 0);

/** Under CI an engine that cannot be installed is skipped; an installed one never is. */
function canRun(engine) {
  const missing = Object.keys(enginePackages[engine]).filter((name) => !isInstalled(name));
  if (missing.length === 0) return true;
  const reason = `${missing.join(", ")} could not be installed`;
  if (!process.env.CI) stop(`${reason}. As root on Debian, npm run engines installs it.`);
  console.log(`NOT TESTED in ${engine}: ${reason}`);
  return false;
}

/** A run that fails counts as at least one failed test. */
async function takeJourneys(engine) {
  const reporter = ["run", "--project=engines", "--reporter=verbose"];
  const { status, output } = await runInBackground("vitest", reporter, { ENGINE: engine, NO_COLOR: "1" });
  console.log(`── ${engine}: ${status === 0 ? "passed" : "FAILED"}\n${output}`);
  const count = (outcome) => Number(new RegExp(`^ +Tests .*?(\\d+) ${outcome}`, "m").exec(output)?.[1] ?? 0);
  return { passed: count("passed"), failed: Math.max(count("failed"), status === 0 ? 0 : 1) };
}
