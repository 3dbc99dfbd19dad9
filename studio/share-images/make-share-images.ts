// Draws the preview images that are out of date, or with --all every one, as after a change of the drawing itself.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { folder, manifestFile, outdatedShareImages, shareImages } from "../../assets/pictures/share-images.ts";
import { drawShareImage } from "./draw.ts";

const all = shareImages();
mkdirSync(folder, { recursive: true });
for (const image of process.argv.includes("--all") ? all : outdatedShareImages()) {
  await drawShareImage(image);
  console.log(`${folder}/${image.file}`);
}
for (const name of readdirSync(folder).filter((name) => !all.some(({ file }) => file === name)))
  rmSync(`${folder}/${name}`);
const recipes = all.map(({ file, recipe }) => [file, recipe] as const).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(manifestFile, `${JSON.stringify(Object.fromEntries(recipes), null, 2)}\n`);
