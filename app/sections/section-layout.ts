import type { proseLayouts } from "#app/content/schema/page.ts";
import type { PreparedSection } from "#app/page/prepare-page.ts";
import type { PreparedBlock } from "#app/page/prepared-text.ts";
import type { SectionOf } from "#app/sections/section-type.ts";

export type ProseLayout = (typeof proseLayouts)[number];

/** How a section of running text is laid out. It depends on the section alone, so that a new one changes no other. */
export function proseLayout({ layout, body, picture }: SectionOf<"prose">): ProseLayout {
  if (layout) return layout;
  if (picture) return "picture";
  if (body.filter((block) => is(block, "subheading")).length > 1) return "topics";
  if (body.some((block) => is(block, "quote"))) return "quotation";
  if (body.some((block) => listItemsOf(block).length > 2)) return "list";
  return "side";
}

/** Legal pages and the FAQ: mostly running text, read by looking something up. They get a table of contents at the side. */
export function isDocument(sections: readonly PreparedSection[]): boolean {
  const toLookUp = sections.filter(({ kind }) => kind === "prose" || kind === "faq");
  return toLookUp.length > 5 && toLookUp.length >= sections.length * 0.6;
}

export function listItemsOf(block: PreparedBlock) {
  if (is(block, "bullets")) return block.bullets;
  return is(block, "numbered") ? block.numbered : [];
}

type BlockWith<Key extends string> = Extract<PreparedBlock, Record<Key, unknown>>;

export function is<Key extends "bullets" | "numbered" | "subheading" | "signs" | "quote" | "forget">(
  block: PreparedBlock,
  key: Key,
): block is BlockWith<Key> {
  return typeof block === "object" && key in block;
}
