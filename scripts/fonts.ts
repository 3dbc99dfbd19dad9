/**
 * Makes app/styles/fonts/*.woff2 and app/styles/fonts.css from the font packages. Run it after a font package changes,
 * a new character is needed or the content has a new Sanskrit word (scripts/fonts.test.ts says when); the output is
 * committed, so a build needs neither this script nor the packages.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as fontkit from "fontkit";
import { format } from "prettier";
import subsetFont from "subset-font";
import { glossary } from "#app/content/glossary.ts";
import { pages } from "#app/content/pages/index.ts";
import {
  addGlyphs,
  characterMap,
  readTables,
  simpleGlyph,
  uint32s,
  writeFont,
  type Contours,
  type NewGlyph,
} from "../art/src/font-tables.ts";

const root = join(import.meta.dirname, "..");
const outFolder = join(root, "app/styles/fonts");
const packaged = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path));
/** The subsetter's own parts: its packer, and the shaper that Chromium, Firefox and Android use too. */
const fromSubsetter = createRequire(createRequire(import.meta.url).resolve("subset-font"));
const { convert } = fromSubsetter("fontverter") as { convert(font: Buffer, to: "sfnt" | "woff2"): Promise<Buffer> };
const harfbuzz = (await import(
  /* @vite-ignore */ pathToFileURL(fromSubsetter.resolve("harfbuzzjs")).href
)) as typeof import("harfbuzzjs");

