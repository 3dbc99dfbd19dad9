// Installs what `npm test` needs and is missing. `npm run setup` runs it alone; --faults adds PostgreSQL,
// --screen-reader what Orca needs.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { installedChromium } from "./chromium.mjs";
import { installPackages, requireNode, run, secondsSince, stop } from "./setup.mjs";

requireNode();
const began = Date.now();
installPackages();

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
  ...(process.argv.includes("--screen-reader") && {
    orca: program("/usr/bin/orca", "is the screen reader"),
    "firefox-esr": program("/usr/bin/firefox-esr", "is the browser that Orca reads"),
    "at-spi2-core": program("/usr/libexec/at-spi-bus-launcher", "connects Orca to the browser"),
    "dbus-daemon": program("/usr/bin/dbus-daemon", "carries their messages"),
    xvfb: program("/usr/bin/Xvfb", "is a screen without a monitor"),
    openbox: program("/usr/bin/openbox", "gives the focus to the browser's window"),
    xdotool: program("/usr/bin/xdotool", "presses the keys"),
    pulseaudio: program("/usr/bin/pulseaudio", "lets the browser play sound without a sound card"),
  }),
};
const missing = Object.keys(needed).filter((name) => !needed[name].isThere);
if (missing.length > 0) installFromDebian();
console.log(`── Set-up: ${Object.keys(needed).join(", ")} and the npm packages are installed (${secondsSince(began)})`);

function installFromDebian() {
  for (const name of missing) console.log(`${name} is missing: it ${needed[name].why}.`);
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (mayInstall) {
    console.log(`Installing from Debian: ${missing.join(", ")} …`);
    const quietly = { DEBIAN_FRONTEND: "noninteractive" };
    run("apt-get", ["update", "-qq"], quietly);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], quietly);
  } else if (missing.includes("chromium-headless-shell")) {
    stop("Install Chromium or Chrome, or name it: CHROMIUM_PATH=/path/to/chromium npm test");
  }
}

function program(path, why) {
  return { isThere: existsSync(path), why };
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
