// Installs what `npm test` needs and is missing. `npm run setup` runs it alone; --faults adds PostgreSQL, --engines
// Firefox and WebKit, --screen-reader Orca.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { installedChromium } from "./chromium.mjs";
import { enginePackages, isInstalled, screenReaderPackages } from "./debian-packages.mjs";
import { installPackages, requireNode } from "./prepare.mjs";
import { secondsSince, stop, tryRun } from "./run.mjs";

requireNode();
const began = Date.now();
installPackages({ all: true });

const needed = {
  "chromium-headless-shell": { isThere: Boolean(installedChromium()), why: "runs the browser tests" },
  // The fallback fonts are measured against these; with others, text shifts when the site's own fonts arrive.
  "fonts-liberation": {
    isThere: hasLiberationFonts(),
    why: "provides the fallback fonts shown until the web fonts load",
  },
  ...(process.argv.includes("--faults") && {
    postgresql: { isThere: hasPostgres(), why: "is the second database the inbox is tested with" },
  }),
  ...(process.argv.includes("--engines") && Object.assign({}, ...Object.values(enginePackages).map(fromDebian))),
  ...(process.argv.includes("--screen-reader") && fromDebian(screenReaderPackages)),
};
const missing = Object.keys(needed).filter((name) => !needed[name].isThere);
const failed = missing.length > 0 ? installFromDebian() : [];
if (!installedChromium()) stop("Install Chromium or Chrome, or name it: CHROMIUM_PATH=/path/to/chromium npm test");
const installed = Object.keys(needed).filter((name) => !failed.includes(name));
console.log(`── Set-up: ${installed.join(", ")} and the npm packages are installed (${secondsSince(began)})`);
if (failed.length > 0) console.error(`Could not be installed: ${failed.join(", ")}`);

/** Returns what could not be installed. */
function installFromDebian() {
  for (const name of missing) console.log(`${name} is missing: it ${needed[name].why}.`);
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (!mayInstall) return missing;
  console.log(`Installing from Debian: ${missing.join(", ")} …`);
  const apt = (...args) => tryRun("apt-get", ["-qq", ...args], { DEBIAN_FRONTEND: "noninteractive" }) === 0;
  const install = (...names) => apt("install", "-y", "--no-install-recommends", ...names);
  apt("update");
  // One package that this system does not have would keep apt from installing the others.
  return install(...missing) ? [] : missing.filter((name) => !install(name));
}

function fromDebian(packages) {
  return Object.fromEntries(Object.entries(packages).map(([name, why]) => [name, { isThere: isInstalled(name), why }]));
}

function hasLiberationFonts() {
  const { status, stdout } = spawnSync("fc-list", [":", "family"], { encoding: "utf8" });
  // Without fc-list this is not Linux, and the system has the fonts that Liberation stands in for.
  return status !== 0 || stdout.includes("Liberation Sans");
}

function hasPostgres() {
  const debian = "/usr/lib/postgresql";
  return (existsSync(debian) && readdirSync(debian).length > 0) || spawnSync("initdb", ["--version"]).status === 0;
}
