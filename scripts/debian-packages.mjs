// What tests/engines and tests/orca need from Debian, and why. Chromium needs nothing but itself.
import { spawnSync } from "node:child_process";

const sound = { pulseaudio: "is a sound card for a machine without one" };

export const enginePackages = {
  firefox: { "firefox-esr": "is the browser with Mozilla's engine", ...sound },
  webkit: {
    "webkit2gtk-driver": "drives the engine of Safari, and brings it along",
    "gstreamer1.0-plugins-good": "lets WebKit play sound",
    xvfb: "is a screen for a machine without one",
    openbox: "lets a window fill that screen",
    ...sound,
  },
};

export const screenReaderPackages = {
  orca: "is the screen reader",
  "firefox-esr": "is the browser that Orca reads",
  "at-spi2-core": "connects Orca to the browser",
  "dbus-daemon": "carries their messages",
  xvfb: "is a screen for a machine without one",
  openbox: "gives the focus to the browser's window",
  xdotool: "presses the keys",
  ...sound,
};

export function isInstalled(name) {
  const { stdout } = spawnSync("dpkg-query", ["-W", "-f=${db:Status-Status}", name], { encoding: "utf8" });
  return stdout === "installed";
}
