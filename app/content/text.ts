import { glossary, type Term, type TermKey } from "#app/content/glossary.ts";
import { mailLink, phoneLink, site } from "#app/content/site.ts";
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
  | { kind: "outside"; href: `${"https://" | "mailto:" | "tel:"}${string}`; words: string }
  /** `first` is set when the page is prepared: the first use on a page is explained. */
  | { kind: "term"; key: TermKey; roman: string; bare: boolean; first?: Omit<Term, "roman"> }
  /** Set when the page is prepared: `numbers`, for the page numbers its own sources; `first`, those that stand here for the first time. */
  | { kind: "cite"; keys: readonly StudyKey[]; numbers?: readonly number[]; first?: readonly number[] };

export function text(words: TemplateStringsArray, ...parts: Inline[]): RichText {
  return joinStrings(words.flatMap((string, i) => [string, parts[i] ?? ""]));
}

/** Several texts as one, with a space between each two. */
export function joinTexts(texts: readonly Text[]): RichText {
  return joinStrings(texts.flatMap((text, i) => [i > 0 ? " " : "", text].flat()));
}

/** Neighbours become one string: a space that stands by itself is not heard. */
function joinStrings(parts: readonly Inline[]): RichText {
  const joined: Inline[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = last + part;
    else if (part !== "") joined.push(part);
  }
  return joined;
}

export const em = (words: string): Inline => ({ kind: "em", words });
export const strong = (words: string): Inline => ({ kind: "strong", words });
export const link = (to: SiteLink, words: string): Inline => ({ kind: "link", to, words });
/** A link that leaves the site. */
export const outside = (href: `https://${string}`, words: string): Inline => ({ kind: "outside", href, words });
/** The practice's own address and number, to be pressed. */
export const mail: Inline = { kind: "outside", href: mailLink, words: site.mail };
export const phone: Inline = { kind: "outside", href: phoneLink, words: site.phone };
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
