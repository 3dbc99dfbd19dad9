import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeIconSprite } from "./icon-sprite.ts";

test("public/icons.svg is up to date (otherwise run npm run icons)", async () => {
  expect(readFileSync("public/icons.svg", "utf8")).toBe(await makeIconSprite());
});
