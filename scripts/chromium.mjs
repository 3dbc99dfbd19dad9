// Finds a Chromium for the browser tests and names the options it runs with.
import { existsSync } from "node:fs";
import { stop } from "./run.mjs";

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  // The browser without its windows and menus: the same engine for a quarter less processor time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * The first two are pages of the address bar, which every window would load. The others are those that Playwright
 * disables: Chromium obeys only the last of several lists, so ours has to repeat them.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "Translate",
];

/** No requests of the browser's own, and no graphics card, so that every machine draws the same. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${disabledFeatures.join()}`,
  // The two things that the headless shell does differently from a browser with windows: it widens letters to whole
  // pixels, and it loads lazy pictures and frames from further away. The first four settings are Playwright's own.
  "--font-render-hinting=none",
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4," +
    "lazyLoadingImageMarginPxUnknown=1250,lazyLoadingFrameMarginPxUnknown=2500",
];

/** The path of an installed Chromium or Chrome, or undefined. */
export function installedChromium() {
  return usualPlaces.find((place) => place && existsSync(place));
}

export function findChromium() {
  return (
    installedChromium() ??
    stop(
      "No Chromium or Chrome found. On Debian, as root, `npm run setup` installs it; " +
        "elsewhere install one, or name it: CHROMIUM_PATH=/path/to/chromium",
    )
  );
}
