// Sets text in Fraunces as SVG outlines, so that the result does not depend on the fonts installed on this machine.
import { readFileSync } from "node:fs";
import { openFont, shapeText, type Font } from "#assets/fonts/shape-text.ts";

const fonts = Promise.all(
  ["fraunces", "fraunces-iast"].map((name) => openFont(readFileSync(`app/styles/fonts/${name}.woff2`))),
);
const unitsPerEm = fonts.then(([fraunces]) => fraunces!.face.upem);

type Run = { font: Font; text: string };

/** Splits text where the font changes, so that each run keeps its kerning. */
async function runsOf(text: string): Promise<Run[]> {
  const runs: Run[] = [];
  for (const character of text.normalize("NFC")) {
    const font = (await fonts).find((candidate) => candidate.glyph(character.codePointAt(0)!));
    if (!font) throw new Error(`Fraunces has no glyph for "${character}" in "${text}".`);
    if (runs.at(-1)?.font === font) runs.at(-1)!.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

async function shape(text: string) {
  return (await runsOf(text)).flatMap(({ font, text: run }) =>
    shapeText(font, run, "en").map((glyph) => ({ ...glyph, outline: font.glyphToPath(glyph.id) })),
  );
}

export async function outlineText(text: string, x: number, y: number, size: number, fill: string): Promise<string> {
  let pen = 0;
  const paths = (await shape(text)).map(({ outline, xOffset, xAdvance }) => {
    const path = `<path transform="translate(${pen + xOffset})" d="${outline}"/>`;
    pen += xAdvance;
    return path;
  });
  const scale = size / (await unitsPerEm);
  return `<g fill="${fill}" transform="translate(${x} ${y})scale(${scale} ${-scale})">${paths.join("")}</g>`;
}

type Word = { text: string; width: number };
type Line = readonly Word[];

/** Breaks the title into balanced lines at the largest size that fits. */
export async function fitTitle(title: string, maxWidth: number): Promise<{ lines: string[]; size: number }> {
  const space = await measure(" ");
  const words = await Promise.all(title.split(" ").map(async (text) => ({ text, width: await measure(text) })));
  const widthOf = (line: Line) => line.reduce((sum, word) => sum + word.width, (line.length - 1) * space);
  const longest = (lines: Line[]) => Math.max(...lines.map(widthOf));

  /** The split into `count` lines whose longest line is shortest. */
  const balance = (rest: Line, count: number): Line[] => {
    if (count === 1) return [rest];
    const splits = Array.from({ length: rest.length - count + 1 }, (_, index) => [
      rest.slice(0, index + 1),
      ...balance(rest.slice(index + 1), count - 1),
    ]);
    return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
  };
  const asTexts = (lines: Line[]) => lines.map((line) => line.map(({ text }) => text).join(" "));

  for (let size = 88; size > 44; size -= 6) {
    for (let count = 1; count <= Math.min(size > 70 ? 2 : 3, words.length); count++) {
      const lines = balance(words, count);
      if (longest(lines) * size <= maxWidth) return { lines: asTexts(lines), size };
    }
  }
  return { lines: asTexts(balance(words, Math.min(4, words.length))), size: 44 };
}

/** Width in ems. */
async function measure(text: string): Promise<number> {
  const advance = (await shape(text)).reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return advance / (await unitsPerEm);
}
