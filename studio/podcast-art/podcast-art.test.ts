import { readdirSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { artworks, folder } from "./draw.ts";

/** Small enough that compression does not matter, large enough to tell emblems and titles apart. */
const thumbnail = (image: Sharp) => image.resize(140, 140).removeAlpha().raw().toBuffer();

test.each(artworks())("$file shows its session (otherwise run npm run podcast-art)", async ({ file, svg }) => {
  const [drawn, kept] = await Promise.all([thumbnail(sharp(Buffer.from(svg))), thumbnail(sharp(`${folder}/${file}`))]);
  const difference = drawn.reduce((sum, value, i) => sum + Math.abs(value - kept[i]!), 0) / drawn.length;
  expect(difference).toBeLessThan(4);
});

test("no picture is left of a session that is gone", () => {
  expect(readdirSync(folder).sort()).toEqual(
    artworks()
      .map(({ file }) => file)
      .sort(),
  );
});