/** A whole packaged font to measure; unpacked, because fontkit varies only plain TrueType files. */
const opened = new Map<string, fontkit.Font>();
async function open(path: string): Promise<fontkit.Font> {
  const font =
    opened.get(path) ??
    fontkit.create(await subsetFont(packaged(path), undefined, { targetFormat: "sfnt", keepAllGlyphs: true }));
  opened.set(path, font);
  return font;
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
/** Basic Latin, Latin-1 and the punctuation of careful English: what every page may use. */
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + "ıŒœ–—‘’‚“”„•…‹›⁄€™−\u2009\u200a\u202f\u2011";
/** Italics are for quotes and terms: English letters and the accents a borrowed word may carry. */
const latinForItalics = range(0x20, 0x7e) + "\u00a0£°·×½àáâäåçèéêëíîïñóôöúûüÉÁÖÜ–—‘’“”…−";
const drawnSymbols = "←↑→↓≤≥";
/**
 * Sanskrit in Latin letters. Kept in a second file per face, which pages without such a letter never load, and under a
 * family of its own: a family with a part still to come is laid out anew, whole, with every file that arrives.
 */
const dotted = "ṛṝḷḹṃṁḥṣṭḍṇṅṚṜḶḸṂṀḤṢṬḌṆṄ";
const iast = "āīūśĀĪŪŚ" + dotted;
const features = ["kern", "liga", "locl", "mark", "mkmk", "ccmp", "rvrn", "rlig", "onum", "lnum", "tnum", "pnum"];

type Location = Record<string, number>;
type Face = {
  file: string;
  family: string;
  style: "normal" | "italic";
  weight: string;
  latinFile: string;
  extendedFile: string;
  axes: NonNullable<Parameters<typeof subsetFont>[2]["variationAxes"]>;
  /** Where the family is at rest, and where its one remaining axis ends; absent when nothing varies. */
  rest: Location;
  end?: Location;
  text: string;
};

const atkinson = (style: string, part: string) =>
  `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${part}-wght-${style}.woff2`;
const fraunces = (style: string, part: string) =>
  `@fontsource-variable/fraunces/files/fraunces-${part}-full-${style}.woff2`;
// Fully soft, one display size, one weight, no "wonky" letters: warm at a glance, calm to read, a fifth of the bytes.
const frauncesCut = { opsz: 96, SOFT: 100, WONK: 0 };

const faces: readonly Face[] = [
  {
    file: "fraunces",
    family: "Fraunces",
    style: "normal",
    weight: "400 600",
    latinFile: fraunces("normal", "latin"),
    extendedFile: fraunces("normal", "latin-ext"),
    axes: { ...frauncesCut, wght: 480 },
    rest: { ...frauncesCut, wght: 480 },
    text: latin,
  },
  {
    file: "atkinson",
    family: "Atkinson Hyperlegible Next",
    style: "normal",
    weight: "400 700",
    latinFile: atkinson("normal", "latin"),
    extendedFile: atkinson("normal", "latin-ext"),
    axes: { wght: { min: 400, max: 700, default: 400 } },
    rest: { wght: 400 },
    end: { wght: 700 },
    text: latin,
  },
  {
    file: "atkinson-italic",
    family: "Atkinson Hyperlegible Next",
    style: "italic",
    weight: "400 700",
    latinFile: atkinson("italic", "latin"),
    extendedFile: atkinson("italic", "latin-ext"),
    // One weight for all: bold italics are too rare to pay for, and the declared range keeps browsers from faking them.
    axes: { wght: 400 },
    rest: { wght: 400 },
    text: latinForItalics,
  },
];

const rules: string[] = [];

/* The Latin faces */

async function withSymbols(face: Face): Promise<Buffer> {
  const whole = await open(face.latinFile);
  const sfnt = await subsetFont(packaged(face.latinFile), face.text, {
    targetFormat: "sfnt",
    variationAxes: face.axes,
    keepFeatures: features,
    noHinting: true,
    dropTables: ["STAT", "MVAR", "gasp"],
  });
  const cut = fontkit.create(sfnt);
  const tables = readTables(sfnt);
  const kept = [...face.text]
    .map((character) => character.codePointAt(0)!)
    .filter((code) => cut.hasGlyphForCodePoint(code));
  const map = new Map(kept.map((code) => [code, cut.glyphForCodePoint(code).id]));
  const symbols = face.style === "normal" ? [...drawnSymbols].map((symbol) => drawSymbol(symbol, face, whole)) : [];
  addGlyphs(tables, symbols, map, face.end ? [[1]] : []);
  return writeFont(tables);
}

/** Arrows and comparison signs, drawn with the stroke of the family's own minus sign at each weight. */
function drawSymbol(symbol: string, face: Face, font: fontkit.Font): NewGlyph {
  const em = font.unitsPerEm;
  const drawAt = (location: Location): Contours => {
    const minus = font.getVariation(location).glyphForCodePoint(0x2212).bbox;
    const stroke = minus.maxY - minus.minY;
    return symbolContours(symbol, em, (minus.maxY + minus.minY) / 2, stroke);
  };
  const outline = drawAt(face.rest);
  const end = face.end && drawAt(face.end);
  const points = outline.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    codePoint: symbol.codePointAt(0)!,
    advance: ("↑↓".includes(symbol) ? 0.62 : "≤≥".includes(symbol) ? 0.6 : 0.86) * em,
    advanceMoves: [0],
    bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    outline,
    outlineMoves: end
      ? [end.map((contour, c) => contour.map(([x, y], p) => [x - outline[c]![p]![0], y - outline[c]![p]![1]] as const))]
      : [],
  };
}

function symbolContours(symbol: string, em: number, axis: number, stroke: number): Contours {
  const half = stroke / 2;
  const bar = (x1: number, x2: number, y: number) =>
    [[x1, y - half], [x1, y + half], [x2, y + half], [x2, y - half]] as const; // prettier-ignore
  const chevron = (tip: number, back: number, y: number, rise: number) => {
    // Mitred at the tip, cut square at the ends; `back` lies behind the tip on either side.
    const toBack = Math.sign(back - tip);
    const length = Math.hypot(back - tip, rise);
    const along = (half * length) / rise;
    const dx = (half * rise) / length;
    const dy = (half * Math.abs(back - tip)) / length;
    return [
      [tip - toBack * along, y],
      [back - toBack * dx, y + rise + dy],
      [back + toBack * dx, y + rise - dy],
      [tip + toBack * along, y],
      [back + toBack * dx, y - rise + dy],
      [back - toBack * dx, y - rise - dy],
    ] as const;
  };
  const e = (share: number) => share * em;
  const turned = (contours: Contours) => contours.map(clockwise);
  const comparison = [chevron(e(0.53), e(0.09), axis + e(0.1), e(0.19)), bar(e(0.08), e(0.54), axis - e(0.24))];
  const arrow = [bar(e(0.08), e(0.76), axis), chevron(e(0.775), e(0.54), axis, e(0.23))];
  const shape = "≤≥".includes(symbol) ? comparison : arrow;
  const width = "≤≥".includes(symbol) ? e(0.6) : e(0.86);
  if (symbol === "≥" || symbol === "→") return turned(shape);
  if (symbol === "≤" || symbol === "←") {
    return turned(shape.map((contour) => contour.map(([x, y]) => [width - x, y] as const)));
  }
  const up = symbol === "↑" ? 1 : -1;
  return turned(
    arrow.map((contour) => contour.map(([x, y]) => [e(0.31) + (y - axis), axis + up * (x - e(0.43))] as const)),
  );
}

