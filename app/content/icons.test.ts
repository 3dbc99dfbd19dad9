import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { icons } from "#app/content/icons.ts";

test("every icon that content can name is in public/icons.svg (otherwise run npm run icons in studio/)", () => {
  const sprite = readFileSync("public/icons.svg", "utf8");
  expect(Object.keys(icons).filter((name) => !sprite.includes(`<symbol id="${name}"`))).toEqual([]);
});
