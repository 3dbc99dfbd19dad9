import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from "yaml";
import type { z } from "zod";
import { fieldName, parentOf, type Step } from "#app/content/field-path.ts";
import { invisible } from "#app/content/invisible.ts";
import { didYouMean } from "#app/content/schema/suggest.ts";
import { explainIssue, explainYaml, quotes } from "#app/content/read/explain.ts";

/** Something wrong in a content file, explained to the person who wrote it. */
export type ContentProblem = { file: string; line?: number; field: string; problem: string; fix: string };
/** A value that the owner has still to confirm. */
export type Unconfirmed = { file: string; line: number; field: string; value: unknown; needs: string };
/** Whether each condition is true in this build, by name. */
export type Conditions = Readonly<Record<string, boolean>>;

type Pair = { key: unknown; value: unknown };
type SourceNode = { line: number; path: Step[]; node: unknown };

/**
 * Parsed YAML that maps every value to its source position. Conditionals (“if the inbox is on: …, otherwise: …”) are
 * resolved: the value has only the wording that applies, so its paths can differ from those in the document.
 */
export class YamlFile {
  readonly problems: ContentProblem[] = [];
  readonly unconfirmed: Unconfirmed[] = [];
  readonly value: unknown;
  readonly #document: Document;
  readonly #lines: LineCounter;
  readonly #nodes = new Map<string, SourceNode>();

  constructor(
    readonly name: string,
    readonly source: string,
    readonly conditions: Conditions,
  ) {
    ({ document: this.#document, lines: this.#lines } = parseOnce(name, source));
    const [error] = [...this.#document.errors, ...this.#document.warnings];
    if (error) this.#report(this.#lineAt(error.pos[0]), [], ...explainYaml(error, source));
    else this.#findMistypedScalars();
    if (this.problems.length === 0) this.value = this.#read(this.#document.contents, [], [], 1);
  }

  /** The value as its schema describes it, or undefined once `problems` says why not. */
  parse<S extends z.ZodType>(schema: S): z.output<S> | undefined {
    if (this.problems.length > 0) return undefined;
    const result = schema.safeParse(this.value);
    for (const issue of result.error?.issues ?? [])
      for (const { path, problem, fix } of explainIssue(issue, (at) => this.#nodes.get(fieldName(at))?.node))
        this.#report(this.lineOfField(fieldName(path)), path, problem, fix);
    return result.data;
  }

  /** Where a field of the value is in the document, for an editor. */
  documentPath(field: string): readonly Step[] | undefined {
    return this.#nodes.get(field)?.path;
  }

  /** The line of a field, or of the nearest thing around it. */
  lineOfField(field: string): number {
    return this.#nodes.get(field)?.line ?? (field ? this.lineOfField(parentOf(field)) : 1);
  }

  #report(line: number, path: readonly PropertyKey[], problem: string, fix: string): void {
    this.problems.push({ file: this.name, line, field: fieldName(path), problem, fix });
  }

  #lineAt = (position: number) => this.#lines.linePos(position).line;

  /**
   * A line with the wrong indentation silently becomes part of the sentence above it, words after # disappear, and pasted
   * words may hold characters that nobody sees.
   */
  #findMistypedScalars(): void {
    visit(this.#document, {
      Scalar: (_, { type, range, comment, value }) => {
        if (!range) return;
        const line = this.#lineAt(range[0]);
        const [hidden] = String(value).match(invisible) ?? [];
        if (hidden) {
          const code = hidden.codePointAt(0)!.toString(16).padStart(4, "0").toUpperCase();
          const fix = "Delete the words around it and type them again";
          this.#report(line, [], `it holds an invisible character (U+${code})`, fix);
        }
        if (type !== "PLAIN") return;
        if (this.source.slice(range[0], range[1]).includes("\n")) {
          const problem = `this line has become part of the sentence that begins on line ${line}`;
          const fix = "Indent it exactly like the lines it belongs with. A long sentence stays on one line";
          this.#report(this.#lineAt(range[1]), [], problem, fix);
        } else if (comment) this.#report(line, [], "the words after # would not be shown", quotes);
      },
    });
  }

  #read(node: unknown, path: Step[], documentPath: Step[], line: number): unknown {
    if (isAlias(node)) return this.#read(node.resolve(this.#document), path, documentPath, line);
    this.#nodes.set(fieldName(path), { line, path: documentPath, node });
    if (isSeq(node)) {
      const entries: unknown[] = [];
      node.items.forEach((item, i) => {
        const entry = this.#read(item, [...path, entries.length], [...documentPath, i], this.#lineOfNode(item, line));
        if (entry !== undefined) entries.push(entry);
      });
      return entries;
    }
    if (!isMap(node)) return isScalar(node) ? node.value : undefined;
    const keys = node.items.map(({ key }) => String(isScalar(key) ? key.value : key));
    if (keys.length > 0 && keys.every((key) => key === "otherwise" || key.startsWith("if ")))
      return this.#resolveCondition(node.items, keys, path, documentPath, line);
    const value: Record<string, unknown> = {};
    node.items.forEach((pair, i) => {
      const key = keys[i]!;
      if (key === "confirm") return;
      const inner = this.#read(pair.value, [...path, key], [...documentPath, key], this.#lineOfNode(pair.key, line));
      // An empty field is null, so that the schema can complain; a choice without a true wording is left out.
      if (inner !== undefined) value[key] = inner;
    });
    this.#collectUnconfirmed(node.items[keys.indexOf("confirm")], value, path);
    return value;
  }

  #lineOfNode = (node: unknown, otherwise: number) =>
    isNode(node) && node.range ? this.#lineAt(node.range[0]) : otherwise;

  /** The first wording whose condition is true. */
  #resolveCondition(pairs: readonly Pair[], keys: string[], path: Step[], documentPath: Step[], line: number) {
    const known = Object.keys(this.conditions);
    for (const [i, key] of keys.entries()) {
      if (key === "otherwise" || known.includes(key)) continue;
      const fix = `${didYouMean(key, known)}Use one of: ${known.join(", ")}`;
      this.#report(this.#lineOfNode(pairs[i]!.key, line), path, `"${key}" is not a condition`, fix);
    }
    const chosen = keys.findIndex((key) => key === "otherwise" || this.conditions[key]);
    if (chosen < 0) return undefined;
    const { key, value } = pairs[chosen]!;
    return this.#read(value, path, [...documentPath, keys[chosen]!], this.#lineOfNode(key, line));
  }

