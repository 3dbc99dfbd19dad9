/**
 * The picture other sites show for a link to ours: 1200 by 630, the page's own picture under a night scrim, its title in
 * our letters. Text is drawn as outlines from our own font files, so that no machine's fonts matter.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fontkit from "fontkit";
import sharp from "sharp";
import subsetFont from "subset-font";
import { site } from "../app/content/site.ts";

type ShareImage = {
  title: string;
  /** A short line above the title: the page's family, for instance. */
  kicker?: string;
  /** Path of the master, or its name in art/masters. */
  master: string;
  /** The point to keep in sight, in percent from the left and the top. */
  focal: readonly [x: number, y: number];
  /** Where to write the JPEG. */
  out: string;
};

const width = 1200;
const height = 630;
const margin = 72;
const textWidth = 660;
const root = join(import.meta.dirname, "..");
const linen = "#F7F0E4";
const gold = "#E8C48A";

export async function makeShareImage({ title, kicker, master, focal, out }: ShareImage): Promise<void> {
  const overlay = await overlaySvg(title, kicker);
  const background = await backgroundOf(master, focal);
  await sharp(background, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(out);
}

/** Many pages share a picture, so each is read and cropped once. */
const backgrounds = new Map<string, Promise<Buffer>>();

function backgroundOf(master: string, focal: readonly [number, number]): Promise<Buffer> {
  const key = `${master} ${focal.join()}`;
  const made = backgrounds.get(key) ?? crop(master, focal);
  backgrounds.set(key, made);
  return made;
}

async function crop(master: string, [focalX, focalY]: readonly [number, number]): Promise<Buffer> {
  const picture = sharp(master.includes("/") ? master : join(root, "art/masters", `${master}.webp`));
  const size = await picture.metadata();
  // A little larger than it must be, so that the subject can stand clear of the words at the right.
  const scale = Math.max(width / size.width, height / size.height) * 1.06;
  const cropWidth = Math.round(width / scale);
  const cropHeight = Math.round(height / scale);
  const place = (focal: number, full: number, cut: number, target: number) =>
    Math.round(Math.min(Math.max(0, (focal / 100) * full - target * cut), full - cut));
  return picture
    .extract({
      left: place(focalX, size.width, cropWidth, 0.74),
      top: place(focalY, size.height, cropHeight, 0.56),
      width: cropWidth,
      height: cropHeight,
    })
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function overlaySvg(title: string, kicker: string | undefined): Promise<string> {
  const fonts = await letters();
  const { lines, size } = fitTitle(title, fonts);
  const leading = size * 1.08;
  const baseline = height - 168 - (lines.length - 1) * leading;
  const emblem = readFileSync(join(root, "public/emblem.svg"), "utf8").match(/ d="([^"]+)"/)![1];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><linearGradient id="a"><stop stop-color="#171A2B" stop-opacity=".93"/><stop offset=".58" stop-color="#1B1E31" stop-opacity=".68"/><stop offset=".82" stop-color="#23263A" stop-opacity=".05"/><stop offset="1" stop-color="#23263A" stop-opacity="0"/></linearGradient>`,
    `<linearGradient id="b" x2="0" y2="1"><stop offset=".5" stop-color="#171A2B" stop-opacity="0"/><stop offset="1" stop-color="#171A2B" stop-opacity=".4"/></linearGradient></defs>`,
    `<rect width="100%" height="100%" fill="url(#a)"/><rect width="100%" height="100%" fill="url(#b)"/>`,
    `<path transform="translate(-170 -190)scale(3.5)" d="${emblem}" fill="none" stroke="${gold}" stroke-width=".55" opacity=".16"/>`,
    kicker ? drawLine(kicker, margin, baseline - size * 0.86 - 26, 32, gold, fonts) : "",
    ...lines.map((line, index) => drawLine(line, margin, baseline + index * leading, size, linen, fonts)),
    `<rect x="${margin}" y="${height - 122}" width="64" height="2" fill="${gold}"/>`,
    `<path transform="translate(${margin} ${height - 98})scale(.24)" d="${emblem}" fill="none" stroke="${gold}" stroke-width="4.6"/>`,
    drawLine(site.name, margin + 66, height - 63, 34, linen, fonts),
    `</svg>`,
  ].join("");
}

