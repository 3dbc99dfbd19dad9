import { expect, test } from "vitest";
import { countedPhases } from "./breath-phases.ts";
import { breathSound, readBreath, roundsIn, shadeFrames, shades, type BreathCounts } from "./breath-sound.ts";
import { parseFrames, type Frames } from "./mp3-frames.ts";

const frameBytes = 48;
const framesPerSecond = 1000 / 24;

/** Frames of 16 kbit/s with their number in each, to find them again. */
function part(count = shades * shadeFrames): Frames {
  const bytes = Buffer.alloc(count * frameBytes);
  for (let i = 0; i < count; i++) {
    bytes.set([0xff, 0xf3, 0x24, 0xc0, 0, 0, 0, 0xff, 0xff], i * frameBytes);
    bytes.writeUInt32BE(i, i * frameBytes + 12);
  }
  return parseFrames(new Uint8Array(bytes));
}

async function shadesOf(counts: BreathCounts) {
  const file = Buffer.concat(await breathSound(counts).make(() => Promise.resolve(part())));
  const { count } = parseFrames(new Uint8Array(file));
  const numbers = Array.from({ length: count }, (_, i) => file.readUInt32BE(i * frameBytes + 12));
  return { shades: numbers.map((n) => Math.floor(n / shadeFrames)), phases: numbers.map((n) => n % shadeFrames) };
}

const calm: BreathCounts = { in: 4, hold: 0, out: 6, rest: 0, breaths: 6 };
const at = (second: number) => Math.round(second * framesPerSecond);

test("the sound rises through all shades while breathing in, and falls while breathing out", async () => {
  const { shades: heard } = await shadesOf(calm);
  const rise = heard.slice(0, at(4));
  const fall = heard.slice(at(4), at(10));
  expect(rise).toEqual(rise.toSorted((a, b) => a - b));
  expect(fall).toEqual(fall.toSorted((a, b) => b - a));
  expect(new Set(rise).size).toBe(shades);
});

test("it never leaps: the shade changes by one at most, and the loop goes on without a break", async () => {
  const { shades: heard, phases } = await shadesOf({ ...calm, in: 2, out: 2 });
  for (let i = 1; i < heard.length; i++) {
    expect(Math.abs(heard[i]! - heard[i - 1]!)).toBeLessThanOrEqual(1);
    expect(phases[i]).toBe((phases[i - 1]! + 1) % shadeFrames);
  }
});

test("it stays full while the breath is held, and low while the breath rests", async () => {
  const { shades: heard } = await shadesOf({ in: 4, hold: 7, out: 8, rest: 2, breaths: 2 });
  expect(new Set(heard.slice(at(4.1), at(10.9)))).toEqual(new Set([shades - 1]));
  expect(new Set(heard.slice(at(19.1), at(20.9)))).toEqual(new Set([0]));
});

test("after ten minutes a breath still begins on its second", async () => {
  const { shades: heard } = await shadesOf({ ...calm, breaths: 60 });
  // Half a minute is a whole number of frames.
  expect(heard.slice(at(570), at(600))).toEqual(heard.slice(0, at(30)));
  expect(heard.length).toBe(at(602));
});

test("a path says the same as the counts, and impossible ones are refused", () => {
  const { path, seconds } = breathSound(calm);
  const [, text] = /^\/breath\/(.*)\.mp3$/.exec(path)!;
  expect(readBreath(text!)).toMatchObject({ path, seconds });
  for (const text of [
    "",
    "4,0,6,0",
    "4,0,6,0,0",
    "4,0,6,0,1.5",
    "0,0,6,0,6",
    "4,0,,0,6",
    "4,0,99,0,6",
    "4,0,6,0,500",
    "4,0,6,0,6,1",
  ])
    expect(readBreath(text), text).toBeUndefined();
});

test("a part that lacks frames is refused", async () => {
  await expect(breathSound(calm).make(() => Promise.resolve(part(shadeFrames)))).rejects.toThrow("shades");
});

test("minutes become whole rounds, and at least one", () => {
  expect(roundsIn(3, countedPhases({ in: 4, out: 6 }))).toBe(18);
  expect(roundsIn(1, countedPhases({ in: 4, hold: 7, out: 8 }))).toBe(3);
  expect(roundsIn(1, countedPhases({ in: 20, out: 20, nostrils: "alternate" }))).toBe(1);
});
