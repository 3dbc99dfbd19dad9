import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { warnings } from "#assets/figures/body.ts";
import { figureFiles, folder } from "#assets/figures/make-figures.ts";
import { figures } from "#app/content/figures.ts";
import { pages } from "#app/content/pages.ts";
import { plain, stepText } from "#app/content/text.ts";

const files = figureFiles();
const steps = Object.entries(pages).flatMap(([address, { sections }]) =>
  sections
    .flatMap((section) =>
      "practice" in section ? [section.practice] : section.kind === "practices" ? section.practices : [],
    )
    .flatMap(({ title, steps }) =>
      steps.map((step) => ({
        where: `${address}, ${title}: ${plain(stepText(step))}`,
        words: plain(stepText(step)),
        figures: typeof step === "object" && "figures" in step ? step.figures.map(({ name }) => name) : [],
      })),
    ),
);

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

test("a step that begins by moving or placing the body has a figure", () => {
  const moves =
    /^(sit|stand|lie|lay|kneel|roll|turn|crawl|lean|bend|lift|raise|rise|lower|grow|push|press|draw|bring|place|rest|move|face|wiggle|march|float|close (your|the))\b/i;
  const drawn = steps.filter(({ words }) => moves.test(words));
  expect(drawn).not.toEqual([]);
  expect(drawn.filter((step) => step.figures.length === 0).map(({ where }) => where)).toEqual([]);
});

test("every figure belongs to a step", () => {
  const used = new Set<string>(steps.flatMap((step) => step.figures));
  expect(Object.keys(figures).filter((name) => !used.has(name))).toEqual([]);
});
