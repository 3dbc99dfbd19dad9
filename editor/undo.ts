import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentPath } from "#app/content/read/content.ts";
import { writeWhole } from "#server/write-whole.ts";

/** The hash of each file's bytes, by path; null where there is no file. */
type Files = Record<string, string | null>;
type Step = { before: Files; after: Files };
type Notes = { done: Step[]; undone: Step[]; unfinished?: Files };

const mostSteps = 100;
const placeOf = (path: string) => (path.startsWith("content/") ? contentPath(path) : path);

/**
 * Every step of the editor, with the bytes before and after it, in a folder of its own: undo works after a restart, and
 * what a crash has left half-done is put back at the next start.
 */
export class Undo {
  readonly #notes: Notes = { done: [], undone: [] };
  readonly #notesFile: string;

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#notesFile = join(folder, "steps.json");
    if (existsSync(this.#notesFile)) this.#notes = JSON.parse(readFileSync(this.#notesFile, "utf8")) as Notes;
    for (const [path, hash] of Object.entries(this.#notes.unfinished ?? {}))
      if (hash === null) rmSync(placeOf(path), { force: true });
      else if (hashAt(path) !== hash) writeFileSync(placeOf(path), this.#kept(hash));
    if (!this.#notes.unfinished) return;
    delete this.#notes.unfinished;
    writeFileSync(this.#notesFile, JSON.stringify(this.#notes));
  }

  get steps() {
    return { undo: this.#notes.done.length, redo: this.#notes.undone.length };
  }

  /** Runs an action that changes files, and remembers it. If it fails, the files are as before. */
  async run(files: () => readonly string[], action: () => Promise<void>): Promise<void> {
    const before = this.#keep(files());
    await this.#allOrNothing(before, files, action);
    const after = this.#keep([...new Set([...Object.keys(before), ...files()])]);
    const changed = Object.keys(after).filter((path) => (before[path] ?? null) !== after[path]);
    const only = (all: Files) => Object.fromEntries(changed.map((path) => [path, all[path] ?? null]));
    this.#notes.done = [...this.#notes.done, { before: only(before), after: only(after) }].slice(-mostSteps);
    this.#notes.undone = [];
    await this.#save();
    this.#forget();
  }

  undo = () => this.#step("done", "undone", "after", "before");
  redo = () => this.#step("undone", "done", "before", "after");

  /** The files it changed; undefined when there is no step, or when a file has been changed outside the editor since. */
  async #step(from: "done" | "undone", to: typeof from, now: keyof Step, wanted: keyof Step) {
    const step = this.#notes[from].at(-1);
    if (!step || Object.entries(step[now]).some(([path, hash]) => hashAt(path) !== hash)) return undefined;
    const paths = Object.keys(step[now]);
    await this.#allOrNothing(
      step[now],
      () => paths,
      () => this.#putBack(step[wanted]),
    );
    this.#notes[to].push(this.#notes[from].pop()!);
    await this.#save();
    return paths;
  }

  async #allOrNothing(before: Files, files: () => readonly string[], action: () => Promise<void>): Promise<void> {
    this.#notes.unfinished = before;
    await this.#save();
    try {
      await action();
    } catch (error) {
      const added = files().filter((path) => !(path in before));
      await this.#putBack({ ...Object.fromEntries(added.map((path) => [path, null])), ...before });
      delete this.#notes.unfinished;
      await this.#save();
      throw error;
    }
    delete this.#notes.unfinished;
  }

  async #putBack(files: Files): Promise<void> {
    for (const [path, hash] of Object.entries(files))
      if (hash === null) rmSync(placeOf(path), { force: true });
      else if (hashAt(path) !== hash) await writeWhole(placeOf(path), this.#kept(hash));
  }

  #keep(paths: readonly string[]): Files {
    return Object.fromEntries(
      paths.map((path) => {
        const hash = hashAt(path);
        if (hash !== null && !existsSync(join(this.folder, hash)))
          writeFileSync(join(this.folder, hash), readFileSync(placeOf(path)));
        return [path, hash];
      }),
    );
  }

  #kept = (hash: string) => readFileSync(join(this.folder, hash));
  #save = () => writeWhole(this.#notesFile, JSON.stringify(this.#notes));

  /** Bytes that no step needs any more. */
  #forget(): void {
    const steps = [...this.#notes.done, ...this.#notes.undone];
    const needed = new Set(steps.flatMap(({ before, after }) => [...Object.values(before), ...Object.values(after)]));
    for (const name of readdirSync(this.folder))
      if (name !== "steps.json" && !needed.has(name)) rmSync(join(this.folder, name));
  }
}

function hashAt(path: string): string | null {
  const place = placeOf(path);
  return existsSync(place) ? createHash("sha256").update(readFileSync(place)).digest("hex") : null;
}
