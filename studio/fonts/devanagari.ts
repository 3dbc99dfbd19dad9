import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { glossary } from "../../app/content/content.ts";
import { pages } from "../../app/content/pages.ts";
import { openFont, shapeText, type Font } from "./shape-text.ts";
import { subsetGlyphs } from "./subset-glyphs.ts";

export const devanagariFile = "app/styles/fonts/tiro-devanagari.woff2";
const tiro = readFileSync(
  fileURLToPath(
    import.meta
      .resolve("@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2"),
  ),
);
export const openFullFont = () => openFont(tiro);

const consonants = "कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ";
/** The Sanskrit alphabet with its signs, accents and digits: always included, even if no page uses them yet. */
const alphabet = `ँंःअआइईउऊऋॠऌएऐओऔ${consonants}ऽािीुूृॄॢेैोौ्ॐ।॥॰०१२३४५६७८९॒॑ \u200c\u200d\u25cc`;

/** Every Devanagari text in the content. */
export function devanagariTexts(): string[] {
  const texts = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === "devanagari" && typeof inner === "string") texts.add(inner);
      else collect(inner);
    }
  };
  collect(glossary);
  collect(pages);
  return [...texts].sort();
}

// The stylesheet leaves the space to another font, so browsers shape word by word.
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** The words that `font` renders differently from `fullFont` because it lacks a conjunct or a letter. */
export function findUnsupportedWords(text: string, font: Font, fullFont: Font): string[] {
  const render = (source: Font, word: string) =>
    JSON.stringify(
      shapeText(source, word, "sa").map(({ id, ...position }) => [id === 0, source.glyphToPath(id), position]),
    );
  return wordsOf(text).filter((word) => render(font, word) !== render(fullFont, word));
}

/**
 * Tiro has a thousand conjuncts and the content uses a few dozen, so we keep only the glyphs that shaping the content
 * goes through. The half forms stay too, so that a conjunct we left out remains legible.
 */
export async function makeDevanagariFont(): Promise<Buffer> {
  const fullFont = await openFullFont();
  const texts = devanagariTexts();
  const glyphs = new Set<number>();
  const halfForms = [...consonants].map((letter) => `${letter}्\u200d`);
  for (const word of [...texts.flatMap(wordsOf), ...halfForms]) {
    const shaped = shapeText(fullFont, word, "sa", (ids) => ids.forEach((id) => glyphs.add(id)));
    if (shaped.some(({ id }) => id === 0)) throw new Error(`Tiro Devanagari has no glyph for a letter in "${word}".`);
    shaped.forEach(({ id }) => glyphs.add(id));
  }
  return subsetGlyphs(tiro, alphabet + texts.join(""), glyphs);
}
