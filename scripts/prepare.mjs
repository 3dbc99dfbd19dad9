// What every command does first: check Node, read the settings, install the npm packages.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root, run, secondsSince, stop } from "./run.mjs";

const atRoot = (path) => join(root, path);

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
