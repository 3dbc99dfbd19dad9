// Writes public/icons.svg, which has one <symbol> for every lucide icon the site uses.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { icons } from "../../app/content/icons.ts";

/** Icons that components use and content does not name. */
const componentIcons = {
  caution: "triangle-alert",
  emergency: "siren",
  check: "check",
  "leave-out": "x",
  quote: "quote",
  star: "star",
  open: "chevron-down",
  back: "undo-2",
  hear: "volume-2",
  mail: "mail",
  phone: "phone",
  chat: "message-circle",
};

export async function makeIconSprite(): Promise<string> {
  const symbols = Object.entries({ ...icons, ...componentIcons }).map(async ([id, lucideName]) => {
    const svg = await readFile(fileURLToPath(import.meta.resolve(`lucide-static/icons/${lucideName}.svg`)), "utf8");
    const shapes = svg
      .match(/<svg[^>]*>([\s\S]*)<\/svg>/)![1]!
      .replace(/\n\s*/g, "")
      .replaceAll(" />", "/>");
    return `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${(await Promise.all(symbols)).join("\n")}\n</svg>\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile("public/icons.svg", await makeIconSprite());
