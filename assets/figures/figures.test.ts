import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { warnings } from "#assets/figures/body.ts";
import { figureFiles, folder } from "#assets/figures/make-figures.ts";
import { figures } from "#app/content/figures.ts";

const files = figureFiles();

test("every figure file is what its scene draws today (otherwise run npm run figures)", () => {
  for (const [file, text] of files) expect(readFileSync(file, "utf8"), file).toBe(text);
  expect(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((file) => !files.has(file)),
  ).toEqual([]);
});

test("every hand and foot reaches the point where its pose puts it", () => {
  expect(warnings).toEqual([]);
});

test("no figure is heavier than eight kilobytes", () => {
  for (const [file, text] of files) if (file.endsWith(".svg")) expect(text.length, file).toBeLessThan(8 * 1024);
});

test("every figure has a caption, and a description that is longer than its caption", () => {
  for (const { caption, alt } of Object.values(figures)) expect(alt.length).toBeGreaterThan(caption.length);
});
