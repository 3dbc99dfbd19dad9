import { describe, expect, test } from "vitest";
import { messages } from "#app/content/content.ts";
import { footerMenu as siteFooter, mainMenu as siteMenu } from "#app/content/site.ts";
import { builtPage, comparable, headingsOf, linksOf, appearInSameCard, textOf } from "./built-page.ts";
import { errorCatalogue, footerGroups, mainMenu, specPages } from "./spec-table.ts";

describe.each(specPages)("$address, as specified,", (spec) => {
  const { title, headings = [], headingsWith = [], says = [], together = [], links = [], counts = [] } = spec;
  const { main } = builtPage(spec.address);
  const withAnd = (words: string) => comparable(words).replaceAll("&", "and");

  if (title)
    test("has its title", () => {
      expect(headingsOf(main, "h1").map(withAnd)).toEqual([withAnd(title!)]);
    });

  if (headings.length + headingsWith.length)
    test("has its headings", () => {
      const found = headingsOf(main);
      expect(found).toEqual(expect.arrayContaining(headings.map(comparable)));
      const missing = headingsWith.filter(
        (words) => !found.some((heading) => withAnd(heading).includes(withAnd(words))),
      );
      expect(missing).toEqual([]);
    });

  if (says.length)
    test("says what it must say", () => {
      const text = textOf(main);
      expect(says.filter((words) => !text.includes(comparable(words)))).toEqual([]);
    });

  if (together.length)
    test("shows each pair in the same card", () => {
      expect(together.filter(([one, other]) => !appearInSameCard(main, one, other))).toEqual([]);
    });

  if (links.length)
    test("links where it must link", () => {
      const found = linksOf(main);
      const isThere = ([label, to]: readonly [string, string]) =>
        found.some((link) => link.address === to && (label === "" || link.label === comparable(label)));
      expect(links.filter((link) => !isThere(link))).toEqual([]);
    });

  if (counts.length)
    test("has as many of each as specified", () => {
      for (const [selector, times] of counts) {
        const found = main.querySelectorAll(selector).length;
        if (typeof times === "number") expect(found, selector).toBe(times);
        else expect(found, selector).toBeGreaterThanOrEqual(times.least);
      }
    });
});

test("the menus have the entries of the specification", () => {
  expect(siteMenu.map(({ label, to }) => [label, to])).toEqual(mainMenu);
  expect(siteFooter.map(({ heading }) => heading)).toEqual(footerGroups.map(({ heading }) => heading));
  for (const [i, { links }] of footerGroups.entries()) {
    expect(siteFooter[i]!.links.map(({ to }) => to)).toEqual(links.map(([, to]) => to));
    for (const [j, [label]] of links.entries()) if (label) expect(siteFooter[i]!.links[j]!.label).toBe(label);
  }
});

test("toasts, players and the failure screen say what the catalogue says", () => {
  expect(stringsIn(messages)).toEqual(expect.arrayContaining([...errorCatalogue]));
  expect(messages.contact.sent.text).toMatch(/^Thank you for reaching out\. We'll respond /);
});

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