/** Overlapping contours must run the same way round, or their overlap becomes a hole. */
function clockwise(contour: Contours[number]): Contours[number] {
  const area = contour.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = contour[(index + 1) % contour.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0 ? contour.toReversed() : contour;
}

/**
 * The letters of transliterated Sanskrit. Where the family has the letter it is taken; where it has not, it is put
 * together from the family's own base letter and the family's own dot, macron or acute.
 */
async function sanskritLetters(face: Face): Promise<Buffer> {
  const extended = await open(face.extendedFile);
  const ownDots = extended.hasGlyphForCodePoint("ṃ".codePointAt(0)!);
  // Fraunces has nearly all and its dots; Atkinson has the vowels only, so everything is built on its plain letters.
  const source = ownDots ? face.extendedFile : face.latinFile;
  const sfnt = await subsetFont(packaged(source), ownDots ? iast + "żŻ" : "rlmhstdnRLMHSTDNaiıuAIUs\u0304\u00b4é.", {
    targetFormat: "sfnt",
    variationAxes: face.axes,
    // No kerning or marks: a browser never shapes across two files. rvrn is how Fraunces leaves its wonky letters.
    keepFeatures: ["rvrn"],
    noHinting: true,
    dropTables: ["STAT", "MVAR", "gasp", "GPOS"],
  });
  const cut = fontkit.create(sfnt);
  const map = new Map<number, number>();
  const glyphs: NewGlyph[] = [];
  const kit = { cut, extended, face, ownDots };
  for (const letter of iast) {
    const code = letter.codePointAt(0)!;
    if (cut.hasGlyphForCodePoint(code)) map.set(code, cut.glyphForCodePoint(code).id);
    else glyphs.push(buildLetter(letter, kit));
  }
  const tables = readTables(sfnt);
  addGlyphs(tables, glyphs, map, face.end ? [[1]] : []);
  return writeFont(tables);
}

type Kit = { cut: fontkit.Font; extended: fontkit.Font; face: Face; ownDots: boolean };
type Mark = { gid: number; place: (location: Location, font: fontkit.Font) => [x: number, y: number] };

function buildLetter(letter: string, kit: Kit): NewGlyph {
  const { cut, face, ownDots } = kit;
  const [plain, ...accents] = [...letter.normalize("NFD")] as [string, ...string[]];
  const baseGid = ownDots
    ? parts(cut, (plain === plain.toUpperCase() ? { N: "Ṇ", M: "Ṃ", R: "Ṛ", L: "Ḷ" } : { n: "ṇ", m: "ṃ", r: "ṛ", l: "ḷ" })[plain as never])[0]!.gid // prettier-ignore
    : cut.glyphForCodePoint((plain === "i" ? "ı" : plain).codePointAt(0)!).id;
  const marks = accents.map((accent) => markFor(accent, plain, baseGid, kit));
  const at = (location: Location) => (face.end ? cut.getVariation({ wght: location.wght! }) : cut);
  const restFont = at(face.rest);
  const endFont = face.end && at(face.end);
  const restPlaces = marks.map((mark) => mark.place(face.rest, restFont));
  const endPlaces = face.end && marks.map((mark) => mark.place(face.end!, endFont!));
  const advance = restFont.getGlyph(baseGid).advanceWidth;

  const boxes = [restFont.getGlyph(baseGid).bbox];
  marks.forEach((mark, index) => {
    const box = restFont.getGlyph(mark.gid).bbox;
    const [x, y] = restPlaces[index]!;
    boxes.push({ minX: box.minX + x, maxX: box.maxX + x, minY: box.minY + y, maxY: box.maxY + y });
  });
  return {
    codePoint: letter.codePointAt(0)!,
    advance,
    advanceMoves: endFont ? [endFont.getGlyph(baseGid).advanceWidth - advance] : [],
    bounds: [
      Math.min(...boxes.map((box) => box.minX)),
      Math.min(...boxes.map((box) => box.minY)),
      Math.max(...boxes.map((box) => box.maxX)),
      Math.max(...boxes.map((box) => box.maxY)),
    ],
    parts: [
      { gid: baseGid, x: 0, y: 0, moves: endPlaces ? [[0, 0]] : [] },
      ...marks.map((mark, index) => {
        const [x, y] = restPlaces[index]!;
        const end = endPlaces?.[index];
        return { gid: mark.gid, x, y, moves: end ? [[end[0] - x, end[1] - y] as const] : [] };
      }),
    ],
  };
}

function markFor(accent: string, plain: string, baseGid: number, kit: Kit): Mark {
  const { cut, extended, face, ownDots } = kit;
  const em = cut.unitsPerEm;
  const upper = plain === plain.toUpperCase();
  const lean = face.style === "italic" ? Math.tan((ownDots ? 11 : 9) * (Math.PI / 180)) : 0;
  const below = accent === "\u0323";
  const markPart = ownDots
    ? parts(cut, below ? "ṣ" : accent === "\u0307" ? (upper ? "Ż" : "ż") : upper ? "Ā" : "ā")[1]!
    : accent === "\u0304"
      ? { gid: cut.glyphForCodePoint(0x304).id, y: 0 }
      : parts(cut, accent === "\u0301" ? "é" : "i")[1]!;
  const gid = markPart.gid;

  return {
    gid,
    place(location, font) {
      const base = font.getGlyph(baseGid).bbox;
      const mark = font.getGlyph(gid).bbox;
      const middle = (box: fontkit.Box) => (box.minX + box.maxX) / 2;
      const known = ("āīūśĀĪŪŚ".normalize("NFC").match(/./gu) ?? []).find((l) => l.normalize("NFD") === plain + accent);
      if (known && !ownDots) {
        // The family draws this letter itself: stand the mark exactly where the designer put it.
        const drawn = extended.getVariation(location).glyphForCodePoint(known.codePointAt(0)!).path;
        const top = topContour(drawn);
        return [top.minX - mark.minX, top.minY - mark.minY];
      }
      const height = below ? -0.215 * em : upper ? 0.76 * em : hasAscender(plain) ? 0.78 * em : 0.6 * em;
      if (ownDots) {
        // Fraunces' marks already stand at their height; only the sideways place is ours.
        const y = hasAscender(plain) && !below ? 0.3 * em : markPart.y;
        const centre = (mark.minY + mark.maxY) / 2 + y - (base.maxY + base.minY) / 2;
        return [middle(base) + lean * centre - middle(mark), y];
      }
      const baseMiddle = opticalMiddle(plain, base);
      const leanBy = lean * (height + (mark.maxY - mark.minY) / 2 - (upper ? 0.334 : 0.25) * em);
      return [baseMiddle + leanBy - middle(mark), height - mark.minY];
    },
  };
}

const hasAscender = (letter: string) => "ltdh".includes(letter);

/** Bowls and stems pull the eye off the middle of the box: r sits on its stem, d on its bowl. */
function opticalMiddle(letter: string, box: fontkit.Box): number {
  const share = { r: 0.36, d: 0.47, t: 0.56, l: 0.5, h: 0.5, R: 0.5, L: 0.52, D: 0.47 }[letter] ?? 0.5;
  return box.minX + share * (box.maxX - box.minX);
}

function topContour(path: fontkit.Path): fontkit.Box {
  const boxes: fontkit.Box[] = [];
  for (const { command, args } of path.commands) {
    if (command === "moveTo") boxes.push({ minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity });
    const box = boxes.at(-1)!;
    for (let index = 0; index + 1 < args.length; index += 2) {
      box.minX = Math.min(box.minX, args[index]!);
      box.maxX = Math.max(box.maxX, args[index]!);
      box.minY = Math.min(box.minY, args[index + 1]!);
      box.maxY = Math.max(box.maxY, args[index + 1]!);
    }
  }
  return boxes.reduce((top, box) => (box.maxY > top.maxY ? box : top));
}

/** The parts of a composite glyph, read from the outline table itself. */
function parts(font: fontkit.Font, character: string): { gid: number; y: number }[] {
  const glyph = font.glyphForCodePoint(character.codePointAt(0)!) as unknown as {
    _decode(): { components?: { glyphID: number; dy: number }[] };
  };
  const components = glyph._decode().components;
  if (!components)
    throw new Error(`${character} is not made of parts in this version of the font: draw it another way`);
  return components.map((component) => ({ gid: component.glyphID, y: component.dy }));
}

/* Devanagari and the om */

const tiro = "@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2";
const consonants = "कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ";
/** Sanskrit letters, signs, accents and digits: these the file always has, used or not. */
const sanskrit = `ँंःअआइईउऊऋॠऌएऐओऔ${consonants}ऽािीुूृॄॢेैोौ्ॐ।॥॰०१२३४५६७८९॒॑ \u200c\u200d\u25cc`;
/** What shaping Devanagari asks for by itself. */
const indicFeatures = [
  ...["locl", "ccmp", "nukt", "akhn", "rphf", "rkrf", "pref", "blwf", "abvf", "half", "pstf", "vatu", "cjct", "init"],
  ...["pres", "abvs", "blws", "psts", "haln", "calt", "clig", "liga", "rlig", "rclt"],
  ...["dist", "abvm", "blwm", "kern", "mark", "mkmk"],
];

/** Every Devanagari text of the content, each once. */
export function devanagariTexts(): string[] {
  const found = new Set<string>();
  const walk = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === "devanagari" && typeof inner === "string") found.add(inner);
      else walk(inner);
    }
  };
  walk(glossary);
  walk(pages);
  return [...found].sort();
}

