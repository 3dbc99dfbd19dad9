import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { warnings } from "#studio/figures/body.ts";
import { figureFiles, folder } from "#studio/figures/make-figures.ts";
import { tones, type Tone } from "#studio/figures/parts.ts";
import { darkHair, hairRim, people } from "#studio/figures/people.ts";
import { contrastOf, type Colour } from "../../tests/colours.ts";

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
        .filter((theme) => !exempt[theme].includes(tone as Tone) && colours[theme] !== darkHair)
        .filter((theme) => contrastOf(rgb(colours[theme]), rgb(tones.halo[theme])) < 3)
        .map((theme) => `${tone} ${colours[theme]}`),
    ),
  );
  expect(faint).toEqual([]);
  expect(contrastOf(rgb(hairRim), rgb(tones.halo[1]))).toBeGreaterThan(3);
});
