import { existsSync, readFileSync } from "node:fs";

/** A file of the build, taken apart as far as the tests of words need it. React's HTML has no ">" inside attributes. */
export type BuiltPage = { main: string; header: string; footer: string };

export function readBuiltPage(address: string): BuiltPage {
  const file = `build/client/${address === "/" ? "index" : address.slice(1)}.html`;
  if (!existsSync(file)) throw new Error(`${file} is not there. Run npm run build first.`);
  const html = readFileSync(file, "utf8").replace(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, "");
  return { main: between(html, "main"), header: between(html, "header"), footer: between(html, "footer") };
}

/** The text as a reader meets it: a block ends a word, a link or emphasis does not. */
export function textOf(html: string): string {
  const inline = /<\/?(?:a|abbr|b|bdi|cite|code|em|i|q|small|span|strong|sub|sup|time)\b[^>]*>/g;
  return plainly(html.replace(inline, "").replace(/<[^>]*>/g, " "));
}

/** One spelling for comparing: case, dashes, quotes and spaces do not count. */
export function plainly(text: string): string {
  return unescape(text)
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

export function headingsOf(html: string, levels = "1-6"): string[] {
  return [...html.matchAll(new RegExp(`<h([${levels}])\\b[^>]*>(.*?)</h\\1>`, "gs"))].map(([, , inner]) =>
    textOf(inner!),
  );
}

export function linksOf(html: string): { label: string; address: string; markup: string }[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([markup, address, inner]) => ({
    label: textOf(inner!),
    address: unescape(address!),
    markup,
  }));
}

function between(html: string, element: string): string {
  return new RegExp(`<${element}\\b[^>]*>(.*)</${element}>`, "s").exec(html)?.[1] ?? "";
}

function unescape(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name) => named[name] ?? whole);
}
