import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { recordingOf } from "#app/chant/join-lines.ts";
import { gallery, playerText } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { linesToHear, sessions } from "#app/content/sessions.ts";
import { menuLabels } from "#app/content/site.ts";
import { plain } from "#app/content/text.ts";
import type { Section, SitePath } from "#app/content/types.ts";
import { plainLetters } from "#app/sections/plain-letters.ts";
import { buildFolder, readHtml } from "../build-output.ts";
import { builtPage, comparable, everyFile, headingsOf, textOf } from "./built-page.ts";

// What a screen reader says, in which order. The words come from the content, so changing them changes no test.
const main = (address: SitePath) => builtPage(address).main;
const sectionsOf = <Kind extends Section["kind"]>(address: SitePath, kind: Kind) =>
  pages[address].sections.filter((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);
const paths = Object.keys(pages) as SitePath[];

/** What is said of these parts of an element. */
function spoken(element: Element, parts: string): string[] {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll("[aria-hidden=true]").forEach((hidden) => hidden.remove());
  return [...copy.querySelectorAll(parts)].map((part) => {
    const name = part.getAttribute("alt") ?? part.getAttribute("aria-label");
    return name ? comparable(name) : textOf(part);
  });
}

/** The element around the only heading with these words. */
function around(address: SitePath, element: string, heading: string): Element {
  const found = [...main(address).querySelectorAll(element)].filter(
    (one) => headingsOf(one)[0] === comparable(heading),
  );
  expect(found.length, `${heading} on ${address}`).toBe(1);
  return found[0]!;
}

test("a verse is said as heading and meaning, then line by line, pronunciation first and without danda marks", () => {
  for (const path of paths) {
    for (const { verses } of sectionsOf(path, "verses")) {
      for (const { title, meaning, say, roman, devanagari, source } of verses) {
        expect(spoken(around(path, "article", title), "h3, p")).toEqual(
          [
            ...[title, `“${meaning}”`],
            ...roman
              .split("\n")
              .flatMap((line, i) => [
                say.split(", ")[i]!.replaceAll("*", ""),
                plainLetters(line),
                devanagari.split("\n")[i]!.replace(/ [।॥]$/, ""),
              ]),
            source,
          ].map(comparable),
        );
      }
    }
  }
});

test("a line that was recorded, and no other, has a link to its recording, which names it", () => {
  for (const path of paths) {
    for (const { title, roman } of sectionsOf(path, "verses").flatMap(({ verses }) => verses)) {
      const links = [...around(path, "article", title).querySelectorAll("a[data-hear]")];
      const recorded = roman.split("\n").flatMap((line) => linesToHear[line] ?? []);
      expect(links.map((link) => link.getAttribute("href"))).toEqual(recorded);
      for (const link of links) expect(textOf(link)).toContain(comparable(title));
      expect(new Set(links.map(textOf)).size).toBe(links.length);
      for (const file of recorded) {
        expect(existsSync(buildFolder + file), file).toBe(true);
        expect(existsSync(buildFolder + recordingOf(file, true)), `${file}, slowly`).toBe(true);
      }
    }
  }
});

test("a lesson in a recorded line has a link to its slow recording, after the caution", () => {
  for (const path of paths) {
    for (const { practice, hear } of sectionsOf(path, "practice")) {
      const lesson = around(path, "article", practice.title);
      const link = lesson.parentElement!.querySelector("article ~ a[data-hear]");
      expect(link?.getAttribute("href")).toBe(hear && recordingOf(linesToHear[hear]!, true));
    }
  }
});

test("a testimonial is said as rating, category and name, then its text", () => {
  for (const path of paths) {
    for (const { category, name, text, rating } of sectionsOf(path, "testimonials").flatMap(
      (one) => one.testimonials,
    )) {
      const story = around(path, "figure", `${category}: ${name}`);
      expect(spoken(story, "[role=img], h3, blockquote p")).toEqual(
        [`${rating} of 5 stars`, `${category}: ${name}`, text].map(comparable),
      );
    }
  }
});

test("a picture of the gallery has a heading, and its description is not repeated", () => {
  for (const { alt, title, category, description } of gallery) {
    const said = spoken(around("/gallery", "figure", title), "img, h3, p");
    expect(said).toEqual([alt, title, category, description].map(comparable));
    expect(alt).not.toMatch(/illustration/i);
  }
});

test("each question is a heading that opens its answer, below the heading of its part", () => {
  for (const path of paths) {
    for (const { heading, questions } of sectionsOf(path, "faq")) {
      const part = around(path, "section", heading);
      expect(spoken(part, "h2, details > summary h3")).toEqual(
        [heading, ...questions.map(({ question }) => question)].map(comparable),
      );
    }
  }
});

test("each session is a heading below its shelf", () => {
  const titleOf = new Map(sessions.map(({ topic, title }) => [topic as string, title]));
  const expected = playerText.shelves.flatMap(({ heading, sessions }) => [
    heading,
    ...sessions.map(({ topic }) => titleOf.get(topic)!),
  ]);
  expect(spoken(main("/audios").querySelector("#sessions")!, "h2, summary h3")).toEqual(
    expect.arrayContaining(expected.map(comparable)),
  );
});

test("a table keeps its roles where a phone draws it as blocks", () => {
  for (const path of paths) {
    for (const { caption, columns, rows } of sectionsOf(path, "comparison")) {
      const table = [...main(path).querySelectorAll("table")].find(
        (table) => textOf(table.querySelector("caption")!) === comparable(caption),
      )!;
      expect(table.getAttribute("role"), caption).toBe("table");
      expect(table.querySelectorAll(":is(thead, tbody, tr, th, td):not([role])").length).toBe(0);
      expect(spoken(table, "[role=columnheader]")).toEqual(columns.map(comparable));
      expect(table.querySelectorAll("[role=rowheader]").length).toBe(rows.length);
      expect(table.querySelectorAll("[role=cell]").length).toBe(rows.length * (columns.length - 1));
    }
  }
});

test("the name of a card says which page it leads to", () => {
  const cards = paths.flatMap((path) =>
    sectionsOf(path, "cards").flatMap(({ cards }) => cards.flatMap(({ title, to }) => (to ? { path, title, to } : []))),
  );
  expect(cards.length).toBeGreaterThan(0);
  for (const { path, title, to } of cards) {
    const label = menuLabels.get(to.split("#")[0] as SitePath);
    const link = around(path, "li", label ? `${title} (page: ${label})` : title).querySelector("h3 a")!;
    expect(link.getAttribute("href")).toBe(to);
  }
});

test("the contact page explains the form before it, and says which number is a phone", () => {
  const form = main("/contact").querySelector("form")!;
  const { beforeForm } = pages["/contact"];
  const before = [...main("/contact").querySelectorAll("p")].find((p) => textOf(p) === comparable(plain(beforeForm!)));
  expect(form.compareDocumentPosition(before!) & 2).toBe(2);
  expect(form.getAttribute("aria-label")).toBe("Contact form");
  expect(spoken(form, "label")).toEqual(["name", "email", "subject (optional)", "message"]);
  expect(spoken(main("/contact"), "a[href^='tel:+']")).toEqual([expect.stringMatching(/^phone: \+\d/)]);
});

test("no two words are spoken as one", () => {
  for (const address of everyFile) {
    // React separates neighbouring texts by comments; screen readers drop a space that is alone beside one.
    const body = readHtml(address)
      .replace(/^.*<body/s, "<body")
      .replace(/<(script|style|template)\b.*?<\/\1>/gs, "");
    const dropped = body.match(/.{0,60}(?:<!-- --> (?:<!-- -->|<)|> <!-- -->).{0,40}/gs) ?? [];
    expect(dropped, address).toEqual([]);
  }
});

test("no two headings of a page sound alike", () => {
  for (const address of everyFile) {
    const { main } = builtPage(address);
    // The parts of every session have the same headings, each under the name of its session.
    if (main.querySelector("audio[controls]")) continue;
    const headings = headingsOf(main);
    expect(
      headings.filter((heading, i) => headings.indexOf(heading) !== i),
      address,
    ).toEqual([]);
  }
});
