import { pageShape } from "#app/content/schema/page.ts";
import { textsOf } from "#app/content/schema/visit-texts.ts";
import { plain } from "#app/content/text.ts";
import type { PageContent } from "#app/content/types.ts";

/** The words of the page itself: banner, gist and sections. Menus, sources and the pages to read next are not counted. */
export function countWords(page: PageContent): number {
  // The shared lists of signs are the same on every page and do not make it longer.
  const own = visibleTexts(page).filter(({ field }) => !/\.(signs|sheet)\./.test(field));
  return own.reduce((sum, { text }) => sum + wordsOf(plain(text)).length, 0);
}

/** The heading of a quote is visually hidden. */
export function visibleTexts({ title, subtitle, gist, sections }: PageContent) {
  return textsOf(pageShape, { title, subtitle, ...(gist && { gist }), sections }).filter(({ field }) => {
    const [, section, name] = /^sections\[(\d+)\]\.(\w+)$/.exec(field) ?? [];
    return !(name === "heading" && sections[Number(section)]?.kind === "quote");
  });
}

export function wordsOf(words: string): string[] {
  return words.split(/[\s–—/]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

export const splitSentences = (words: string) => words.split(/(?<=[.!?…]["'”’)]*)\s+/);
