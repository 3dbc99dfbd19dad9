import { execFile } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Background } from "../background.ts";
import { Speech } from "./speech.ts";

/** The desktop could not be started: a matter of this machine, not of the site. */
export class DesktopError extends Error {}

/** No pages, questions or requests of the browser's own, and sound plays without being asked. */
const firefoxSettings = {
  "accessibility.force_disabled": -1,
  "app.update.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.newtab.preload": false,
  "browser.newtabpage.enabled": false,
  "browser.preonboarding.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.startup.page": 0,
  "browser.tabs.firefox-view": false,
  "browser.translations.enable": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "datareporting.policy.firstRunURL": "",
  "media.autoplay.default": 0,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "permissions.default.persistent-storage": 1,
  // Containers often forbid what Firefox's sandbox needs.
  "security.sandbox.content.level": 0,
  "signon.rememberSignons": false,
  "termsofuse.bypassNotification": true,
};

/** A screen without a monitor, a private message bus, a silent voice and Orca. Nothing of the user's own desktop is touched. */
export class Desktop {
  readonly speech: Speech;
  readonly #background = new Background({
    PATH: "/usr/bin:/bin:/usr/sbin:/sbin",
    LC_ALL: "C.UTF-8",
    GSETTINGS_BACKEND: "memory",
    GTK_MODULES: "gail:atk-bridge",
    GNOME_ACCESSIBILITY: "1",
    ACCESSIBILITY_ENABLED: "1",
    LIBGL_ALWAYS_SOFTWARE: "1",
    MOZ_CRASHREPORTER_DISABLE: "1",
  });
  #at = (name: string) => join(this.#background.folder, name);

  private constructor() {
    Object.assign(this.#background.env, {
      XDG_CONFIG_HOME: this.#at("config"),
      XDG_DATA_HOME: this.#at("data"),
      XDG_CACHE_HOME: this.#at("cache"),
      DBUS_SESSION_BUS_ADDRESS: `unix:path=${this.#at("bus")}`,
      SPEECHD_ADDRESS: `unix_socket:${this.#at("speech")}`,
    });
    this.speech = new Speech(this.#at("speech"));
  }

  static async start(): Promise<Desktop> {
    const desktop = new Desktop();
    try {
      await desktop.#start();
      return desktop;
    } catch (error) {
      desktop.stop();
      throw new DesktopError(
        `This machine cannot run Orca, which as root on Debian is installed first. ${String(error)}`,
      );
    }
  }

  async #start() {
    const start = (program: string, ...args: string[]) => this.#background.start(program, ...args);
    await this.#background.startScreen(1280, 900);
    this.#background.startSoundCard();
    start("dbus-daemon", "--session", "--nofork", "--nopidfile", `--address=unix:path=${this.#at("bus")}`);
    await this.#until("the message bus", () => existsSync(this.#at("bus")));
    start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1", "--screen-reader=1");
    await wait(700);
    mkdirSync(this.#at("data/orca"), { recursive: true });
    writeFileSync(
      this.#at("data/orca/orca-customizations.py"),
      "import orca.settings\norca.settings.sayAllOnLoad = False\norca.settings.enableKeyEcho = False\n",
    );
    start("orca");
    await this.#until("Orca", () => this.speech.said.some(({ text }) => text.startsWith("Screen reader on")));
  }

  openFirefox(address: string) {
    const profile = this.#at("firefox");
    mkdirSync(profile);
    const settings = Object.entries(firefoxSettings);
    writeFileSync(
      join(profile, "user.js"),
      settings.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(""),
    );
    const size = ["--width", "1200", "--height", "860"];
    this.#background.start("firefox-esr", "--no-remote", "--profile", profile, ...size, address);
  }

  async keys(...args: string[]) {
    await promisify(execFile)("xdotool", args, { env: this.#background.env });
  }

  stop() {
    this.speech.close();
    this.#background.stop();
  }

  async #until(what: string, isReady: () => boolean) {
    for (let tries = 0; !isReady(); tries++) {
      if (tries > 600) throw new Error(`Waited half a minute for ${what}.`);
      await wait(50);
    }
  }
}
