import { readdirSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildFolder, fileOf } from "../build-output.ts";
import { budgetOf, kB } from "../weight-budgets.ts";
import { builtPage, everyFile } from "./built-page.ts";

// Fonts and pictures depend on the device: tests/every-page.spec.ts weighs them on a phone.

test.each(everyFile)("the files of %s keep to their budget", (address) => {
  const { document } = builtPage(address);
  const { inline, heaviestIsland } = scriptsOf(document);
  const weight = {
    html: compressedSize(fileOf(address)),
    css: compressedTextSize(document.querySelector("style#site-css")!.textContent),
    inlineScript: compressedTextSize(inline),
    scripts: heaviestIsland,
  };
  const budget = budgetOf(address);
  for (const [kind, bytes] of Object.entries(weight) as [keyof typeof weight, number][]) {
    expect(bytes, kind).toBeGreaterThan(0);
    expect(bytes, `${kind}, whose budget is in tests/weight-budgets.ts`).toBeLessThanOrEqual(budget[kind]);
  }
});

test("no picture is over 120 kB at the widths a phone loads", () => {
  // A phone of 400 points with three pixels each loads at most 1200 pixels.
  const small = readdirSync("public/pictures").filter((name) => Number(/-(\d+)\.\w+$/.exec(name)![1]) <= 1200);
  expect(small.length).toBeGreaterThan(0);
  for (const name of small) expect(statSync(`public/pictures/${name}`).size, name).toBeLessThanOrEqual(120 * kB);
});

test("no video poster is over 3 kB", () => {
  for (const name of readdirSync("public/posters")) {
    expect(statSync(`public/posters/${name}`).size, name).toBeLessThanOrEqual(3 * kB);
  }
});

/** The inline script, and the bytes of the scripts that it loads for the heaviest island. */
function scriptsOf(document: Document) {
  const script = document.querySelector("script[data-islands]")!;
  const weights = [...document.querySelectorAll("[data-island]")].map((island) => {
    const files = [script.getAttribute("data-islands")!, island.getAttribute("data-files")!];
    return sum(files.flatMap((list) => list.split(" ")).map(compressedSize));
  });
  return { inline: script.textContent, heaviestIsland: Math.max(...weights) };
}

const textSizes = new Map<string, number>();

/** Many pages have the same styles and scripts, and compressing them takes most of the time. */
function compressedTextSize(text: string): number {
  if (!textSizes.has(text)) textSizes.set(text, brotliCompressSync(text).length);
  return textSizes.get(text)!;
}

function compressedSize(address: string): number {
  return statSync(`${buildFolder}${address}.br`).size;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
