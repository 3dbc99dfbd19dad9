// Shared helpers: Node version check, dependency install, child processes.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const atRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export function requireNode() {
  const wanted = JSON.parse(readFileSync(atRoot("package.json"), "utf8")).engines.node.replace(">=", "");
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [wantedMajor, wantedMinor] = wanted.split(".").map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  stop(
    `This site needs Node ${wanted} or newer; this is Node ${process.versions.node}. Install a newer one, then try again.`,
  );
}

/** Reads settings from the file .env beside package.json, if there is one. */
export function loadSettings() {
  if (existsSync(atRoot(".env"))) process.loadEnvFile(atRoot(".env"));
}

/**
 * Installs when nothing is installed, or when the lockfile has changed since. A start needs less than half of the
 * packages; the tests add the others, which then stay.
 */
export function installPackages({ forTests = false } = {}) {
  const installed = atRoot("node_modules/.package-lock.json");
  const hasTestPackages = existsSync(atRoot("node_modules/vitest"));
  const isFresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(atRoot("package-lock.json")).mtimeMs;
  if (isFresh && (hasTestPackages || !forTests)) return;
  console.log("Installing packages …");
  const began = Date.now();
  const dev = forTests || hasTestPackages ? "--include=dev" : "--omit=dev";
  // Not "npm ci": the lockfile has only the native packages of the platforms it was made on.
  run("npm", ["install", "--no-save", dev, "--no-audit", "--no-fund", "--loglevel=error"]);
  console.log(`That took ${secondsSince(began)}.`);
}

export const secondsSince = (began) => `${Math.round((Date.now() - began) / 1000)} s`;

/** Runs a command and stops when it fails. */
export function run(command, args, env = {}) {
  const status = tryRun(command, args, env);
  if (status !== 0) process.exit(status);
}

export function tryRun(command, args, env = {}) {
  const windows = process.platform === "win32";
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: windows,
    env: { ...process.env, ...env },
  });
  if (result.error) stop(`Could not run ${command}: ${result.error.message}`);
  return result.status ?? 1;
}

/** Runs a command in the background and returns its status and output. */
export function runInBackground(command, args, env = {}) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command, args, {
      cwd: root,
      shell: process.platform === "win32",
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", ({ message }) => resolve({ status: 1, output: `Could not run ${command}: ${message}` }));
    child.on("close", (status) => resolve({ status: status ?? 1, output }));
  });
}

export function stop(reason) {
  console.error(reason);
  process.exit(1);
}
