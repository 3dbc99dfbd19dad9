import { expect, test } from "vitest";
import { shortPart, shortScore } from "../short-score.ts";
import { shortForm } from "./short-form.ts";
import type { Say } from "./types.ts";

const partsOf = (say: Say[], short?: number) =>
  shortForm(shortScore([shortPart(90, [], { breath: { in: 4, out: 6 }, say, short })])).parts;
const texts = (say: Say[], short: number) =>
  partsOf(say, short)[0]!.say.map((line) => (typeof line === "string" ? line : line.text));

test("a five-minute form has files and a title of its own", () => {
  expect(shortForm(shortScore([]))).toMatchObject({ topic: "short-short", title: "Short & sweet (5 min)", minutes: 5 });
});

test("a part that gives no short length is left out", () => {
  expect(partsOf(["Begin."])).toEqual([]);
  expect(partsOf(["Begin."], 40)[0]!.seconds).toBe(40);
});

test("lines without a time are kept unless they belong to the long form alone", () => {
  expect(texts(["One.", { pause: 3, text: "Two." }, { text: "Three.", short: false }], 40)).toEqual(["One.", "Two."]);
});

test("a timed line is kept at the second that it has in the short form", () => {
  const [part] = partsOf(["One.", { at: 60, text: "Two." }, { at: 80, short: 30, text: "Three." }], 40);
  expect(part!.say).toEqual(["One.", { at: 30, text: "Three." }]);
});

test("a line on a breath is kept if that breath is still part of the short form", () => {
  const say: Say[] = ["One.", { breath: 2, on: "in", text: "In." }, { breath: 5, on: "out", text: "Out." }];
  expect(texts(say, 40)).toEqual(["One.", "In."]);
});
