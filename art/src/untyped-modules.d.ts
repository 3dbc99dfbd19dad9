// The two font libraries ship no types; these name only what the scripts use.
declare module "subset-font" {
  type Axis = number | { min: number; max: number; default?: number };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: "sfnt" | "woff2";
      keepFeatures?: string[];
      variationAxes?: Record<string, Axis>;
      noHinting?: boolean;
      dropTables?: string[];
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}

declare module "fontkit" {
  export type Box = { minX: number; minY: number; maxX: number; maxY: number };
  export type Path = { bbox: Box; toSVG(): string; commands: { command: string; args: number[] }[] };
  export type Glyph = { id: number; advanceWidth: number; bbox: Box; path: Path };
  export type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    characterSet: number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    getGlyph(id: number): Glyph;
    getVariation(settings: Record<string, number>): Font;
    layout(text: string): {
      glyphs: Glyph[];
      positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
      advanceWidth: number;
    };
  };
  export function create(bytes: Buffer): Font;
}
