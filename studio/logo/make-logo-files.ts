// Writes favicon.svg, favicon.ico, the app icons and emblem.svg into public/.
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { appIconColours, omColours, palette } from "../../app/styles/palette.ts";
import { omPath } from "../../app/ui/om-path.ts";
import { figurePath } from "#studio/emblems/chladni-figure.ts";

// Uppercase, as they have always been in favicon.svg.
const om = omColours.sign.toUpperCase();
const terracotta = palette.terracotta.toUpperCase();

// The twelvefold figure of the practice, with notes in the ratio 1 : 1 : 3/2.
const wavenumber = 20 * (1.03 / 0.97);
const emblem = figurePath(
  [
    { order: 0, wavenumber, weight: 0.7 },
    { order: 12, wavenumber, weight: 1.2 },
    { order: 12, wavenumber: 1.5 * wavenumber, weight: 0.9 },
    { order: 24, wavenumber, weight: 0.3 },
  ],
  12,
);

const svg = (size: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>\n`;

/** The om, centred in a square of `size` and as wide as `share` of it. */
function centredOm(size: number, share: number): string {
  // The path is 923 units wide, with its centre at (622, 604).
  const scale = (size * share) / 923;
  const x = (size / 2 - 622 * scale).toFixed(2);
  const y = (size / 2 - 604 * scale).toFixed(2);
  return `<path fill="${om}" transform="translate(${x} ${y})scale(${scale.toFixed(5)})" d="${omPath}"/>`;
}

/** Platforms crop maskable and touch icons themselves, so those have square corners and a smaller om. */
const appIcon = (cornerRadius: number, omShare: number) =>
  svg(
    512,
    `<defs><radialGradient id="g" cx=".5" cy=".42" r=".75"><stop stop-color="${appIconColours.centre}"/><stop offset="1" stop-color="${appIconColours.rim}"/></radialGradient></defs>` +
      `<rect width="512" height="512" rx="${cornerRadius}" fill="url(#g)"/>` +
      `<path transform="translate(-8 -8)scale(2.64)" d="${emblem}" fill="none" stroke="${appIconColours.figure}" stroke-width="1.1" opacity=".26"/>` +
      centredOm(512, omShare),
  );

const toPng = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64, quality: 92 })
    .toBuffer();

/** An .ico file with one 32-pixel PNG: a 6-byte header, a 16-byte directory entry and the PNG itself. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(32, 6); // width
  header.writeUInt8(32, 7); // height
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the PNG starts
  return Buffer.concat([header, png]);
}

const write = (file: string, content: string | Buffer) => writeFileSync(`public/${file}`, content);

const favicon = svg(64, `<rect width="64" height="64" rx="14" fill="${terracotta}"/>${centredOm(64, 0.74)}`);
write("favicon.svg", favicon);
write("favicon.ico", toIco(await toPng(favicon, 32)));
write("apple-touch-icon.png", await toPng(appIcon(0, 0.56), 180));
for (const size of [192, 512]) {
  write(`icon-${size}.png`, await toPng(appIcon(112, 0.62), size));
  write(`icon-maskable-${size}.png`, await toPng(appIcon(0, 0.5), size));
}
// Used as a CSS mask, so only the strokes matter and not their colour.
write(
  "emblem.svg",
  svg(
    200,
    `<path d="${emblem}" fill="none" stroke="#000" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>`,
  ),
);
