import { readdirSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import type { SitePath } from "#app/content/types.ts";
import { buildFolder, fileOf } from "../build-output.ts";
import { budgetOf, kB } from "../weight-budgets.ts";
import { builtPage, everyFile } from "./built-page.ts";

// Fonts and pictures depend on the device: tests/every-page.spec.ts weighs them on a phone.

test.each(everyFile)("the files of %s keep to their budget", (address) => {
  const { document } = builtPage(address);
  const { inline, deferred } = scriptsOf(document);
  const weight = {
    html: compressedSize(fileOf(address)),
    css: brotliCompressSync(document.querySelector("style#site-css")!.textContent).length,
    inlineScript: brotliCompressSync(inline).length,
    scripts: sum(deferred.map(compressedSize)),
  };
  const budget = budgetOf(address);
  for (const [kind, bytes] of Object.entries(weight) as [keyof typeof weight, number][]) {
    expect(bytes, kind).toBeGreaterThan(0);
    expect(bytes, kind).toBeLessThanOrEqual(budget[kind]);
  }
});

test("the scripts that content pages share weigh at most 149.5 kB", () => {
  const own = (Object.keys(pages) as SitePath[]).filter((address) => budgetOf(address) === budgetOf("/about"));
  const lists = own.map((address) => scriptsOf(builtPage(address).document).deferred);
  const shared = lists[0]!.filter((file) => lists.every((list) => list.includes(file)));
  expect(shared.length).toBeGreaterThan(3);
  expect(sum(shared.map(compressedSize))).toBeLessThanOrEqual(149.5 * kB);
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

/** The inline script, which names in its attributes the scripts it loads when the visitor needs them. */
function scriptsOf(document: Document) {
  const loads = (script: Element) =>
    [...script.attributes].flatMap(({ value }) => value.match(/\/assets\/\S+\.js/g) ?? []);
  const script = [...document.querySelectorAll("script:not([src])")].find((script) => loads(script).length > 0)!;
  return { inline: script.textContent, deferred: loads(script) };
}

function compressedSize(address: string): number {
  return statSync(`${buildFolder}${address}.br`).size;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
