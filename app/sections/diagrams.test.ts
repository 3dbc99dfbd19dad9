import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { syllablesOf } from "#app/content/schema/respelling.ts";
import { messagesFor } from "#app/content/testing/read-page.ts";
import { beatsOf, beatWidth, placeBeats } from "#app/sections/beats.ts";
import { endToEnd, mapPosition, millennia, sectorsOf, shareScale } from "#app/sections/diagram-geometry.ts";

const sections = Object.values(pages).flatMap((page) => page.sections);

/** A word for each word, a sign for each syllable. */
const signs = (line: string) =>
  beatsOf(line)
    .map((word) => word.map((beat) => ({ short: ".", long: "-", echo: "o" })[beat]).join(""))
    .join(" ");

test.each([
  ["oṃ namaḥ śivāya", "- .- .-."],
  ["tat savitur vareṇyaṃ bhargo devasya dhīmahi", "- ..- .-- -- --. -.."],
  ["so 'ham", "- -"],
  ["oṃ bhūr bhuvaḥ svaḥ", "- - .- .o"],
  ["puṣṭivardhanam", "-.-.-"],
])("the beats of “%s” are %s", (line, expected) => expect(signs(line)).toBe(expected));

test("a long beat is twice as wide as a short one", () => {
  expect(placeBeats([["short"]]).width).toBe(beatWidth);
  expect(placeBeats([["long", "short"]]).width).toBe(3 * beatWidth);
});

test("every word of every verse has its beats, and no syllable is lost", () => {
  const lines = sections.flatMap((section) =>
    section.kind === "verses" ? section.verses.flatMap(({ roman }) => roman.split("\n")) : [],
  );
  for (const line of lines) {
    const words = beatsOf(line);
    expect(words.every((word) => word.length > 0)).toBe(true);
    expect(words.flat()).toHaveLength(syllablesOf(line).length);
  }
});

test("a thousand years have the same length at both ends of the timeline", () => {
  const x = shareScale(-2600, 2016);
  expect(x(-1000) - x(-2000)).toBeCloseTo(x(2000) - x(1000));
  expect(x(-2600)).toBeGreaterThan(0);
  expect(x(2016)).toBeLessThan(1);
});

test("the scale of the timeline has no year 0", () => {
  expect(millennia(-2600, 2016)).toEqual([-2000, -1000, 1, 1000, 2000]);
});

test("each part of a sum starts where the one before it ends", () => {
  expect(endToEnd([50, 30])).toEqual([
    { from: 0, to: 50 },
    { from: 50, to: 80 },
  ]);
});

test("half a plate is its left half, and two quarters share the right", () => {
  const shares = [50, 25, 25].map((percent) => ({ label: "Food", percent }));
  const [half, top, bottom] = sectorsOf(shares, 150, 100);
  expect(half!.spots.every(({ x }) => x < 150)).toBe(true);
  expect(top!.spots.every(({ x, y }) => x > 150 && y < 150)).toBe(true);
  expect(bottom!.spots.every(({ x, y }) => x > 150 && y > 150)).toBe(true);
});

test("the names on a map do not touch each other on a small phone", () => {
  const [width, height, letter, line] = [280, 432, 7.6, 26];
  const maps = sections.flatMap((section) => (section.kind === "comparison" && section.map ? [section.map] : []));
  for (const { places } of maps) {
    const boxes = places.map((place) => {
      const { x, y } = mapPosition(place);
      return { name: place.name, x: x * width, y: y * height, half: (place.name.length * letter) / 2 };
    });
    const touching = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => Math.abs(a.x - b.x) < a.half + b.half && Math.abs(a.y - b.y) < line)
        .map((b) => `${a.name}, ${b.name}`),
    );
    expect(touching).toEqual([]);
  }
});

const table = (extra: string, rows = "[[A, '1'], [B, '2'], [All, '3']]") =>
  `sections: [{ kind: comparison, heading: H, caption: C, columns: [Name, Hours], rows: ${rows}, ${extra} }]`;
const map = (name: string) =>
  `map: { left: L, right: R, bottom: B, top: T, note: N., places: [{ name: ${name}, across: 1, up: 1 }] }`;

test.each([
  ["a sum that is wrong", table("draw: Hours", "[[A, '1'], [B, '2'], [All, '4']]"), "add up to 3, not to 4"],
  ["a column that is not there", table("draw: Days"), 'no column "Days"'],
  ["a place without a row", table(map("C")), 'the map shows "C"'],
  [
    "a plate that is not full",
    "sections: [{ kind: cards, heading: H, plate: [{ label: A, percent: 50 }], cards: [{ title: T, text: T. }] }]",
    "add up to 50 percent",
  ],
  [
    "years in the wrong order",
    "sections: [{ kind: timeline, heading: H, entries: [{ title: T, when: W, text: T., years: { from: 5, to: -5 } }] }]",
    "-5 is earlier than 5",
  ],
])("%s is reported", (_, yaml, message) => expect(messagesFor(yaml).join("\n")).toContain(message));

test("a right drawing is accepted", () => {
  expect(messagesFor(table(`draw: Hours, ${map("A")}`))).toEqual([]);
});
