// npm run engines [chromium] [firefox] [webkit]: a visitor's journeys (tests/engines) in these engines, by default in
// all three. The last line counts the tests.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { enginePackages, isInstalled } from "./debian-packages.mjs";
import { commandLine, root, run, secondsSince, stop } from "./run.mjs";

const began = Date.now();
/** The slowest first. */
const all = ["webkit", "firefox", "chromium"];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((engine) => !all.includes(engine));
if (unknown.length > 0) stop(`There is no engine ${unknown.join(", ")}. Choose from ${all.join(", ")}.`);

run("node", ["scripts/setup.mjs", "--engines"]);
const engines = all.filter((engine) => chosen.length === 0 || chosen.includes(engine)).filter(canRun);
// Installed by the set-up.
const { register } = await import("tsx/esm/api");
register();
const { buildIfStale } = await import("./build-if-stale.ts");
buildIfStale();

const results = join(root, ".cache", "engines");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const waiting = [...engines];
let broken = 0;
await Promise.all([runNext(), runNext()]);

const counts = engines.map(count);
const sum = (field) => counts.reduce((total, counted) => total + counted[field], 0);
const failures = Math.max(sum("numFailedTests"), broken);
console.log(`All engines together: ${secondsSince(began)}`);
console.log(`${sum("numPassedTests")} passed, ${failures} failed`);
process.exit(failures > 0 ? 1 : 0);

/** Under CI an engine that cannot be installed is skipped; an installed one never is. */
function canRun(engine) {
  const missing = Object.keys(enginePackages[engine] ?? {}).filter((name) => !isInstalled(name));
  if (missing.length === 0) return true;
  const reason = `${missing.join(", ")} could not be installed`;
  if (!process.env.CI) stop(`${reason}. As root on Debian, npm run engines installs it.`);
  console.log(`NOT TESTED in ${engine}: ${reason}`);
  return false;
}

/** Two engines at a time, as many as a small machine has cores. */
async function runNext() {
  for (let engine = waiting.shift(); engine; engine = waiting.shift()) {
    const started = Date.now();
    const status = await runJourneys(engine);
    if (status !== 0) broken++;
    console.log(`── ${engine}: ${status === 0 ? "passed" : "FAILED"} (${secondsSince(started)})`);
  }
}

function runJourneys(engine) {
  const reporters = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${resultFile(engine)}`];
  const child = spawn(...commandLine("vitest", ["run", "--project=engines", ...reporters]), {
    cwd: root,
    env: { ...process.env, ENGINE: engine, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on("line", (line) => line.trim() && console.log(`${engine.padEnd(8)} ${line}`));
  }
  return new Promise((resolve) => child.on("close", resolve));
}

function resultFile(engine) {
  return join(results, `${engine}.json`);
}

function count(engine) {
  try {
    return JSON.parse(readFileSync(resultFile(engine), "utf8"));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}