/* Setting type */

type Letters = readonly fontkit.Font[];
let opened: Promise<Letters> | undefined;

/** Fraunces, plain letters first, those of transliterated Sanskrit second. */
function letters(): Promise<Letters> {
  opened ??= Promise.all(
    ["fraunces", "fraunces-iast"].map(async (file) => {
      const woff2 = readFileSync(join(root, `app/styles/fonts/${file}.woff2`));
      return fontkit.create(await subsetFont(woff2, undefined, { targetFormat: "sfnt", keepAllGlyphs: true }));
    }),
  );
  return opened;
}

/** Neighbouring letters of one font, so that each run keeps its kerning. */
function runsOf(text: string, fonts: Letters): { font: fontkit.Font; text: string }[] {
  const runs: { font: fontkit.Font; text: string }[] = [];
  for (const letter of text.normalize("NFC")) {
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(letter.codePointAt(0)!));
    if (!font)
      throw new Error(
        `No letter for "${letter}" in the title "${text}": add it to scripts/fonts.ts and run npm run fonts`,
      );
    if (runs.at(-1)?.font === font) runs.at(-1)!.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function measure(text: string, size: number, fonts: Letters): number {
  return runsOf(text, fonts).reduce(
    (sum, { font, text: part }) => sum + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

function drawLine(text: string, x: number, y: number, size: number, fill: string, fonts: Letters): string {
  let pen = 0;
  const outlines = runsOf(text, fonts).flatMap(({ font, text: part }) => {
    const { glyphs, positions } = font.layout(part);
    return glyphs.map((glyph, index) => {
      const place = positions[index]!;
      const drawn = `<path transform="translate(${Math.round(pen + place.xOffset)})" d="${glyph.path.toSVG()}"/>`;
      pen += place.xAdvance;
      return drawn;
    });
  });
  const scale = size / fonts[0]!.unitsPerEm;
  return `<g fill="${fill}" transform="translate(${x} ${y})scale(${scale} ${-scale})">${outlines.join("")}</g>`;
}

/** The largest size at which the title needs no more than three lines, broken so that no line is much longer than another. */
function fitTitle(title: string, fonts: Letters): { lines: string[]; size: number } {
  // Widths at size 1 are measured once a word; shaping is the slow part.
  const space = measure(" ", 1, fonts);
  const words = title.split(" ").map((text) => ({ text, width: measure(text, 1, fonts) }));
  const widthOf = (line: Line) => line.reduce((sum, word) => sum + word.width, (line.length - 1) * space);
  const asText = (lines: Line[]) => lines.map((line) => line.map(({ text }) => text).join(" "));
  for (let size = 88; size > 44; size -= 6) {
    for (let count = 1; count <= Math.min(size > 70 ? 2 : 3, words.length); count++) {
      const lines = balanced(words, count, widthOf);
      if (Math.max(...lines.map(widthOf)) * size <= textWidth) return { lines: asText(lines), size };
    }
  }
  return { lines: asText(balanced(words, Math.min(4, words.length), widthOf)), size: 44 };
}

type Line = readonly { text: string; width: number }[];

/** Breaks words into `count` lines with the shortest possible longest line. */
function balanced(words: Line, count: number, widthOf: (line: Line) => number): Line[] {
  if (count === 1) return [words];
  let best: Line[] = [words];
  let bestWidth = Infinity;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first), ...balanced(words.slice(first), count - 1, widthOf)];
    const longest = Math.max(...lines.map(widthOf));
    if (longest < bestWidth) [best, bestWidth] = [lines, longest];
  }
  return best;
}
