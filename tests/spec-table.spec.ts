import { expect, test } from "@playwright/test";
import { messages } from "#app/content/messages.ts";
import { site } from "#app/content/site.ts";
import { headingsOf, linksOf, plainly, readBuiltPage, textOf } from "./built-page.ts";
import { errorCatalogue, footerGroups, mainMenu, specPages, type SpecPage } from "./spec-table.ts";

// Reads the built files, so that one pass without a browser or a server shows that every word asked for is there.
for (const spec of specPages) {
  test.describe(`${spec.address}, as the specification has it,`, () => {
    if (spec.title) test("has its title", () => expectTitle(spec));
    if (spec.headings ?? spec.headingsWith) test("has its headings", () => expectHeadings(spec));
    if (spec.says) test("says what it must say", () => expectWords(spec));
    if (spec.together) test("keeps together what belongs together", () => expectTogether(spec));
    if (spec.links) test("leads where it must lead", () => expectLinks(spec));
    if (spec.counts) test("has as many of each as asked", () => expectCounts(spec));
    test("stands between the shared header and footer", () => expectFrame(spec));
  });
}

test("the menu marks the page you are on, and no other", () => {
  for (const [label, address] of mainMenu) {
    const current = linksOf(readBuiltPage(address).header).filter(({ markup }) =>
      markup.includes('aria-current="page"'),
    );
    const marked = current.filter(({ label }) => mainMenu.some(([name]) => plainly(name) === label));
    expect(marked.map((link) => link.label)).toEqual([plainly(label)]);
  }
});

test("toasts, players and the failure screen say what the catalogue says", () => {
  const said = stringsIn(messages);
  for (const words of errorCatalogue) expect(said).toContain(words);
});

function expectTitle({ address, title = "" }: SpecPage) {
  const same = (words: string) => plainly(words).replaceAll("&", "and");
  expect(headingsOf(readBuiltPage(address).main, "1").map(same)).toEqual([same(title)]);
}

function expectHeadings({ address, headings = [], headingsWith = [] }: SpecPage) {
  const found = headingsOf(readBuiltPage(address).main);
  for (const heading of headings) expect.soft(found, `a heading "${heading}"`).toContain(plainly(heading));
  for (const words of headingsWith) {
    const holds = (heading: string) => heading.replaceAll("&", "and").includes(plainly(words).replaceAll("&", "and"));
    expect.soft(found.filter(holds), `a heading with "${words}" among: ${found.join(" | ")}`).not.toEqual([]);
  }
}

function expectWords({ address, says = [] }: SpecPage) {
  const text = textOf(readBuiltPage(address).main);
  // The placeholder goes once the owner has named the place; until then it must be seen.
  const now = (words: string) => words.replace("[Your Jurisdiction]", site.jurisdiction);
  for (const words of says) expect.soft(text.includes(plainly(now(words))), `"${words}" is said`).toBe(true);
}

function expectTogether({ address, together = [] }: SpecPage) {
  const text = textOf(readBuiltPage(address).main);
  for (const [one, other] of together) {
    const near = placesOf(plainly(one), text).some((place) =>
      // Near enough for one card, too far for its neighbour.
      text.slice(Math.max(0, place - 60), place + 200).includes(plainly(other)),
    );
    expect.soft(near, `"${one}" and "${other}" stand together`).toBe(true);
  }
}

function expectLinks({ address, links = [] }: SpecPage) {
  const found = linksOf(readBuiltPage(address).main);
  for (const [label, to] of links) {
    const fitting = found.filter((link) => link.address === to && (label === "" || link.label === plainly(label)));
    expect.soft(fitting, `a link "${label}" to ${to}`).not.toEqual([]);
  }
}

function expectCounts({ address, counts = [] }: SpecPage) {
  const { main } = readBuiltPage(address);
  for (const { what, markup, times, least = 0 } of counts) {
    const found = main.match(markup)?.length ?? 0;
    if (times === undefined) expect.soft(found, `at least ${least}: ${what}`).toBeGreaterThanOrEqual(least);
    else expect.soft(found, `${times}: ${what}`).toBe(times);
  }
}

function expectFrame({ address }: SpecPage) {
  const { header, footer } = readBuiltPage(address);
  const menu = linksOf(header).filter(({ label }) => mainMenu.some(([name]) => plainly(name) === label));
  expect(menu.map(({ label, address: to }) => [label, to])).toEqual(mainMenu.map(([name, to]) => [plainly(name), to]));
  expect(textOf(header)).toContain("\u{1f549}");
  expect(textOf(header)).toContain(plainly(site.name));

  for (const { heading, links } of footerGroups) {
    const group = footer.split(/(?=<h2\b)/).find((part) => headingsOf(part)[0] === plainly(heading)) ?? "";
    const found = linksOf(group.split("</ul>")[0]!);
    expect(found.map((link) => link.address)).toEqual(links.map(([, to]) => to));
    for (const [label, to] of links) {
      if (label) expect(found.find((link) => link.address === to)?.label).toBe(plainly(label));
    }
  }
  expect(linksOf(footer).filter(({ markup }) => markup.includes('target="_blank"'))).toHaveLength(3);
  expect(linksOf(footer).some((link) => link.address.startsWith("mailto:"))).toBe(true);
  expect(footer).toMatch(/<input\b[^>]*type="email"/);
  expect(footer).toMatch(/<button\b[^>]*>Subscribe<\/button>/);
  expect(textOf(footer)).toMatch(/(?:©|copyright)[^.]*2025/);
  const italic = [...footer.matchAll(/<(\w+)\b[^>]*(?:\bitalic\b[^>]*>|(?<=<(?:em|i))>)(.*?)<\/\1>/gs)].map(
    ([, , inner]) => textOf(inner!),
  );
  expect(italic.filter((quote) => ["breath", "sound", "peace"].every((word) => quote.includes(word)))).toHaveLength(1);
}

function placesOf(words: string, text: string): number[] {
  const places: number[] = [];
  for (let place = text.indexOf(words); place >= 0; place = text.indexOf(words, place + 1)) places.push(place);
  return places;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
