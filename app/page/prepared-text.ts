import type { Inline, RichText } from "#app/content/text.ts";
import type { Block, Practice } from "#app/content/types.ts";

/** A part of a sentence as its page shows it: terms are explained at their first use, sources numbered. */
export type PreparedInline =
  | Exclude<Inline, { kind: "term" | "cite" }>
  | { kind: "term"; key: string; roman: string; meaning?: string }
  /** `first` are the sources that the page cites here for the first time. */
  | { kind: "cite"; numbers: number[]; first: number[] };

export type PreparedText = string | RichText<PreparedInline>;

/** A value of the content in which every text was prepared. */
export type Prepared<T> = T extends RichText
  ? RichText<PreparedInline>
  : T extends object
    ? { [Key in keyof T]: Prepared<T[Key]> }
    : T;

export type PreparedBlock = Prepared<Block>;
export type PreparedPractice = Prepared<Practice>;
