// Writes one SVG file for every scene, and the sizes that the pages need to reserve room for them.
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { warnings } from "#studio/figures/body.ts";
import { figure, figureSize } from "#studio/figures/figure.ts";
import { scenes } from "#studio/figures/poses/index.ts";

export const folder = "public/figures";
export const sizesFile = "app/content/figures.generated.ts";

/** Every file to write, by path. */
export function figureFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const sizes: string[] = [];
  for (const [name, scene] of Object.entries(scenes)) {
    const before = warnings.length;
    files.set(join(folder, `${name}.svg`), figure(scene));
    for (const warning of warnings.slice(before)) console.warn(`${name}: ${warning}`);
    sizes.push(`  "${name}": [${figureSize(scene).join(", ")}],\n`);
  }
  files.set(
    sizesFile,
    `// Written by \`npm run figures\` in studio/.\nexport const figureSizes = {\n${sizes.join("")}} as const;\n`,
  );
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = figureFiles();
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (!files.has(join(folder, name))) await rm(join(folder, name));
  for (const [file, text] of files) await writeFile(file, text);
}