  /** `confirm:` beside some fields says which of them are invented, and what each needs. */
  #collectUnconfirmed(pair: Pair | undefined, fields: Record<string, unknown>, path: Step[]): void {
    if (!pair) return;
    const here = [...path, "confirm"];
    const start = this.#lineOfNode(pair.key, 1);
    if (!isMap(pair.value))
      return this.#report(start, here, "it names no field", "Write the field and what it needs, or remove confirm");
    for (const { key, value } of pair.value.items) {
      const name = String(isScalar(key) ? key.value : key);
      const line = this.#lineOfNode(key, start);
      if (name in fields) {
        const needs = String(isScalar(value) ? value.value : "");
        const field = fieldName([...path, name]);
        this.unconfirmed.push({ file: this.name, line, field, value: fields[name], needs });
      } else {
        const fix = `${didYouMean(name, Object.keys(fields))}Name a field of the same block, or remove this line`;
        this.#report(line, here, `there is no field "${name}" here to confirm`, fix);
      }
    }
  }
}

const parsed = new Map<string, { source: string; document: Document; lines: LineCounter }>();

/** Parsing takes most of the time of reading, and after a change in the editor most files are as before. */
function parseOnce(name: string, source: string) {
  let known = parsed.get(name);
  if (known?.source !== source) {
    const lines = new LineCounter();
    known = { source, lines, document: parseDocument(source, { lineCounter: lines, prettyErrors: false }) };
    parsed.set(name, known);
  }
  return known;
}

/** Formats a content file so that changing one sentence changes one line. */
export const writeDocument = (document: Document) =>
  document.toString({ lineWidth: 0, indentSeq: true, flowCollectionPadding: false });
