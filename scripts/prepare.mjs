// What every command does first: check Node, read the settings, install the npm packages.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { lock } from "./lock.mjs";
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
 * Installs exactly what the lockfile says, when nothing is installed or the lockfile has changed since. A start needs a
 * quarter of the packages; the tests and the editor need all, which then stay.
 */
export function installPackages({ all = false } = {}) {
  if (isInstalled(all)) return;
  const release = lock("packages");
  // Another command may have installed them while this one waited.
  if (!isInstalled(all)) {
    console.log("Installing packages …");
    const began = Date.now();
    const dev = all || hasTestPackages() ? "--include=dev" : "--omit=dev";
    run("npm", ["ci", dev, "--no-audit", "--no-fund", "--loglevel=error"]);
    console.log(`That took ${secondsSince(began)}.`);
  }
  release();
}

function isInstalled(all) {
  const installed = atRoot("node_modules/.package-lock.json");
  const isFresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(atRoot("package-lock.json")).mtimeMs;
  return isFresh && (hasTestPackages() || !all);
}

function hasTestPackages() {
  return existsSync(atRoot("node_modules/vitest"));
}
