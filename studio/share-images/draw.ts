// The preview images that social networks and messengers show for a link: 1200 × 630 pixels, the page's picture
// darkened on the left, with the page's title over it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { site } from "../../app/content/site.ts";
import { palette } from "../../app/styles/palette.ts";
import { folder, masterOf, type ShareImage } from "../../assets/pictures/share-images.ts";
import { fitTitle, outlineText } from "./set-type.ts";

const width = 1200;
const height = 630;
const margin = 72;
const { linen, night } = palette;
const lightGold = "#E8C48A";
const shade = "#171A2B";
const emblem = readFileSync("public/emblem.svg", "utf8").match(/ d="([^"]+)"/)![1];

type Picture = ShareImage["picture"];

export async function drawShareImage({ title, picture, file }: ShareImage) {
  await sharp(await backgroundFor(picture), { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(overlaySvg(title)) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(folder, file));
}

/** Many pages share a picture, so each crop is made once. */
const backgrounds = new Map<string, Promise<Buffer>>();

function backgroundFor(picture: Picture): Promise<Buffer> {
  const key = `${picture.name} ${picture.focal.join()}`;
  const background = backgrounds.get(key) ?? crop(picture);
  backgrounds.set(key, background);
  return background;
}

async function crop({ name, focal }: Picture): Promise<Buffer> {
  const master = sharp(masterOf(name));
  const full = await master.metadata();
  // Slightly larger than needed, which leaves room to move the subject to the right of the text.
  const scale = Math.max(width / full.width, height / full.height) * 1.06;
  const cropWidth = Math.round(width / scale);
  const cropHeight = Math.round(height / scale);
  /** Where the crop starts so that the focal point, given in percent, comes to lie at `target`, a share of the crop. */
  const start = (focalPercent: number, fullSize: number, cropSize: number, target: number) =>
    Math.round(Math.min(Math.max(0, (focalPercent / 100) * fullSize - target * cropSize), fullSize - cropSize));
  return master
    .extract({
      left: start(focal[0], full.width, cropWidth, 0.74),
      top: start(focal[1], full.height, cropHeight, 0.56),
      width: cropWidth,
      height: cropHeight,
    })
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer();
}

function overlaySvg(title: string): string {
  const { lines, size } = fitTitle(title, 660);
  const lineHeight = size * 1.08;
  const baseline = height - 168 - (lines.length - 1) * lineHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><linearGradient id="a"><stop stop-color="${shade}" stop-opacity=".93"/><stop offset=".58" stop-color="#1B1E31" stop-opacity=".68"/><stop offset=".82" stop-color="${night}" stop-opacity=".05"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient>`,
    `<linearGradient id="b" x2="0" y2="1"><stop offset=".5" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".4"/></linearGradient></defs>`,
    `<rect width="100%" height="100%" fill="url(#a)"/><rect width="100%" height="100%" fill="url(#b)"/>`,
    `<path transform="translate(-170 -190)scale(3.5)" d="${emblem}" fill="none" stroke="${lightGold}" stroke-width=".55" opacity=".16"/>`,
    outlineText(site.tagline, margin, baseline - size * 0.86 - 26, 32, lightGold),
    ...lines.map((line, index) => outlineText(line, margin, baseline + index * lineHeight, size, linen)),
    `<rect x="${margin}" y="${height - 122}" width="64" height="2" fill="${lightGold}"/>`,
    `<path transform="translate(${margin} ${height - 98})scale(.24)" d="${emblem}" fill="none" stroke="${lightGold}" stroke-width="4.6"/>`,
    outlineText(site.name, margin + 66, height - 63, 34, linen),
    `</svg>`,
  ].join("");
}
