import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { pictureFiles } from "#editor/replace-file.ts";
import { changedWords, type ChangedWords } from "#editor/publish/changed-words.ts";
import { mastersFolder } from "#assets/pictures/files.ts";

export type Publication = { id: string; at: string; subject: string };
/** `pictures` are data addresses, the old one first. */
export type Changed = { file: string; words: ChangedWords[]; pictures?: (string | undefined)[] };

/** What the editor can change. */
const ownFiles = ["content", ...pictureFiles, "public/audio"];
const tags = "published";
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

  push = () => this.#git("push", "--quiet", "origin", "HEAD");

  /** A folder that was downloaded as an archive has no repository yet. */
  async #prepare(): Promise<void> {
    if (await this.#hasRepository()) return;
    await this.#git("init", "--quiet");
    await this.#git("add", "--all");
    await this.#git("commit", "--no-verify", "--quiet", "--message=Start with the site as it is");
  }

  #hasRepository(): Promise<boolean> {
    return run("git", ["rev-parse", "--verify", "--quiet", "HEAD"], this.#options).then(
      () => true,
      () => false,
    );
  }

  get #options() {
    return { cwd: this.folder, maxBuffer: 64_000_000 };
  }

  async #git(...args: string[]): Promise<string> {
    const { name, email } = this.author;
    const who = ["-c", `user.name=${name}`, "-c", `user.email=${email}`, "-c", "core.quotePath=false"];
    try {
      return (await run("git", [...who, ...args], this.#options)).stdout.trim();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      throw new Error("Publishing needs Git, which is not installed on this computer. Get it at git-scm.com.");
    }
  }
}

const timeOf = (id: string) => id.replace(`${tags}/`, "").replace(/\.(\d\d)\.(\d\d)/, ":$1:$2");
