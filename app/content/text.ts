import type { SiteLink } from "#app/content/types.ts";

/** A part of a sentence as it is written in the content. */
export type Inline =
  | string
  | { kind: "em" | "strong"; words: string }
  | { kind: "link"; to: SiteLink; words: string }
  | { kind: "outside"; href: `${"https://" | "mailto:" | "tel:"}${string}`; words: string }
  | { kind: "term"; key: string; roman: string; unexplained: boolean }
  | { kind: "cite"; keys: string[] };

/** Any part of a sentence, also one that was prepared for its page (app/page/prepared-text.ts). */
type Part = string | { kind: "cite" } | { kind: "term"; roman: string } | { kind: string; words: string };

declare const brand: unique symbol;
/** The parts of a sentence. Branded, so that no other list can be mistaken for one. */
export type RichText<P extends Part = Inline> = P[] & { readonly [brand]: true };
/** Most sentences are plain strings. */
export type Text = string | RichText;
type AnyText = string | RichText<Part>;

/** Whether a block or step is just text, without other fields. */
export const isText = <T>(value: T): value is Extract<T, AnyText> => typeof value === "string" || Array.isArray(value);

/** Neighbouring strings become one, because some screen readers pause between text nodes. */
export function richText<P extends Part>(parts: readonly P[]): string | RichText<P> {
  const joined: P[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = (last + part) as P;
    else if (part !== "") joined.push(part);
  }
  if (joined.every((part) => typeof part === "string")) return joined.join("");
  return joined as RichText<P>;
}

export const partsOf = <P extends Part>(text: string | RichText<P>): readonly (P | string)[] =>
  typeof text === "string" ? [text] : text;

/** Several texts as one, with a space between them. */
export function joinTexts<P extends Part>(texts: readonly (string | RichText<P>)[]): string | RichText<P | string> {
  return richText(texts.flatMap((text, i) => [i > 0 ? " " : "", ...partsOf(text)]));
}

/** The same words without marks, for descriptions, structured data and word counts. */
export function plain(text: AnyText): string {
  return partsOf(text)
    .map((part) => {
      if (typeof part === "string") return part;
      if ("words" in part) return part.words;
      return "roman" in part ? part.roman : "";
    })
    .join("");
}

/** The words of a step, with or without figures. */
export const stepText = <T extends AnyText>(step: T | { text: T }): T =>
  isText(step) ? step : (step as { text: T }).text;
