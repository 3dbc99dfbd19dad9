import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openFont, shapeText } from "./shape-text.ts";

test.each(["atkinson", "atkinson-italic"])("the zero of %s is a ring without a slash", async (file) => {
  const font = await openFont(readFileSync(`app/styles/fonts/${file}.woff2`));
  const [zero] = shapeText(font, "0", "en");
  // An outer and an inner outline: a slash would part the inner one.
  expect(font.glyphToPath(zero!.id).match(/M/g)).toHaveLength(2);
});
