import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { checkContent } from "#app/checks/check-content.ts";
import { Content, ContentError, contentPath, sourceWith } from "#app/content/read/content.ts";
import type { ContentProblem } from "#app/content/read/yaml-file.ts";
import { writeWhole } from "#server/write-whole.ts";
import { applyChanges, type Change } from "#editor/changes.ts";
import { parentOf } from "#app/content/field-path.ts";
import { lookUp } from "#editor/forms.ts";
import { Refused } from "#editor/guard.ts";
import { Undo } from "#editor/undo.ts";

/** The content as it is now, and what was changed in the editor. */
export class Session {
  content = new Content();
  readonly #undo: Undo;
  /** Pages whose review the last change has ended. */
  lapsedReviews: readonly string[] = [];

  constructor(undoFolder: string) {
    // Before the content is read: it puts back what a crash has left half-done.
    this.#undo = new Undo(undoFolder);
    this.content.readEverything();
  }

  get steps() {
    return this.#undo.steps;
  }

  /** Changes with every change of a file. A form sends it back, so that no form overwrites what it has not seen. */
  versionOf(file: string): string {
    return createHash("sha256")
      .update(this.content.files.get(file)?.source ?? "")
      .digest("base64url");
  }

  /** Reads what Git or another program has changed, and tells whether there was anything. */
  readIfChanged(): boolean {
    const names = new Set([...this.content.files.keys(), ...sourceWith().pages()]);
    if ([...names].every((name) => this.content.files.get(name)?.source === onDisk(name))) return false;
    this.#readAgain();
    return true;
  }

  #readAgain(): void {
    const content = new Content();
    content.readEverything();
    this.content = content;
  }

  /** Saves changes to one file if all content is still right afterwards; otherwise says what is not. */
  async change(file: string, version: string, changes: readonly Change[]): Promise<readonly ContentProblem[]> {
    if (!this.content.files.has(file)) throw new UnknownPlace();
    try {
      this.readIfChanged();
    } catch (error) {
      if (error instanceof ContentError)
        throw new Refused(409, `Nothing was saved. First correct this: ${error.message}`);
      throw error;
    }
    if (this.versionOf(file) !== version)
      throw new Refused(
        409,
        "Nothing was saved, because this was changed elsewhere meanwhile. Both versions are kept: compare them below.",
      );
    const yaml = this.content.files.get(file)!;
    // A new entry may be the first of its list.
    const placeOf = ({ action, field }: Change) => (action === "add" ? parentOf(field) : field);
    if (changes.some((change) => !lookUp(this.content, file, placeOf(change)))) throw new UnknownPlace();
    const source = applyChanges(yaml, changes);
    this.lapsedReviews = [];
    if (source === yaml.source) return [];
    const changed = this.content.with({ [file]: source });
    const problems = checkContent(changed);
    if (problems.length > 0) return problems;
    changed.readEverything();
    this.lapsedReviews = Object.keys(this.content.currentReviews).filter((path) => !changed.currentReviews[path]);
    await this.#undo.run(
      () => [file],
      () => writeWhole(contentPath(file), source),
    );
    this.content = changed;
    return [];
  }

  /** Runs an action that replaces pictures or recordings, as one step that can be undone. */
  replaceFiles = (files: () => readonly string[], action: () => Promise<void>) => this.#undo.run(files, action);

  undo = () => this.#step(this.#undo.undo);
  redo = () => this.#step(this.#undo.redo);

  async #step(step: () => Promise<string[] | undefined>): Promise<string[] | undefined> {
    const changed = await step();
    if (changed) this.#readAgain();
    return changed;
  }
}

const onDisk = (file: string) => (existsSync(contentPath(file)) ? readFileSync(contentPath(file), "utf8") : undefined);

export class UnknownPlace extends Error {}
