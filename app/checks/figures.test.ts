import { expect, test } from "vitest";
import { figures } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { practicesOf } from "#app/content/testing/practices-of.ts";
import { plain, stepText } from "#app/content/text.ts";

const steps = Object.entries(pages).flatMap(([address, { sections }]) =>
  sections.flatMap(practicesOf).flatMap(({ title, steps }) =>
    steps.map((step) => ({
      where: `${address}, ${title}: ${plain(stepText(step))}`,
      words: plain(stepText(step)),
      figures: typeof step === "object" && "figures" in step ? step.figures.map(({ name }) => name) : [],
    })),
  ),
);

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