export type Shaper = InstanceType<typeof harfbuzz.Font>;
export async function shaperOf(font: Buffer): Promise<Shaper> {
  const blob = new harfbuzz.Blob(Uint8Array.from(await convert(font, "sfnt")).buffer);
  return new harfbuzz.Font(new harfbuzz.Face(blob));
}
export const wholeTiro = () => shaperOf(packaged(tiro));
export const ourTiro = () => shaperOf(readFileSync(join(outFolder, "tiro-devanagari.woff2")));

/** Shapes one word as a browser does; `step` sees the glyphs after each rule. */
function shape(font: Shaper, word: string, step?: (glyphs: number[]) => void) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  buffer.setLanguage("sa");
  if (step) {
    buffer.setMessageFunc((now) => {
      const glyphs = now.getContentType() === harfbuzz.BufferContentType.GLYPHS ? now.getGlyphInfos() : [];
      step(glyphs.map(({ codepoint }) => codepoint));
      return true;
    });
  }
  harfbuzz.shape(font, buffer);
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => ({ gid: codepoint, ...buffer.getGlyphPositions()[index] }));
}

// The stylesheet leaves the space to another font, so a browser shapes word by word.
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** The words of the text that `font` does not draw just as `whole` does: a conjunct or a letter is missing. */
export function wordsAmiss(text: string, font: Shaper, whole: Shaper): string[] {
  const drawing = (shaper: Shaper, word: string) =>
    JSON.stringify(shape(shaper, word).map(({ gid, ...place }) => [gid === 0, shaper.glyphToPath(gid), place]));
  return wordsOf(text).filter((word) => drawing(font, word) !== drawing(whole, word));
}

