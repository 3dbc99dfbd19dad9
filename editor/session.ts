import { readFileSync, writeFileSync } from "node:fs";
import { checkContent } from "#app/checks/check-content.ts";
import { Content, contentPath } from "#app/content/read/content.ts";
import type { ContentProblem } from "#app/content/read/yaml-file.ts";
import { applyChanges, type Change } from "#editor/changes.ts";
import { lookUp } from "#editor/forms.ts";

type Saved = { file: string; before: string; after: string };

/** The content as it is now, and what was saved since the editor started. */
export class Session {
  content = new Content();
  readonly #done: Saved[] = [];
  readonly #undone: Saved[] = [];

  constructor() {
    this.content.readEverything();
  }

  get steps() {
    return { undo: this.#done.length, redo: this.#undone.length };
  }

  /** The content file at a path, if it does not hold what the editor itself has written. */
  changedOutside(path: string): string | undefined {
    const file = [...this.content.files.values()].find(({ name }) => contentPath(name) === path);
    return file?.source === readFileSync(path, "utf8") ? undefined : file?.name;
  }

  /** After a file was changed outside the editor. */
  readAgain(): void {
    this.content = new Content();
    this.content.readEverything();
  }

  /** Saves changes to one file if all content is still right afterwards; otherwise says what is not. */
  change(file: string, changes: readonly Change[]): readonly ContentProblem[] {
    const yaml = this.content.files.get(file);
    if (!yaml || changes.some(({ field }) => !lookUp(this.content, file, field))) throw new UnknownPlace();
    const source = applyChanges(yaml, changes);
    if (source === yaml.source) return [];
    const changed = this.content.with({ [file]: source });
    const problems = checkContent(changed);
    if (problems.length > 0) return problems;
    this.#write(file, source);
    changed.readEverything();
    this.content = changed;
    return [];
  }

  undo = () => this.#step(this.#done, this.#undone, "before");
  redo = () => this.#step(this.#undone, this.#done, "after");

  #write(file: string, after: string): void {
    this.#done.push({ file, before: readFileSync(contentPath(file), "utf8"), after });
    this.#undone.length = 0;
    writeFileSync(contentPath(file), after);
  }

  /** The file that was put back; undefined when there is none, or when it has been changed outside the editor since. */
  #step(from: Saved[], to: Saved[], side: "before" | "after"): string | undefined {
    const saved = from.at(-1);
    const now = side === "before" ? "after" : "before";
    if (!saved || readFileSync(contentPath(saved.file), "utf8") !== saved[now]) return undefined;
    to.push(from.pop()!);
    writeFileSync(contentPath(saved.file), saved[side]);
    this.readAgain();
    return saved.file;
  }
}

export class UnknownPlace extends Error {}
