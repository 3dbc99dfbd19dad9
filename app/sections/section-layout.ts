import { isText, plain } from "#app/content/text.ts";
import type { Block } from "#app/content/types.ts";
import type { proseLayouts } from "#app/content/schema/page.ts";
import type { PreparedSection } from "#app/page/prepare-page.ts";
import type { SectionOf } from "#app/sections/section-type.ts";

export type ProseLayout = (typeof proseLayouts)[number];

/** Plain text takes these in turn, so that a page of prose does not repeat one composition. */
const turns = ["side", "columns", "centred"] as const satisfies readonly ProseLayout[];

/** Below this many letters two columns would be a few lines each. */
const lettersForColumns = 420;

/** The layout of every section of running text; undefined for the other kinds, which have one layout each. */
export function proseLayoutsOf(sections: readonly PreparedSection[]): (ProseLayout | undefined)[] {
  let turn = 0;
  const inDocument = isDocument(sections);
  return sections.map((section) => {
    if (section.kind !== "prose") return undefined;
    const fixed = section.layout ?? layoutByContent(section);
    if (fixed) return fixed;
    if (inDocument) return "side";
    const layout = turns[turn++ % turns.length]!;
    return layout === "columns" && lettersOf(section.body) < lettersForColumns ? "side" : layout;
  });
}

function layoutByContent({ body, picture, stool }: SectionOf<"prose">): ProseLayout | undefined {
  if (stool) return "side";
  if (picture) return "picture";
  if (body.filter((block) => is(block, "subheading")).length > 1) return "topics";
  if (body.some((block) => is(block, "quote"))) return "quotation";
  if (body.some((block) => listItemsOf(block).length > 2)) return "list";
  return undefined;
}

/** Legal pages and the FAQ: mostly running text, read by looking something up. They get a table of contents at the side. */
export function isDocument(sections: readonly PreparedSection[]): boolean {
  const toLookUp = sections.filter(({ kind }) => kind === "prose" || kind === "faq");
  return toLookUp.length > 5 && toLookUp.length >= sections.length * 0.6;
}

export function listItemsOf(block: Block) {
  if (is(block, "bullets")) return block.bullets;
  return is(block, "numbered") ? block.numbered : [];
}

type BlockWith<Key extends string> = Extract<Block, Record<Key, unknown>>;

export function is<Key extends "bullets" | "numbered" | "subheading" | "signs" | "quote">(
  block: Block,
  key: Key,
): block is BlockWith<Key> {
  return typeof block === "object" && key in block;
}

function lettersOf(body: readonly Block[]): number {
  return body.reduce((sum, block) => sum + (isText(block) ? plain(block).length : 0), 0);
}
