// Writes the pictures that podcast apps show into public/podcast.
import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { artworks, folder } from "./draw.ts";

mkdirSync(folder, { recursive: true });
for (const { file, pixels, svg } of artworks()) {
  await sharp(Buffer.from(svg), { density: (72 * pixels) / 1400 })
    .resize(pixels, pixels)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(`${folder}/${file}`);
  console.log(`${folder}/${file}`);
}
