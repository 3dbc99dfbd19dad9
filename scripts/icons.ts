// Makes public/icons.svg: one symbol for every sign the site draws, taken from the lucide family.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { icons } from "#app/content/icons.ts";

/** Signs that belong to the drawing and not to the words. */
const signsOfTheHouse = {
  caution: "triangle-alert",
  emergency: "siren",
  check: "check",
  quote: "quote",
  star: "star",
  open: "chevron-down",
  back: "undo-2",
};

export async function iconSprite(): Promise<string> {
  const symbols = Object.entries({ ...icons, ...signsOfTheHouse }).map(async ([name, drawing]) => {
    const svg = await readFile(fileURLToPath(import.meta.resolve(`lucide-static/icons/${drawing}.svg`)), "utf8");
    const shapes = svg
      .match(/<svg[^>]*>([\s\S]*)<\/svg>/)![1]!
      .replace(/\n\s*/g, "")
      .replaceAll(" />", "/>");
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${(await Promise.all(symbols)).join("\n")}\n</svg>\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile("public/icons.svg", await iconSprite());
  console.log("public/icons.svg is made.");
}
