// Sets text in Fraunces as SVG outlines, so that the result does not depend on the fonts installed on this machine.
import { readFileSync } from "node:fs";
import { openFont, shapeText, type Font } from "#studio/fonts/shape-text.ts";

const fraunces = await openFont(readFileSync("app/styles/fonts/fraunces.woff2"));
const iast = await openFont(readFileSync("app/styles/fonts/fraunces-iast.woff2"));
const { upem } = fraunces.face;

type Run = { font: Font; text: string };

/** Splits text where the font changes, so that each run keeps its kerning. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize("NFC")) {
    const font = [fraunces, iast].find((candidate) => candidate.glyph(character.codePointAt(0)!));
    if (!font) throw new Error(`Fraunces has no glyph for "${character}" in "${text}".`);
    if (runs.at(-1)?.font === font) runs.at(-1)!.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function shape(text: string) {
  return runsOf(text).flatMap(({ font, text: run }) =>
    shapeText(font, run, "en").map((glyph) => ({ ...glyph, outline: font.glyphToPath(glyph.id) })),
  );
}

export function outlineText(text: string, x: number, y: number, size: number, fill: string): string {
  let pen = 0;
  const paths = shape(text).map(({ outline, xOffset, xAdvance }) => {
    const path = `<path transform="translate(${pen + xOffset})" d="${outline}"/>`;
    pen += xAdvance;
    return path;
  });
  const scale = size / upem;
  return `<g fill="${fill}" transform="translate(${x} ${y})scale(${scale} ${-scale})">${paths.join("")}</g>`;
}

type Word = { text: string; width: number };
type Line = readonly Word[];

/** Breaks the title into balanced lines at the largest size that fits. */
export function fitTitle(title: string, maxWidth: number): { lines: string[]; size: number } {
  const space = widthOf(" ");
  const words = title.split(" ").map((text) => ({ text, width: widthOf(text) }));
  const lengthOf = (line: Line) => line.reduce((sum, word) => sum + word.width, (line.length - 1) * space);
  const longest = (lines: Line[]) => Math.max(...lines.map(lengthOf));

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
export function widthOf(text: string): number {
  return shape(text).reduce((sum, { xAdvance }) => sum + xAdvance, 0) / upem;
}
