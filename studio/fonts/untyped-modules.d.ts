// These packages ship no types; only what we use is declared.
declare module "subset-font" {
  type Axis = number | { min: number; max: number; default?: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "sfnt" | "woff2";
      keepFeatures?: string[];
      variationAxes?: Record<string, Axis>;
      noHinting?: boolean;
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}

declare module "fontverter" {
  export function convert(font: Buffer, to: "sfnt" | "woff2"): Promise<Buffer>;
}
