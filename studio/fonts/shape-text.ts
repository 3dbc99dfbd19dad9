// Text shaping with HarfBuzz, the engine that Chromium, Firefox and Android use.
import { convert } from "fontverter";
import * as harfbuzz from "harfbuzzjs";

export type Font = InstanceType<typeof harfbuzz.Font>;

/** Open fonts one after the other: the WOFF2 decoder mixes up parallel calls. */
export async function openFont(file: Buffer): Promise<Font> {
  const sfnt = await convert(file, "sfnt");
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(sfnt).buffer)));
}

export type PlacedGlyph = { id: number; xAdvance: number; xOffset: number; yOffset: number };

/** `onStep` receives the glyph ids after each shaping rule. */
export function shapeText(font: Font, text: string, language: string, onStep?: (ids: number[]) => void): PlacedGlyph[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  if (onStep) {
    buffer.setMessageFunc((state) => {
      if (state.getContentType() === harfbuzz.BufferContentType.GLYPHS) {
        onStep(state.getGlyphInfos().map(({ codepoint }) => codepoint));
      }
      return true;
    });
  }
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => ({ id: codepoint, ...positions[index]! }));
}
