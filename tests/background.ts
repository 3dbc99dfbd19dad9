import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Programs that run beside a browser, and the folder they may write to. `stop` ends them and deletes it. */
export class Background {
  readonly folder = mkdtempSync(join(tmpdir(), "background-"));
  readonly env: NodeJS.ProcessEnv;
  readonly #groups: number[] = [];

  constructor(env: NodeJS.ProcessEnv = process.env) {
    this.env = { ...env, HOME: this.folder, XDG_RUNTIME_DIR: this.folder };
    process.on("exit", this.stop);
  }

  /** Each program leads a group of processes, so that what it starts ends with it, and ends with us even if we are killed. */
  start(command: string, ...args: string[]): ChildProcess {
    const log = openSync(join(this.folder, "log.txt"), "a");
    const child = spawn("setpriv", ["--pdeathsig", "KILL", command, ...args], {
      env: this.env,
      cwd: this.folder,
      detached: true,
      stdio: ["ignore", log, log, "pipe"],
    });
    // Without a listener, a program that is not installed would end the test run without a result.
    child.on("error", (error) => console.error(String(error)));
    if (child.pid) this.#groups.push(child.pid);
    return child;
  }

  /** A screen without a monitor. The only window on it can fill it. */
  async startScreen(width: number, height: number) {
    const args = ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp", "-noreset"];
    const screen = this.start("Xvfb", ...args);
    const number = await new Promise<string>((resolve, reject) => {
      screen.stdio[3]!.on("data", (data) => resolve(String(data).trim()));
      screen.on("close", () => reject(new Error("Xvfb did not start")));
    });
    this.env.DISPLAY = `:${number}`;
    // Windows cannot fill the screen without a window manager. It gets no keys, which it would take from Orca.
    const settings = join(this.folder, "openbox.xml");
    writeFileSync(settings, '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>');
    this.start("openbox", "--sm-disable", "--config-file", settings);
  }

  /** A sound card that plays to nobody, because browsers refuse to play without one. */
  startSoundCard() {
    const socket = join(this.folder, "sound");
    this.env.PULSE_SERVER = `unix:${socket}`;
    const alone = ["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"];
    const socketModule = `module-native-protocol-unix auth-anonymous=1 socket=${socket}`;
    this.start("pulseaudio", ...alone, "--load=module-null-sink", `--load=${socketModule}`);
  }

  stop = () => {
    process.off("exit", this.stop);
    for (const group of this.#groups.splice(0).reverse()) {
      try {
        process.kill(-group, "SIGKILL");
      } catch {
        // It has already ended.
      }
    }
    try {
      rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    } catch {
      // A desktop's document portal may have mounted a folder in it, which only the system can remove.
    }
  };
}
