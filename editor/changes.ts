import type { YAMLMap } from "yaml";
import { isMap, isNode, isPair, isScalar, isSeq, parseDocument, visit, type Document, type Node } from "yaml";
import { z } from "zod";
import { slug } from "#app/content/fragments.ts";
import { parentOf, stepsOf, type Step } from "#app/content/field-path.ts";
import { invisible } from "#app/content/invisible.ts";
import { writeDocument, type YamlFile } from "#app/content/read/yaml-file.ts";
import { Refused } from "#editor/guard.ts";

const field = z.string().max(200);
/** What the editor can do to a content file. `field` is a field of the value, as forms.ts names it. */
export const change = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("set"), field, value: z.unknown() }),
  z.strictObject({ action: z.literal("add"), field, value: z.union([z.string(), z.record(z.string(), z.unknown())]) }),
  z.strictObject({ action: z.literal("move"), field, by: z.literal([1, -1]) }),
  z.strictObject({ action: z.literal("remove"), field }),
  z.strictObject({ action: z.literal("confirm"), field }),
]);
export type Change = z.infer<typeof change>;

/** The source of a file after some changes. Everything else in it stays as it is written. */
export function applyChanges(file: YamlFile, changes: readonly Change[]): string {
  const document = parseDocument(file.source);
  for (const change of changes) apply(document, file, visible(change) as Change);
  return writeDocument(document);
}

function apply(document: Document, file: YamlFile, change: Change): void {
  const steps = documentSteps(file, change.field);
  const isVideo = file.name === "content/videos.yaml";
  if (change.action === "set")
    return set(document, steps, isVideo && steps.at(-1) === "id" ? videoId(change.value) : change.value);
  if (change.action === "confirm") return confirm(document, steps);
  const list = document.getIn(steps.slice(0, -1), true);
  if (!isSeq(list) && !isMap(list)) throw new Error(`${change.field} is not in a list`);
  const items = list.items as (Node | { key: Node })[];
  const index = isSeq(list) ? Number(steps.at(-1)) : list.items.findIndex(({ key }) => String(key) === steps.at(-1));
  // Empty lines between entries belong to their places, not to the entries.
  const spaces = items.map((item) => nodeOf(item).spaceBefore ?? false);
  if (change.action === "remove") items.splice(index, 1);
  else if (change.action === "move") items.splice(index + change.by, 0, ...items.splice(index, 1));
  else {
    const added = isVideo ? newVideo(change.value as object, items[index]) : change.value;
    const value = document.createNode(added);
    const entry = isSeq(list) ? value : document.createPair(freeKey(list, added), value);
    // An empty list is written as [], and would go on in that style.
    if (items.length === 0) list.flow = false;
    items.splice(index + 1, 0, entry as Node);
    spaces.push(spaces.at(-1) ?? false);
  }
  items.forEach((item, i) => (nodeOf(item).spaceBefore = spaces[i]));
}

const nodeOf = (item: unknown) => (isPair(item) ? item.key : item) as Node;

/** A new field has no place in the document yet: it belongs in the block around it. */
function documentSteps(file: YamlFile, field: string): readonly Step[] {
  const known = file.documentPath(field);
  if (known) return known;
  const last = stepsOf(field).at(-1);
  return last === undefined ? [] : [...documentSteps(file, parentOf(field)), last];
}

function set(document: Document, steps: readonly Step[], value: unknown): void {
  if (value === undefined || value === null) return void document.deleteIn(steps);
  const node = document.getIn(steps, true);
  if (isScalar(node)) node.value = tidy(value, node.type === "BLOCK_LITERAL");
  else if (isSeq(node) && Array.isArray(value)) {
    const old = [...node.items];
    node.items = value.map((words, i) => {
      const same = old.find((item) => isScalar(item) && item.value === words) ?? old[i];
      if (isScalar(same) && (same.value === words || !value.includes(same.value))) same.value = tidy(words);
      else return document.createNode(tidy(words));
      return same;
    });
  } else document.setIn(steps, document.createNode(Array.isArray(value) ? value.map((v) => tidy(v)) : tidy(value)));
}

/** Copied words may bring invisible characters with them, such as the editor's own marks. */
function visible(value: unknown): unknown {
  if (typeof value === "string") return value.replace(invisible, "");
  if (Array.isArray(value)) return value.map(visible);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visible(inner)]));
}

/** A sentence is one line; a verse keeps its lines. */
const tidy = (value: unknown, severalLines = false) =>
  typeof value !== "string" ? value : severalLines ? `${value.trim()}\n` : value.trim().replace(/\s*\n\s*/g, " ");

/** The id of a video, also from its full address. */
function videoId(value: unknown): unknown {
  const address =
    /^(?:https?:\/\/)?(?:\w+\.)?(?:youtube(?:-nocookie)?\.com\/.*?(?:v=|\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;
  return address.exec(String(value).trim())?.[1] ?? value;
}

/** A new video borrows the drawing of the one above, unless the owner has chosen one. */
function newVideo(video: { id?: unknown; poster?: unknown }, above: unknown): object {
  const borrowed = isMap(above) ? (above.get("poster") ?? above.get("id")) : undefined;
  return { ...video, id: videoId(video.id), poster: video.poster ?? borrowed };
}

function confirm(document: Document, steps: readonly Step[]): void {
  // A source and a link have brackets, too.
  const [placeholder] = /\[(?!@)[^\]]+\](?!\()/.exec(wordsIn(document.getIn(steps, true))) ?? [];
  if (placeholder)
    throw new Refused(409, `“${placeholder}” is a placeholder: press Edit and write the real words first.`);
  // A confirmed story is no longer an example.
  if (steps.at(-1) === "sample") document.setIn(steps, false);
  const around = [...steps.slice(0, -1), "confirm"];
  document.deleteIn([...around, steps.at(-1)!]);
  const left = document.getIn(around, true);
  if (!isMap(left) || left.items.length > 0) return;
  const block = document.getIn(steps.slice(0, -1), true) as YAMLMap<Node>;
  const index = block.items.findIndex(({ key }) => String(key) === "confirm");
  const [removed] = block.items.splice(index, 1);
  // A comment above it may be the heading of the whole file.
  const next = block.items[index]?.key;
  if (next && removed?.key.commentBefore) next.commentBefore ??= removed.key.commentBefore;
}

function wordsIn(node: unknown): string {
  const words: string[] = [];
  if (isNode(node)) visit(node, { Scalar: (_, { value }) => void words.push(String(value)) });
  return words.join("\n");
}

function freeKey(map: YAMLMap, value: unknown): string {
  const [words] = Object.values(value as object).filter((entry) => typeof entry === "string");
  const key = slug(String(words ?? "")) || "entry";
  let n = 1;
  while (map.has(n === 1 ? key : `${key}-${n}`)) n += 1;
  return n === 1 ? key : `${key}-${n}`;
}