/**
 * Tiro has a thousand conjuncts; the content uses some dozens. Shaping every text shows which glyphs it takes, those
 * passed through on the way included, and only these stay. The half letters stay too: with them a conjunct that is
 * not there still reads, and a shaper that takes another way finds its steps.
 */
async function devanagari(): Promise<void> {
  const whole = await wholeTiro();
  const texts = devanagariTexts();
  const glyphs = new Set<number>();
  for (const word of [...texts.flatMap(wordsOf), ...[...consonants].map((letter) => `${letter}्\u200d`)]) {
    const drawn = shape(whole, word, (gids) => gids.forEach((gid) => glyphs.add(gid)));
    if (drawn.some(({ gid }) => gid === 0)) throw new Error(`Tiro lacks a letter of "${word}": spell it otherwise`);
    drawn.forEach(({ gid }) => glyphs.add(gid));
  }

  // The subsetter takes characters only, so every glyph gets one for private use until the cut is made.
  const characters = [...new Set(sanskrit + texts.join(""))].map((character) => character.codePointAt(0)!);
  const letters = characters.flatMap((code) => {
    const gid = whole.glyph(code);
    return gid ? [[code, gid] as const] : [];
  });
  const spare = [...glyphs].map((gid, index) => [0xe000 + index, gid] as const);
  const tables = readTables(await convert(packaged(tiro), "sfnt"));
  tables.set("cmap", characterMap(new Map([...letters, ...spare])));
  const options = {
    targetFormat: "sfnt" as const,
    noLayoutClosure: true,
    keepFeatures: indicFeatures,
    noHinting: true,
    dropTables: ["gasp"],
  };
  const mapped = String.fromCodePoint(...[...letters, ...spare].map(([code]) => code));
  const sfnt = await subsetFont(writeFont(tables), mapped, options);
  const cut = fontkit.create(sfnt);
  const cutTables = readTables(sfnt);
  cutTables.set(
    "cmap",
    characterMap(new Map(letters.map(([code]) => [code, cut.glyphForCodePoint(code).id] as const))),
  );
  const woff2 = await convert(writeFont(cutTables), "woff2");

  const shaper = await shaperOf(woff2);
  const amiss = texts.flatMap((text) => wordsAmiss(text, shaper, whole));
  if (amiss.length > 0) throw new Error(`The cut font draws these words otherwise than Tiro: ${amiss.join(", ")}`);
  writeFileSync(join(outFolder, "tiro-devanagari.woff2"), woff2);
  report("tiro-devanagari", woff2);
  rules.push(
    `@font-face{font-family:"Tiro Devanagari Sanskrit";font-display:swap;src:url("./fonts/tiro-devanagari.woff2")format("woff2");unicode-range:U+900-97F,U+200C-200D,U+25CC}`,
  );
}

