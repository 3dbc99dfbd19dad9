/**
 * Atkinson's zero has a slash, which looks like code in "30 min". The font has no other, so the letter O, made as narrow
 * as the digit, takes its place. Works on an uncompressed TrueType font and leaves every table where it is.
 */
export function withPlainZero(sfnt: Buffer): Buffer {
  const font = Buffer.from(sfnt);
  const tables = new Map<string, number>();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + 16 * i;
    tables.set(font.toString("latin1", record, record + 4), font.readUInt32BE(record + 8));
  }
  const table = (tag: string) => tables.get(tag)!;
  const long = font.readInt16BE(table("head") + 50) === 1;
  const outlineOf = (glyph: number) =>
    table("glyf") +
    (long ? font.readUInt32BE(table("loca") + 4 * glyph) : 2 * font.readUInt16BE(table("loca") + 2 * glyph));
  const [zero, letter] = [glyphOf(font, table("cmap"), "0"), glyphOf(font, table("cmap"), "O")];
  const box = (glyph: number) => [2, 4, 6, 8].map((at) => font.readInt16BE(outlineOf(glyph) + at));
  const [digitBox, letterBox] = [box(zero), box(letter)];
  // A composite glyph: the letter, scaled and moved to the sides of the digit.
  const scale = [0, 1].map((i) => (digitBox[i + 2]! - digitBox[i]!) / (letterBox[i + 2]! - letterBox[i]!));
  const start = outlineOf(zero);
  const argumentsAreWords = 0x1;
  const argumentsAreOffsets = 0x2;
  const hasTwoScales = 0x40;
  font.writeInt16BE(-1, start);
  font.writeUInt16BE(argumentsAreWords | argumentsAreOffsets | hasTwoScales, start + 10);
  font.writeUInt16BE(letter, start + 12);
  scale.forEach((factor, i) => {
    font.writeInt16BE(Math.round(digitBox[i]! - factor * letterBox[i]!), start + 14 + 2 * i);
    font.writeInt16BE(Math.round(factor * 0x4000), start + 18 + 2 * i);
  });
  if (tables.has("gvar")) dropVariation(font, table("gvar"), zero);
  return font;
}

/** The weight is varied by the letter's own outline. */
function dropVariation(font: Buffer, gvar: number, glyph: number) {
  const long = (font.readUInt16BE(gvar + 14) & 1) === 1;
  const offset = long ? font.readUInt32BE(gvar + 20 + 4 * glyph) : 2 * font.readUInt16BE(gvar + 20 + 2 * glyph);
  font.writeUInt16BE(0, gvar + font.readUInt32BE(gvar + 16) + offset);
}

/** From a cmap subtable of format 4, which every font for the web has. */
function glyphOf(font: Buffer, cmap: number, character: string): number {
  const code = character.codePointAt(0)!;
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4);
    if (font.readUInt16BE(at) !== 4) continue;
    const size = font.readUInt16BE(at + 6);
    for (let segment = 0; segment < size; segment += 2) {
      const [end, start, delta, range] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((list) =>
        font.readUInt16BE(at + list + segment),
      );
      if (code > end! || code < start!) continue;
      if (range === 0) return (code + delta!) & 0xffff;
      return font.readUInt16BE(at + 16 + 3 * size + segment + range! + 2 * (code - start!));
    }
  }
  throw new Error(`the font has no ${character}`);
}
