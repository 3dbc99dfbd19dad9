import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { posters } from "./make-posters.ts";

const maxBytes = 3072;

test.each(Object.entries(posters))("poster %s is small and up to date (otherwise run npm run posters)", (id, svg) => {
  expect(svg.length).toBeLessThanOrEqual(maxBytes);
  expect(readFileSync(`public/posters/${id}.svg`, "utf8")).toBe(svg);
});