/**
 * The logo's om: Noto's emoji, redrawn from its own outlines as a flat layered colour glyph (COLR version 0), the one
 * colour format that Chromium, Firefox and Safari all draw. Palette 0 is our own, palette 1 Noto's purple.
 */
async function om(): Promise<void> {
  const source = await subsetFont(
    packaged("@fontsource/noto-color-emoji/files/noto-color-emoji-2-400-normal.woff2"),
    "\u{1f549}",
    { targetFormat: "sfnt", noHinting: true },
  );
  const layers: { contours: Contours; colour: number }[] = JSON.parse(
    readFileSync(join(root, "art/src/om-layers.json"), "utf8"),
  );
  const tables = readTables(source);
  const empty = Buffer.alloc(0);
  const boxes = layers.map(({ contours }) => bounds(contours));
  const whole = bounds(layers.flatMap(({ contours }) => contours));
  // 0 .notdef, 1 the om (its plain outline is what a reader without colour fonts sees), 2 the selector, then layers.
  const plain = layers.slice(-4).flatMap(({ contours }) => contours);
  const shapes = [
    empty,
    simpleGlyph(plain, bounds(plain)),
    empty,
    ...layers.map((l, i) => simpleGlyph(l.contours, boxes[i]!)),
  ];
  const padded = shapes.map((shape) => Buffer.concat([shape, Buffer.alloc((4 - (shape.length % 4)) % 4)]));
  const offsets = [0];
  for (const shape of padded) offsets.push(offsets.at(-1)! + shape.length);
  tables.set("glyf", Buffer.concat(padded));
  tables.set("loca", uint32s(offsets));
  const head = Buffer.from(tables.get("head")!);
  head.writeInt16BE(1, 50);
  [whole[0], whole[1], whole[2], whole[3]].forEach((value, index) =>
    head.writeInt16BE(Math.round(value), 36 + 2 * index),
  );
  tables.set("head", head);

  const advance = 1275;
  const metrics = Buffer.alloc(4 * shapes.length);
  shapes.forEach((_, gid) => {
    metrics.writeUInt16BE(gid === 2 ? 0 : advance, 4 * gid);
    metrics.writeInt16BE(
      gid === 1 ? Math.round(bounds(plain)[0]) : gid > 2 ? Math.round(boxes[gid - 3]![0]) : 0,
      4 * gid + 2,
    );
  });
  tables.set("hmtx", metrics);
  const hhea = Buffer.from(tables.get("hhea")!);
  hhea.writeUInt16BE(shapes.length, 34);
  tables.set("hhea", hhea);
  const maxp = Buffer.alloc(32);
  maxp.writeUInt32BE(0x00010000, 0);
  maxp.writeUInt16BE(shapes.length, 4);
  [400, 20, 0, 0, 2].forEach((value, index) => maxp.writeUInt16BE(value, 6 + 2 * index));
  tables.set("maxp", maxp);
  tables.set("cmap", characterMap(new Map([[0x1f549, 1], [0xfe0f, 2]]))); // prettier-ignore
  for (const tag of ["GSUB", "vhea", "vmtx"]) tables.delete(tag);
  tables.set("COLR", colourLayers(layers.map(({ colour }, index) => [3 + index, colour])));
  tables.set(
    "CPAL",
    palettes([
      ["#8A4129", "#A9573A", "#FFF4DF4D", "#FBF4E6"],
      ["#8E24AA", "#AB47BC", "#FAFAFA4D", "#FAFAFA"],
    ]),
  );
  // The subsetter would drop the colours, so this one goes to its WOFF2 packer directly.
  const woff2 = await convert(writeFont(tables), "woff2");
  writeFileSync(join(outFolder, "om.woff2"), woff2);
  report("om", woff2);
  rules.push(
    `@font-face{font-family:Om;font-display:block;src:url("./fonts/om.woff2")format("woff2");unicode-range:U+1F549,U+FE0F}`,
  );
}

