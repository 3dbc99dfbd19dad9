import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { labels } from "#app/content/content.ts";
import type { FactName } from "#app/content/types.ts";
import { fill } from "#app/content/fill.ts";
import { KnownFacts, OwnerFacts } from "#app/sections/owner-facts.tsx";

const facts = { price: "Twenty crowns", dates: "" };
const { price, dates } = labels.facts.names;

test("a card shows the facts that are filled in, and does not ask for the others", () => {
  const card = renderToStaticMarkup(createElement(KnownFacts, { facts }));
  expect(card).toContain(price.name);
  expect(card).toContain(facts.price);
  expect(card).not.toContain(dates.ask);
  expect(renderToStaticMarkup(createElement(KnownFacts, { facts: { dates: "" } }))).toBe("");
});

test("outside a card, one sentence asks for the facts that are missing", () => {
  const block = renderToStaticMarkup(createElement(OwnerFacts, { facts }));
  expect(block).toContain(facts.price);
  const link = `<a href="/contact">${labels.facts.ask}</a>`;
  expect(block).toContain(`${link} ${fill(labels.facts.about, { facts: dates.ask })}`);
});

test("a long list of missing facts ends with anything else", () => {
  const names = Object.keys(labels.facts.names) as FactName[];
  const block = (count: number) =>
    renderToStaticMarkup(
      createElement(OwnerFacts, { facts: Object.fromEntries(names.slice(0, count).map((name) => [name, ""])) }),
    );
  expect(block(5)).not.toContain(labels.facts.rest);
  expect(block(6)).toContain(` and ${labels.facts.rest}`);
});
