import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
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
  #folder = mkdtempSync(join(tmpdir(), "orca-"));
  #groups: number[] = [];
  #env: NodeJS.ProcessEnv;

  private constructor() {
    const at = (name: string) => join(this.#folder, name);
    mkdirSync(at("run"), { mode: 0o700 });
    mkdirSync(at("data/orca"), { recursive: true });
    this.#env = {
      PATH: "/usr/bin:/bin:/usr/sbin:/sbin",
      LC_ALL: "C.UTF-8",
      HOME: this.#folder,
      XDG_RUNTIME_DIR: at("run"),
      XDG_CONFIG_HOME: at("config"),
      XDG_DATA_HOME: at("data"),
      XDG_CACHE_HOME: at("cache"),
      DBUS_SESSION_BUS_ADDRESS: `unix:path=${at("bus")}`,
      PULSE_SERVER: `unix:${at("pulse")}`,
      SPEECHD_ADDRESS: `unix_socket:${at("speech")}`,
      GSETTINGS_BACKEND: "memory",
      GTK_MODULES: "gail:atk-bridge",
      GNOME_ACCESSIBILITY: "1",
      ACCESSIBILITY_ENABLED: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      MOZ_CRASHREPORTER_DISABLE: "1",
    };
    this.speech = new Speech(at("speech"));
    process.on("exit", this.stop);
  }

  static async start(): Promise<Desktop> {
    const desktop = new Desktop();
    try {
      await desktop.#start();
      return desktop;
    } catch (error) {
      desktop.stop();
      throw error;
    }
  }

  async #start() {
    const at = (name: string) => join(this.#folder, name);
    await this.#startScreen();
    this.#spawn("dbus-daemon", "--session", "--nofork", "--nopidfile", `--address=unix:path=${at("bus")}`);
    await this.#until("the message bus", () => existsSync(at("bus")));
    this.#spawn("/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1", "--screen-reader=1");
    // Without a sound card Firefox cannot play, and the site says so.
    const sound = ["module-null-sink", `module-native-protocol-unix socket=${at("pulse")} auth-anonymous=1`];
    this.#spawn("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", ...sound.flatMap((name) => ["-L", name]));
    // No keys of its own: the usual ones take keys from Orca.
    writeFileSync(at("openbox.xml"), '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>');
    this.#spawn("openbox", "--sm-disable", "--config-file", at("openbox.xml"));
    await wait(700);
    writeFileSync(
      at("data/orca/orca-customizations.py"),
      "import orca.settings\norca.settings.sayAllOnLoad = False\norca.settings.enableKeyEcho = False\n",
    );
    this.#spawn("orca");
    await this.#until("Orca", () => this.speech.said.some(({ text }) => text.startsWith("Screen reader on")));
  }

  openFirefox(address: string) {
    const profile = join(this.#folder, "firefox");
    mkdirSync(profile);
    const settings = Object.entries(firefoxSettings);
    writeFileSync(
      join(profile, "user.js"),
      settings.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(""),
    );
    this.#spawn("firefox-esr", "--no-remote", "--profile", profile, "--width", "1200", "--height", "860", address);
  }

  async keys(...args: string[]) {
    await promisify(execFile)("xdotool", args, { env: this.#env });
  }

  stop = () => {
    process.off("exit", this.stop);
    this.speech.close();
    for (const group of this.#groups.splice(0).reverse()) {
      try {
        process.kill(-group, "SIGKILL");
      } catch {
        // It has already ended.
      }
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };

  async #startScreen() {
    const args = ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp", "-noreset"];
    const screen = this.#spawn("Xvfb", ...args).stdio[3] as Readable;
    const number = await Promise.race([once(screen, "data"), wait(15_000, undefined, { ref: false })]);
    if (!number) throw new DesktopError("The screen (Xvfb) did not start.");
    this.#env.DISPLAY = `:${String(number[0]).trim()}`;
  }

  /** Each program leads a group of processes, so that what it starts ends with it. */
  #spawn(program: string, ...args: string[]) {
    const log = openSync(join(this.#folder, "log.txt"), "a");
    const child = spawn(program, args, {
      env: this.#env,
      cwd: this.#folder,
      detached: true,
      stdio: ["ignore", log, log, "pipe"],
    });
    child.on("error", () => {});
    if (!child.pid) throw new DesktopError(`${program} could not be started.`);
    this.#groups.push(child.pid);
    return child;
  }

  async #until(what: string, isReady: () => boolean) {
    for (let tries = 0; !isReady(); tries++) {
      if (tries > 600) throw new DesktopError(`Waited half a minute for ${what}.`);
      await wait(50);
    }
  }
}
