import type { Content } from "#app/content/read/content.ts";
import { fieldIn } from "#app/content/field-path.ts";
import { pageFile } from "#app/content/page-file.ts";
import { textsOf } from "#app/content/schema/visit-texts.ts";
import { richText, type Inline, type Text } from "#app/content/text.ts";
import { closeIn, openIn, surround } from "#editor/marks.ts";

export type Place = { file: string; field: string };

const places: Place[] = [];
const numbers = new Map<string, number>();

export const placeOf = (n: number): Place | undefined => places[n];

/** The same number for a place as long as the editor runs: the server and the browser render it separately. */
function numberFor(place: Place): number {
  const key = `${place.file} ${place.field}`;
  const known = numbers.get(key) ?? places.push(place) - 1;
  numbers.set(key, known);
  return known;
}

/** Facts that are shown as they are, though their field takes no free words. */
const shownFacts = /^(mail|phone|hours\[\d+\]\.time)$/;

/** The content of a name while editing: every text in it carries the number of its place. */
export function markedContent(content: Content, name: keyof Content): unknown {
  const fromOtherFiles = new Map<unknown, unknown>();
  const mark = (value: unknown, file: string) => markTexts(content, value, file, fromOtherFiles);
  if (name !== "pages") return mark(content[name], fileOf(name));
  // Pages show content that lives in other files.
  for (const shared of ["testimonials", "gallery", "wholePictures", "urgentSigns", "rules", "ownerFacts"] as const)
    for (const [key, value] of Object.entries(content[shared]))
      fromOtherFiles.set(value, (mark(content[shared], fileOf(shared)) as Record<string, unknown>)[key]);
  return Object.fromEntries(Object.entries(content.pages).map(([path, page]) => [path, mark(page, pageFile(path))]));
}

export function fileOf(name: string): string {
  const homes: Record<string, string> = { wholePictures: "pictures", events: "owner-facts" };
  const fileName = homes[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `content/${fileName}.yaml`;
}

/** Lists whose file holds nothing but the list, under its own name. */
const prefixes: Record<string, string> = { "content/gallery.yaml": "gallery", "content/videos.yaml": "videos" };

function markTexts(content: Content, value: unknown, file: string, fromOtherFiles: ReadonlyMap<unknown, unknown>) {
  const prefix =
    prefixes[file] ??
    (file === "content/pictures.yaml" && !("heroes" in (value as object)) ? "pictures" : undefined) ??
    (file === "content/owner-facts.yaml" && Array.isArray(value) ? "events" : "");
  const whole = prefix ? { [prefix]: value } : value;
  const texts = new Set(textsOf(content.schemas.get(file)!, whole).map(({ field }) => field));
  const marked = walk(whole, "");
  return prefix ? (marked as Record<string, unknown>)[prefix] : marked;

  function walk(inner: unknown, field: string): unknown {
    if (fromOtherFiles.has(inner)) return fromOtherFiles.get(inner);
    if (texts.has(field) || (file === "content/site.yaml" && shownFacts.test(field)))
      return markText(inner as Text, numberFor({ file, field }));
    if (Array.isArray(inner)) return inner.map((entry, i) => walk(entry, fieldIn(field, i)));
    if (typeof inner !== "object" || inner === null) return inner;
    const marked = Object.entries(inner).map(([key, entry]) => [key, walk(entry, fieldIn(field, key))] as const);
    return Object.fromEntries(marked.map(([key, entry]) => [key, namedBeside(inner as Values, key, marked) ?? entry]));
  }
}

type Values = Record<string, unknown>;

/** A field that names an entry of a list beside it must stay equal to that entry. */
function namedBeside(block: Values, name: string, marked: readonly (readonly [string, unknown])[]): unknown {
  const words = block[name];
  if (typeof words !== "string" || words === "") return undefined;
  for (const [key, entries] of marked) {
    const list = block[key];
    if (Array.isArray(list) && list.includes(words)) return (entries as unknown[])[list.indexOf(words)];
  }
  return undefined;
}

export function markText(text: Text, n: number): Text {
  // A fact that is not filled in must stay empty for the component that shows it.
  if (text === "") return text;
  // The lines of a verse are shown apart from each other.
  if (typeof text === "string") return text.split("\n").map((line) => (line ? surround(line, n) : line)).join("\n"); // oxfmt-ignore
  const parts: Inline[] = [...text];
  if (typeof parts[0] !== "string") parts.unshift("");
  if (typeof parts.at(-1) !== "string") parts.push("");
  parts[0] = openIn(parts[0] as string, n);
  parts[parts.length - 1] = closeIn(parts.at(-1) as string);
  return richText(parts);
}
