import { glossary, type Term, type TermKey } from "#app/content/glossary.ts";
import type { StudyKey } from "#app/content/studies.ts";
import type { SiteLink } from "#app/content/types.ts";

/**
 * Words inside a paragraph. A plain string is enough for most; where a sentence holds a link, a Sanskrit term,
 * emphasis or a source, it is written as
 *   text`Slow breathing, or ${sa("pranayama")}, is taught ${link("/pranayam", "step by step")}.${cite("fincham2023")}`
 * Every part is checked by the compiler; nothing is parsed, at build or in the browser.
 */
export type Text = string | RichText;
export type RichText = readonly Inline[];

export type Inline =
  | string
  | { kind: "em" | "strong"; words: string }
  | { kind: "link"; to: SiteLink; words: string }
  | { kind: "outside"; href: `https://${string}`; words: string }
  /** `first` is set when the page is prepared: the first use on a page is explained. */
  | { kind: "term"; key: TermKey; roman: string; bare: boolean; first?: Omit<Term, "roman"> }
  /** Set when the page is prepared: `numbers`, for the page numbers its own sources; `first`, those that stand here for the first time. */
  | { kind: "cite"; keys: readonly StudyKey[]; numbers?: readonly number[]; first?: readonly number[] };

export function text(words: TemplateStringsArray, ...parts: Inline[]): RichText {
  return words.flatMap((string, i) => [string, parts[i] ?? ""]).filter((part) => part !== "");
}

export const em = (words: string): Inline => ({ kind: "em", words });
export const strong = (words: string): Inline => ({ kind: "strong", words });
export const link = (to: SiteLink, words: string): Inline => ({ kind: "link", to, words });
/** A link that leaves the site. */
export const outside = (href: `https://${string}`, words: string): Inline => ({ kind: "outside", href, words });
/** A Sanskrit term from the glossary. Its first use on a page brings Devanagari, pronunciation and meaning along; "bare" never does. */
export const sa = (key: TermKey, how?: "bare"): Inline => ({
  kind: "term",
  key,
  roman: glossary[key].roman,
  bare: how === "bare",
});
/** The studies a sentence rests on. */
export const cite = (...keys: StudyKey[]): Inline => ({ kind: "cite", keys });

/** The same words without markup, for descriptions, structured data and word counts. */
export function plain(words: Text): string {
  if (typeof words === "string") return words;
  return words
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.kind === "cite") return "";
      return part.kind === "term" ? part.roman : part.words;
    })
    .join("");
}