function bounds(contours: Contours): NewGlyph["bounds"] {
  const points = contours.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function colourLayers(layers: readonly (readonly [gid: number, colour: number])[]): Buffer {
  const table = Buffer.alloc(14 + 6 + 4 * layers.length);
  table.writeUInt16BE(1, 2);
  table.writeUInt32BE(14, 4);
  table.writeUInt32BE(20, 8);
  table.writeUInt16BE(layers.length, 12);
  table.writeUInt16BE(1, 14);
  table.writeUInt16BE(layers.length, 18);
  layers.forEach((layer, index) =>
    layer.forEach((value, field) => table.writeUInt16BE(value, 20 + 4 * index + 2 * field)),
  );
  return table;
}

function palettes(colours: readonly (readonly string[])[]): Buffer {
  const size = colours[0]!.length;
  const table = Buffer.alloc(12 + 2 * colours.length + 4 * size * colours.length);
  table.writeUInt16BE(size, 2);
  table.writeUInt16BE(colours.length, 4);
  table.writeUInt16BE(size * colours.length, 6);
  table.writeUInt32BE(12 + 2 * colours.length, 8);
  colours.forEach((palette, index) => {
    table.writeUInt16BE(size * index, 12 + 2 * index);
    palette.forEach((hex, entry) => {
      const [red, green, blue, alpha] = [1, 3, 5, 7].map((at) => parseInt(hex.slice(at, at + 2) || "ff", 16));
      const offset = 12 + 2 * colours.length + 4 * (size * index + entry);
      [blue!, green!, red!, alpha!].forEach((value, byte) => table.writeUInt8(value, offset + byte));
    });
  });
  return table;
}

/* The stylesheet */

function rule(face: Pick<Face, "family" | "style" | "weight">, file: string, unicode: string): string {
  const style = face.style === "italic" ? "font-style:italic;" : "";
  return `@font-face{font-family:"${face.family}";${style}font-weight:${face.weight};font-display:swap;src:url("./fonts/${file}.woff2")format("woff2");unicode-range:${unicode}}`;
}

function unicodeRange(text: string): string {
  const codes = [...new Set([...text].map((character) => character.codePointAt(0)!))].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    // A gap costs bytes on every page, so near neighbours share a run: what the file lacks falls through anyway.
    if (run && code - run[1] <= 8) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join();
}

/** Letters by their share of English text, with the space between words. */
const english: Readonly<Record<string, number>> = {
  " ": 18.3, e: 10.2, t: 7.5, a: 6.6, o: 6.2, n: 5.7, i: 5.7, s: 5.3, r: 5, h: 4.9, l: 3.3, d: 3.3, u: 2.3, c: 2.2,
  m: 2, f: 2, w: 1.7, g: 1.6, p: 1.5, y: 1.4, b: 1.3, v: 0.8, k: 0.6, ",": 1, ".": 1, T: 0.3, S: 0.3, A: 0.3, I: 0.3,
}; // prettier-ignore

function averageWidth(font: fontkit.Font): number {
  const total = Object.values(english).reduce((sum, share) => sum + share, 0);
  const width = Object.entries(english).reduce(
    (sum, [letter, share]) => sum + share * font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth,
    0,
  );
  return width / total / font.unitsPerEm;
}

/**
 * System fonts stretched to our fonts' measure, so that nothing moves when ours arrive. The widths (in ems, by the same
 * letter shares) are facts about fonts that are not ours to ship.
 */
async function fallbacks(): Promise<string[]> {
  const systemFonts = [
    { name: "Fraunces Fallback", for: "Fraunces", locals: ["Georgia", "Gelasio"], width: 0.4366 },
    { name: "Fraunces Fallback Times", for: "Fraunces", locals: ["Times New Roman", "Liberation Serif", "Tinos"], width: 0.397 },
    { name: "Fraunces Fallback Noto", for: "Fraunces", locals: ["Noto Serif"], width: 0.471 },
    { name: "Atkinson Fallback", for: "Atkinson Hyperlegible Next", locals: ["Arial", "Helvetica", "Liberation Sans", "Arimo", "Roboto"], width: 0.4376 },
  ]; // prettier-ignore
  const made = systemFonts.map(async (system) => {
    const face = faces.find(({ family }) => family === system.for)!;
    const font = await open(face.latinFile);
    // Headings are mostly set at 500, running text at 400.
    const usual = font.getVariation(face.rest);
    const adjust = averageWidth(usual) / system.width;
    const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
    const share = (value: number) => percent(Math.abs(value) / font.unitsPerEm / adjust);
    return (
      `@font-face{font-family:"${system.name}";src:${system.locals.map((name) => `local("${name}")`).join()};` +
      `size-adjust:${percent(adjust)};ascent-override:${share(font.ascent)};descent-override:${share(font.descent)};line-gap-override:0%}`
    );
  });
  return Promise.all(made);
}

async function save(name: string, sfnt: Buffer): Promise<void> {
  const woff2 = await subsetFont(sfnt, undefined, { targetFormat: "woff2", keepAllGlyphs: true });
  writeFileSync(join(outFolder, `${name}.woff2`), woff2);
  report(name, woff2);
}

function report(name: string, bytes: Buffer): void {
  console.log(`${name.padEnd(24)} ${(bytes.length / 1000).toFixed(1).padStart(6)} kB`);
}

/* The work itself */

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(outFolder, { recursive: true });
  for (const face of faces) {
    const first = await withSymbols(face);
    const second = await sanskritLetters(face);
    await save(face.file, first);
    await save(`${face.file}-iast`, second);
    rules.push(rule(face, face.file, unicodeRange(face.text + (face.style === "normal" ? drawnSymbols : ""))));
    rules.push(rule({ ...face, family: `${face.family} IAST` }, `${face.file}-iast`, unicodeRange(iast)));
  }
  await devanagari();
  await om();
  rules.push(...(await fallbacks()));
  const css = `/* Made by scripts/fonts.ts: change it there. */\n${rules.join("\n")}\n`;
  writeFileSync(join(root, "app/styles/fonts.css"), await format(css, { parser: "css", printWidth: 120 }));
}
