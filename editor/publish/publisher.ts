import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#server/log.ts";
import { Refused } from "#editor/guard.ts";
import { adviceFor, lastLine } from "#editor/publish/advice.ts";
import { copyToFolder, copyToHost, isHost } from "#editor/publish/copy.ts";
import type { History } from "#editor/publish/history.ts";
import { run } from "#editor/publish/run.ts";

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
  log?: Log;
};

/** Builds the site, hands it over, and looks whether visitors see it. One at a time, in the background. */
export class Publisher {
  progress: Progress = {};
  #isBusy = false;

  constructor(
    readonly history: History,
    private readonly settings: Settings,
  ) {}

  get isBusy(): boolean {
    return this.#isBusy;
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
      await this.history.rememberBefore(await this.history.commit("Keep what was not published"));
      try {
        await this.history.restore(id);
        await this.#build();
      } catch (error) {
        await this.history.recover();
        throw error;
      }
      await this.#bringOut(`Back to: ${publication.subject}`, "/");
    });
  }

  async #start(action: () => Promise<void>): Promise<void> {
    if (this.#isBusy) throw new Refused(409, "The site is being published already.");
    this.#isBusy = true;
    this.progress = {};
    try {
      await this.history.checkGit();
      await action();
    } catch (error) {
      this.progress = { error: error instanceof Error ? error.message : String(error) };
    } finally {
      this.settings.log?.({ event: "publish", outcome: this.progress.live ? "live" : "failed" });
      this.#isBusy = false;
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
    await this.history.forgetBefore();
    this.progress = { step: "Handing them over" };
    await this.#handOver();
    await this.history.tag(subject);
    if (this.settings.target === "git") await this.#shareTags();
    this.progress = { step: "Looking at the public site" };
    if (!(await this.#isLive(page)))
      throw new Error(
        this.settings.target === ""
          ? `The new pages are ready in the folder build/client, but ${address} does not show them yet. If you upload that folder by hand, do it now; if not, look again in a few minutes.`
          : `The new pages were handed over, but ${address} does not show them yet. Look again in a few minutes.`,
      );
    this.progress = { live: new Date().toISOString() };
  }

  async #handOver(): Promise<void> {
    const { target, folder } = this.settings;
    const from = join(folder, "build/client");
    try {
      if (target === "git") await this.history.push();
      else if (isHost(target)) await copyToHost(from, target, await this.#removedFiles());
      else if (target !== "") await copyToFolder(from, target, await this.#removedFiles());
    } catch (error) {
      throw new Error(`Visitors still see the old pages: the new ones could not be handed over. ${adviceFor(error)}`, {
        cause: error,
      });
    }
  }

  /** Another copy of this folder then has the same list of publications. */
  async #shareTags(): Promise<void> {
    await this.history.pushTags().catch((error: unknown) => {
      const problem = "The new pages were handed over, but the host did not take the list of what was published.";
      throw new Error(`${problem} ${adviceFor(error)}`, { cause: error });
    });
  }

  /** Only pages that were ours: the host may have files of its own beside them. */
  async #removedFiles(): Promise<string[]> {
    const pages = await this.history.removedPages();
    return pages.flatMap((page) => ["", ".br", ".gz"].map((ending) => `${page}.html${ending}`));
  }

  async #isLive(page: string): Promise<boolean> {
    const { folder, address, patience = this.settings.target === "git" ? 900_000 : 60_000 } = this.settings;
    // The changed page may be one that was removed.
    const known = /^\/[a-z0-9-]+$/.test(page) && existsSync(join(folder, `build/client${page}.html`)) ? page : "/";
    const built = await readFile(join(folder, `build/client${known === "/" ? "/index" : known}.html`), "utf8");
    const end = Date.now() + patience;
    do {
      const shown = await fetch(`${address}${known}`, { cache: "no-store", signal: AbortSignal.timeout(10_000) }).then(
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
  run(process.execPath, ["scripts/build.mjs"], { cwd: folder }).catch((error: unknown) => {
    throw new Error(`The pages could not be built, and the public site is as before. ${lastLine(error)}`, {
      cause: error,
    });
  });
