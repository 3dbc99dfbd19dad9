// The pictures that podcast apps show: one of the show and one for each session, square, on the ground of its emblem.
import { readFileSync } from "node:fs";
import { site } from "../../app/content/site.ts";
import { sessions } from "../../app/content/sessions.ts";
import { palette } from "../../app/styles/palette.ts";
import { fitTitle, outlineText, widthOf } from "#studio/share-images/set-type.ts";

export const folder = "public/podcast";

/** Directories ask for 1400 to 3000 pixels. */
export type Artwork = { file: string; pixels: 1400 | 3000; svg: string };

const side = 1400;
const componentsCss = readFileSync("app/styles/components.css", "utf8");
const emblem = readFileSync("public/emblem.svg", "utf8").match(/ d="([^"]+)"/)![1]!;

export const artworks = (): Artwork[] => [
  { file: "show.jpg", pixels: 3000, svg: draw(site.name, site.tagline, emblem, palette.night) },
  ...sessions.map(({ topic, title, emblem }) => ({
    file: `${topic}.jpg`,
    pixels: 1400 as const,
    svg: draw(title, site.name, emblem, groundOf(topic)),
  })),
];

/** As on the pages: see components.css. */
function groundOf(topic: string): string {
  const rules = [...componentsCss.matchAll(/([^{}]+)\{\s*--emblem-ground: (#\w+);/g)];
  const own = rules.find(([, selectors]) => selectors!.split(",").some((one) => one.trim() === `.emblem-${topic}`));
  return (own ?? rules[0]!)[2]!;
}

function draw(title: string, line: string, path: string, ground: string): string {
  const { lines, size } = fitTitle(title, 620);
  const scale = 1.8;
  const lineHeight = size * scale * 1.08;
  const baseline = side - 210 - (lines.length - 1) * lineHeight;
  const figure = Math.min(baseline - size * scale - 150, 880);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" fill="${ground}"/>`,
    `<path transform="translate(${(side - figure) / 2} 90)scale(${figure / 200})" d="${path}" fill="none" stroke="${palette.gold}" stroke-width="1.1"/>`,
    ...lines.map((words, i) => centred(words, baseline + i * lineHeight, size * scale, palette.linen)),
    centred(line, side - 100, 60, palette["gold-pale"]),
    `</svg>`,
  ].join("");
}

const centred = (text: string, y: number, size: number, fill: string) =>
  outlineText(text, (side - widthOf(text) * size) / 2, y, size, fill);
