// What every command does first: check Node, read the settings, install the npm packages.
import { existsSync, readFileSync } from "node:fs";
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

/** For commands that are TypeScript and run in this process, so that signals reach them. */
export async function prepare({ all = false } = {}) {
  requireNode();
  loadSettings();
  installPackages({ all });
  const { register } = await import("tsx/esm/api");
  register();
}

/** Reads settings from the file .env beside package.json, if there is one. */
export function loadSettings() {
  if (existsSync(atRoot(".env"))) process.loadEnvFile(atRoot(".env"));
}

/**
 * Installs what the lockfile says, unless it is already installed. A start needs a quarter of the packages;
 * the tests and the editor need all, which then stay.
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

/** Compares versions, not file times: a fresh checkout gives the lockfile a new time. */
function isInstalled(all) {
  const note = atRoot("node_modules/.package-lock.json");
  if (!existsSync(note)) return false;
  const [wanted, installed] = [atRoot("package-lock.json"), note].map(
    (file) => JSON.parse(readFileSync(file)).packages,
  );
  const isNeeded = ([path, { dev, optional, devOptional }]) => path && !optional && !devOptional && (all || !dev);
  return Object.entries(wanted)
    .filter(isNeeded)
    .every(([path, { version }]) => installed[path]?.version === version);
}

function hasTestPackages() {
  return existsSync(atRoot("node_modules/vitest"));
}
