import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Programs that run beside a browser, and the folder they may write to. `stop` ends them and deletes it. */
export class Background {
  readonly folder = mkdtempSync(join(tmpdir(), "engine-"));
  readonly env: NodeJS.ProcessEnv = { ...process.env };
  readonly #running: ChildProcess[] = [];

  start(command: string, args: string[], fdOfReply?: number): ChildProcess {
    const stdio = ["ignore", "ignore", "ignore", fdOfReply === undefined ? "ignore" : "pipe"] as const;
    // They end with the test run, even if it is killed.
    const child = spawn("setpriv", ["--pdeathsig", "KILL", command, ...args], { env: this.env, stdio: [...stdio] });
    // Without a listener, a program that is not installed would end the test run without a result.
    child.on("error", (error) => console.error(String(error)));
    this.#running.push(child);
    return child;
  }

  /** A screen without a monitor. The only window on it fills it. */
  async startScreen(width: number, height: number) {
    const screen = this.start(
      "Xvfb",
      ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"],
      3,
    );
    const display = await new Promise<string>((resolve, reject) => {
      screen.stdio[3]!.on("data", (number) => resolve(`:${String(number).trim()}`));
      screen.on("close", () => reject(new Error("Xvfb did not start")));
    });
    this.env.DISPLAY = display;
    // Windows cannot fill the screen without a window manager.
    this.start("openbox", []);
  }

  /** A sound card that plays to nobody, because browsers refuse to play without one. */
  startSoundCard() {
    const socket = join(this.folder, "sound");
    this.env.PULSE_SERVER = `unix:${socket}`;
    // PulseAudio wants a home of its own.
    this.env.HOME = this.env.XDG_RUNTIME_DIR = this.folder;
    this.start("pulseaudio", [
      ...["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"],
      ...["--load=module-null-sink", `--load=module-native-protocol-unix auth-anonymous=1 socket=${socket}`],
    ]);
  }

  async stop() {
    const ended = this.#running.map((child) => child.exitCode !== null || once(child, "close"));
    for (const child of this.#running.reverse()) child.kill("SIGKILL");
    await Promise.all(ended);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
