import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";

type Subsetter = Record<`hb_${string}` | "malloc" | "_initialize", (...values: number[]) => number> & {
  memory: WebAssembly.Memory;
};

// From hb-subset.h.
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const MEMORY_MODE_WRITABLE = 2;

/** Keeps the given glyphs and the glyphs of the given text. subset-font selects by character only. */
export async function subsetGlyphs(font: Buffer, text: string, glyphs: Iterable<number>): Promise<Buffer> {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));
  const { instance } = await WebAssembly.instantiate(wasm);
  const hb = instance.exports as Subsetter;
  hb._initialize();

  const sfnt = await convert(font, "sfnt");
  const address = hb.malloc(sfnt.length);
  new Uint8Array(hb.memory.buffer).set(sfnt, address);
  const face = hb.hb_face_create!(hb.hb_blob_create!(address, sfnt.length, MEMORY_MODE_WRITABLE, 0, 0), 0);

  const input = hb.hb_subset_input_create_or_fail!();
  hb.hb_subset_input_set_flags!(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const characterSet = hb.hb_subset_input_unicode_set!(input);
  for (const character of text) hb.hb_set_add!(characterSet, character.codePointAt(0)!);
  const glyphSet = hb.hb_subset_input_glyph_set!(input);
  for (const glyph of glyphs) hb.hb_set_add!(glyphSet, glyph);

  const subset = hb.hb_subset_or_fail!(face, input);
  if (subset === 0) throw new Error("HarfBuzz could not subset the font. Is the file damaged?");
  const blob = hb.hb_face_reference_blob!(subset);
  const start = hb.hb_blob_get_data!(blob, 0);
  const end = start + hb.hb_blob_get_length!(blob);
  return convert(Buffer.from(new Uint8Array(hb.memory.buffer).slice(start, end)), "woff2");
}
