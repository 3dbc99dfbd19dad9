import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconSprite } from "#scripts/icons.ts";

test("the file of signs holds what the content names (npm run icons makes it again)", async () => {
  expect(readFileSync("public/icons.svg", "utf8")).toBe(await iconSprite());
});
