/**
 * The practice's marks, all from two sources: the emblem (computed) and the om (Noto's outline, see scripts/fonts.ts).
 * Run it to write public/favicon.*, icon-*.png, apple-touch-icon.png, emblem.svg and om.svg: `tsx art/src/icons.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { figurePath, type Wave } from "./session-emblem.ts";

const here = import.meta.dirname;
const publicFolder = join(here, "../../public");
const linen = "#FBF4E6";
const terracotta = "#9C4F33";

/** Twelvefold, 1 : 1 : 3/2, as emblem.py draws it; `plate` is how much smaller the rim lies here than there. */
const plate = 1.03 / 0.97;
const emblemWaves: readonly Wave[] = [
  { order: 0, wavenumber: 20 * plate, weight: 0.7 },
  { order: 12, wavenumber: 20 * plate, weight: 1.2 },
  { order: 12, wavenumber: 30 * plate, weight: 0.9 },
  { order: 24, wavenumber: 20 * plate, weight: 0.3 },
];
const emblem = figurePath(emblemWaves, 12);

type Layer = { colour: number; contours: [x: number, y: number, offCurve?: boolean][][] };
const layers: Layer[] = JSON.parse(readFileSync(join(here, "om-layers.json"), "utf8"));

/** Font outlines (y upwards) as path data (y downwards). Between two control points lies an unwritten middle. */
function outline(contours: Layer["contours"]): string {
  return contours
    .map((contour) => {
      const points = contour.map(([x, y, offCurve]) => ({ x, y: 950 - y, offCurve }));
      let d = `M${points[0]!.x} ${points[0]!.y}`;
      for (let index = 1; index <= points.length; index++) {
        const point = points[index % points.length]!;
        if (!point.offCurve) {
          if (index < points.length) d += `L${point.x} ${point.y}`;
          continue;
        }
        const next = points[(index + 1) % points.length]!;
        const end = next.offCurve ? { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 } : next;
        d += `Q${point.x} ${point.y} ${end.x} ${end.y}`;
        if (!next.offCurve) index += 1;
      }
      return `${d}z`;
    })
    .join("");
}

const omPaths = layers
  .filter(({ colour }) => colour === 3)
  .map(({ contours }) => `<path d="${outline(contours)}"/>`)
  .join("");
const tileColours = ["#8A4129", "#A9573A", "#FFF4DF", linen];
const tile = layers
  .map(
    ({ colour, contours }) =>
      `<path fill="${tileColours[colour]}"${colour === 2 ? ' opacity=".3"' : ""} d="${outline(contours)}"/>`,
  )
  .join("");

/** The om's own box is 923 by 909 with its middle at (622, 604). */
const omAt = (size: number, share: number) => {
  const scale = (size * share) / 923;
  return `<g fill="${linen}" transform="translate(${round(size / 2 - 622 * scale)} ${round(size / 2 - 604 * scale)})scale(${round(scale, 5)})">${omPaths}</g>`;
};
const round = (value: number, digits = 2) => Number(value.toFixed(digits));
const svg = (box: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`;

/** `corner` 0 fills the square: phones cut maskable and touch icons themselves, so their om keeps to the safe middle. */
const icon = (corner: number, share: number) =>
  svg(
    "0 0 512 512",
    `<defs><radialGradient id="g" cx=".5" cy=".42" r=".75"><stop stop-color="#B9633F"/><stop offset="1" stop-color="#7F3A24"/></radialGradient></defs>` +
      `<rect width="512" height="512" rx="${corner}" fill="url(#g)"/>` +
      `<path transform="translate(-8 -8)scale(2.64)" d="${emblem}" fill="none" stroke="#F3C998" stroke-width="1.1" opacity=".26"/>` +
      omAt(512, share),
  );

const favicon = svg("0 0 64 64", `<rect width="64" height="64" rx="14" fill="${terracotta}"/>${omAt(64, 0.74)}`);
const write = (file: string, content: string | Buffer) => writeFileSync(join(publicFolder, file), content);
const png = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64, quality: 92 })
    .toBuffer();

/** An .ico may hold a PNG as it is: six bytes of header, sixteen of entry, then the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, picture]);
}

write("favicon.svg", favicon);
write("favicon.ico", ico(await png(favicon, 32), 32));
write("apple-touch-icon.png", await png(icon(0, 0.56), 180));
for (const size of [192, 512]) {
  write(`icon-${size}.png`, await png(icon(112, 0.62), size));
  write(`icon-maskable-${size}.png`, await png(icon(0, 0.5), size));
}
// Black strokes on nothing: what a CSS mask needs; as an <img> it is simply the emblem in ink.
write(
  "emblem.svg",
  svg(
    "0 0 200 200",
    `<path d="${emblem}" fill="none" stroke="#000" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>`,
  ),
);
write("om.svg", svg("0 0 1275 1200", tile));
