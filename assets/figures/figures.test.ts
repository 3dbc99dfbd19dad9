import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { warnings } from "#assets/figures/body.ts";
import { figureFiles, folder } from "#assets/figures/make-figures.ts";
import { tones, type Tone } from "#assets/figures/parts.ts";
import { people } from "#assets/figures/people.ts";
import { figures } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { practicesOf } from "#app/content/practices-of.ts";
import { plain, stepText } from "#app/content/text.ts";
import { contrastOf, type Colour } from "../../tests/colours.ts";

const files = figureFiles();
const steps = Object.entries(pages).flatMap(([address, { sections }]) =>
  sections.flatMap(practicesOf).flatMap(({ title, steps }) =>
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

test("what a drawing needs to be understood stands out from its tile by 3:1", () => {
  const css = readFileSync("app/styles/tokens.css", "utf8");
  expect(Array.from(css.matchAll(/--role-tile: (#\w+)/g), ([, colour]) => colour)).toEqual(tones.halo);

  const rgb = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as unknown as Colour;
  // By day skin has a rim in the tone "line". The others lie within or behind something that stands out.
  const exempt: Record<0 | 1, readonly Tone[]> = {
    0: ["eye", "halo", "rug", "wall", "skin", "skin-far"],
    1: ["halo", "rug", "wall", "line"],
  };
  const drawn: Partial<Record<Tone, readonly [string, string]>>[] = [
    tones,
    ...Object.values(people).map((person) => ("tones" in person ? person.tones : {})),
  ];
  const faint = drawn.flatMap((set) =>
    Object.entries(set).flatMap(([tone, colours]) =>
      ([0, 1] as const)
        .filter((theme) => !exempt[theme].includes(tone as Tone))
        .filter((theme) => contrastOf(rgb(colours[theme]), rgb(tones.halo[theme])) < 3)
        .map((theme) => `${tone} ${colours[theme]}`),
    ),
  );
  expect(faint).toEqual([]);
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
