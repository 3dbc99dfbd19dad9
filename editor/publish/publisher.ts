import { spawn } from "node:child_process";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Refused } from "#editor/guard.ts";
import type { History } from "#editor/publish/history.ts";

type Step = "Building the pages" | "Handing them over" | "Looking at the public site";
/** `error` is a sentence that says what to do; `live` is when the public site had the change. */
export type Progress = { step?: Step; error?: string; live?: string };

export type Settings = {
  folder: string;
  /** PUBLISH_TO: nothing for the server in this folder, "git", or a folder here or as host:/folder. */
  target: string;
  /** Where visitors find the site. */
  address: string;
  build?: () => Promise<void>;
  /** How long the public site may take to change, in milliseconds. */
  patience?: number;
};

/** Builds the site, hands it over, and looks whether visitors see it. One at a time, in the background. */
export class Publisher {
  progress: Progress = {};
  #running = false;

  constructor(
    readonly history: History,
    private readonly settings: Settings,
  ) {}

  get isBusy(): boolean {
    return this.#running;
  }

  publish(subject: string, page: string): Promise<void> {
    return this.#start(async () => {
      await this.#build();
      await this.#bringOut(subject, page);
    });
  }

  takeBack(id: string): Promise<void> {
    return this.#start(async () => {
      const publication = (await this.history.publications()).find((one) => one.id === id);
      if (!publication) throw new Error("This publication is not in the list any more.");
      const before = await this.history.commit("Keep what was not published");
      await this.history.restore(id);
      try {
        await this.#build();
      } catch (error) {
        await this.history.restore(before);
        throw error;
      }
      await this.#bringOut(`Back to: ${publication.subject}`, "/");
    });
  }

  async #start(action: () => Promise<void>): Promise<void> {
    if (this.#running) throw new Refused(409, "The site is being published already.");
    this.#running = true;
    this.progress = {};
    try {
      await action();
    } catch (error) {
      this.progress = { error: error instanceof Error ? error.message : String(error) };
    } finally {
      this.#running = false;
    }
  }

  async #build(): Promise<void> {
    const { folder, build = () => buildSite(folder) } = this.settings;
    this.progress = { step: "Building the pages" };
    await build();
  }

  async #bringOut(subject: string, page: string): Promise<void> {
    const { address } = this.settings;
    await this.history.commit(subject);
    this.progress = { step: "Handing them over" };
    await this.#handOver();
    await this.history.tag(subject);
    this.progress = { step: "Looking at the public site" };
    if (!(await this.#isLive(page)))
      throw new Error(
        `The new pages were handed over, but ${address}${page} does not show them yet. Look again in a few minutes.`,
      );
    this.progress = { live: new Date().toISOString() };
  }

  async #handOver(): Promise<void> {
    const { target, folder } = this.settings;
    const from = join(folder, "build/client");
    try {
      if (target === "git") await this.history.push();
      // Pages last: what they need is already there when the first visitor gets one.
      else if (/^[\w@.-]{2,}:/.test(target))
        for (const pages of [["--exclude=*.html*"], []])
          await command("rsync", ["--archive", ...pages, `${from}/`, target], folder);
      else if (target !== "")
        for (const isCopied of [(file: string) => !/\.html/.test(file), () => true])
          await cp(from, target, { recursive: true, filter: isCopied });
    } catch (error) {
      throw new Error(`The pages could not be handed over. Try again later. ${lastLine(error)}`, { cause: error });
    }
  }

  async #isLive(page: string): Promise<boolean> {
    const { folder, address, patience = this.settings.target === "git" ? 900_000 : 60_000 } = this.settings;
    const built = await readFile(join(folder, `build/client/${page === "/" ? "index" : page.slice(1)}.html`), "utf8");
    const end = Date.now() + patience;
    do {
      const shown = await fetch(`${address}${page}`, { cache: "no-store", signal: AbortSignal.timeout(10_000) }).then(
        (response) => response.text(),
        () => undefined,
      );
      if (shown === built) return true;
      await sleep(Math.min(2000, patience));
    } while (Date.now() < end);
    return false;
  }
}

const buildSite = (folder: string) =>
  command(process.execPath, ["scripts/build.mjs"], folder).catch((error: unknown) => {
    throw new Error(`The pages could not be built, and the public site is as before. ${lastLine(error)}`, {
      cause: error,
    });
  });

function command(name: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const child = spawn(name, args, { cwd, env: { ...process.env, NODE_ENV: undefined, EDITING: undefined } });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
    child.on("error", reject);
    child.on("close", (status) => (status === 0 ? resolve() : reject(new Error(output))));
  });
}

const lastLine = (error: unknown) => (error as Error).message.trim().split("\n").at(-1) ?? "";
