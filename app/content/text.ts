import type { Term } from "#app/content/glossary.ts";
import type { Practice, SiteLink } from "#app/content/types.ts";

export type Inline =
  | string
  | { kind: "em" | "strong"; words: string }
  | { kind: "link"; to: SiteLink; words: string }
  | { kind: "outside"; href: `${"https://" | "mailto:" | "tel:"}${string}`; words: string }
  /** `first` is set when the page is prepared: the first use on a page is explained. */
  | { kind: "term"; key: string; roman: string; unexplained: boolean; first?: Omit<Term, "roman" | "spelled"> }
  /** Set when the page is prepared: `numbers`, because each page numbers its own sources; `first`, those cited here first. */
  | { kind: "cite"; keys: string[]; numbers?: number[]; first?: number[] };

declare const brand: unique symbol;
/** The parts of a sentence. Branded, so that no other list can be mistaken for one; mutable, as React Router keeps only
 *  such types through a loader. */
type RichText = Inline[] & { readonly [brand]: true };
/** Most sentences are plain strings. */
export type Text = string | RichText;

/** Whether a block or step is just text, without other fields. */
export const isText = (value: Text | object): value is Text => typeof value === "string" || Array.isArray(value);

/** Neighbouring strings become one, because some screen readers pause between text nodes. */
export function richText(parts: readonly Inline[]): Text {
  const joined: Inline[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = last + part;
    else if (part !== "") joined.push(part);
  }
  if (joined.every((part) => typeof part === "string")) return joined.join("");
  return joined as RichText;
}

export const partsOf = (text: Text): readonly Inline[] => (typeof text === "string" ? [text] : text);

/** Several texts as one, with a space between them. */
export function joinTexts(texts: readonly Text[]): Text {
  return richText(texts.flatMap((text, i) => [i > 0 ? " " : "", ...partsOf(text)]));
}

/** The same words without marks, for descriptions, structured data and word counts. */
export function plain(text: Text): string {
  return partsOf(text)
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.kind === "cite") return "";
      return part.kind === "term" ? part.roman : part.words;
    })
    .join("");
}

/** The words of a step, with or without figures. */
export const stepText = (step: Practice["steps"][number]): Text => (isText(step) ? step : step.text);
