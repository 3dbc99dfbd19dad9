import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import type { Source } from "#app/content/read/content.ts";
import { pictureFiles } from "#editor/replace-file.ts";
import { changedWords, type ChangedWords } from "#editor/publish/changed-words.ts";
import { mastersFolder } from "#assets/pictures/files.ts";

export type Publication = { id: string; at: string; subject: string };
/** `pictures` are data addresses, the old one first. */
export type Changed = { file: string; words: ChangedWords[]; pictures?: (string | undefined)[] };

/** What the editor can change. */
const ownFiles = ["content", ...pictureFiles, "public/audio"];
const tags = "published";
const unfinished = "refs/unfinished/before";
const run = promisify(execFile);

/** What was published, as tagged commits in the Git repository of the site. */
export class History {
  constructor(
    private readonly folder: string,
    private readonly author: { name: string; email: string },
  ) {}

  /** Newest first. */
  async publications(): Promise<Publication[]> {
    if (!(await this.#hasRepository())) return [];
    const lines = await this.#git("for-each-ref", "--format=%(refname:short)%09%(subject)", `refs/tags/${tags}`);
    return lines
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [id = "", subject = ""] = line.split("\t");
        return { id, subject, at: timeOf(id) };
      })
      .reverse();
  }

  /** What is different from the last publication; undefined if there was none. */
  async changes(): Promise<Changed[] | undefined> {
    const [last] = await this.publications();
    if (!last) return undefined;
    const changed = await this.#git("diff", "--name-only", last.id, "--", ...ownFiles);
    const added = await this.#git("ls-files", "--others", "--exclude-standard", "--", ...ownFiles);
    const files = [...new Set(`${changed}\n${added}`.split("\n"))].filter(Boolean).sort();
    const told = files.filter(
      (file) => /^content\/.*\.yaml$|^public\/audio\/.*\.mp3$/.test(file) || file.startsWith(mastersFolder),
    );
    return Promise.all(told.map((file) => this.#describe(last.id, file)));
  }

  async #describe(id: string, file: string): Promise<Changed> {
    const before = await run("git", ["show", `${id}:${file}`], { ...this.#options, encoding: "buffer" }).then(
      ({ stdout }) => stdout,
      () => undefined,
    );
    const after = await readFile(join(this.folder, file)).catch(() => undefined);
    if (file.endsWith(".mp3")) return { file, words: [] };
    if (!file.endsWith(".webp")) return { file, words: changedWords(String(before ?? ""), String(after ?? "")) };
    const pictures = [before, after].map((bytes) => bytes && `data:image/webp;base64,${bytes.toString("base64")}`);
    return { file, words: [], pictures };
  }

  /** Commits what the owner changed, and nothing else that may be in the folder. Returns the commit. */
  async commit(subject: string): Promise<string> {
    await this.#prepare();
    await this.#git("add", "--all", "--", ...ownFiles);
    if (await this.#git("diff", "--name-only", "HEAD", "--", ...ownFiles))
      await this.#git("commit", "--only", "--no-verify", "--quiet", `--message=${subject}`, "--", ...ownFiles);
    return this.#git("rev-parse", "HEAD");
  }

  async tag(subject: string, now = new Date()): Promise<void> {
    await this.#git("tag", `--message=${subject}`, `${tags}/${now.toISOString().replaceAll(":", ".")}`);
  }

  /** Makes the owner's files what they were in a publication or a commit. */
  async restore(id: string): Promise<void> {
    await this.#git("restore", `--source=${id}`, "--staged", "--worktree", "--", ...ownFiles);
  }

  /** The content files as they were in a publication. */
  async sourceOf(id: string): Promise<Source> {
    const names = (await this.#git("ls-tree", "-r", "--name-only", id, "content")).split("\n");
    const files = new Map(
      await Promise.all(names.map(async (name) => [name, await this.#git("show", `${id}:${name}`)] as const)),
    );
    const filesIn = (folder: string) => names.filter((name) => name.startsWith(folder));
    return {
      pages: () => filesIn("content/pages/"),
      sessions: () => filesIn("content/sessions/"),
      read: (file) => files.get(file) ?? "",
    };
  }

  push = () => this.#git("push", "--quiet", "origin", "HEAD");
  pushTags = () => this.#git("push", "--quiet", "origin", `refs/tags/${tags}/*`);

  /** Pages that were once in the repository and are gone. */
  async removedPages(): Promise<string[]> {
    const deleted = ["--no-renames", "--diff-filter=D", "--name-only", "--format="];
    const lines = await this.#git("log", ...deleted, "--", "content/pages");
    const pages = lines.split("\n").filter((file) => file.endsWith(".yaml") && !existsSync(join(this.folder, file)));
    return [...new Set(pages)].map((file) => basename(file, ".yaml"));
  }

  /** Run first, so that the owner does not wait two minutes for a build before learning that Git is missing. */
  checkGit = async () => void (await this.#git("--version"));

  /** Remembers the files before a publication is restored, until `forgetBefore`. */
  rememberBefore = (commit: string) => this.#git("update-ref", unfinished, commit);
  forgetBefore = () => this.#git("update-ref", "-d", unfinished);

  /** Undoes a restoration that a crash interrupted. Returns whether there was one. */
  async recover(): Promise<boolean> {
    if (!(await this.#exists(unfinished))) return false;
    await this.restore(unfinished);
    await this.forgetBefore();
    return true;
  }

  /** A folder that was downloaded as an archive has no repository yet. */
  async #prepare(): Promise<void> {
    if (await this.#hasRepository()) return;
    await this.#git("init", "--quiet");
    await this.#git("add", "--all");
    await this.#git("commit", "--no-verify", "--quiet", "--message=Start with the site as it is");
  }

  #hasRepository = () => this.#exists("HEAD");

  #exists(ref: string): Promise<boolean> {
    return run("git", ["rev-parse", "--verify", "--quiet", ref], this.#options).then(
      () => true,
      () => false,
    );
  }

  get #options() {
    // Nobody is there to answer a question in a terminal.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_SSH_COMMAND: "ssh -o BatchMode=yes" };
    return { cwd: this.folder, maxBuffer: 64_000_000, env };
  }

  async #git(...args: string[]): Promise<string> {
    const { name, email } = this.author;
    const who = ["-c", `user.name=${name}`, "-c", `user.email=${email}`, "-c", "core.quotePath=false"];
    try {
      return (await run("git", [...who, ...args], this.#options)).stdout.trim();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "ENOENT")
        throw new Error("Publishing needs Git, which is not installed on this computer. Get it at git-scm.com.");
      if (message.includes("index.lock"))
        throw new Error(
          "Another program is saving to the site's folder. Wait a minute, then try again. If it still fails, ask whoever looks after the site to delete the file .git/index.lock.",
        );
      throw error;
    }
  }
}

const timeOf = (id: string) => id.replace(`${tags}/`, "").replace(/\.(\d\d)\.(\d\d)/, ":$1:$2");
