import { expect, test } from "vitest";
import { parseFrames, type Frames } from "./mp3-frames.ts";
import {
  faultOf,
  lead,
  planTimer,
  readChoice,
  timerSound,
  usualChoice,
  writeChoice,
  type TimerChoice,
} from "./timer.ts";

const frameBytes = 120;
const framesPerMinute = 2500;
const gainAt = 7;

/** Frames of 40 kbit/s with a letter in each, to find them again. */
function frames(count: number, letter: string): Frames {
  const bytes = new Uint8Array(count * frameBytes);
  for (let at = 0; at < bytes.length; at += frameBytes)
    bytes.set([0xff, 0xf3, 0x54, 0xc0, 0, 0, 0, 0xff, 0xff, ...[...letter].map((sign) => sign.charCodeAt(0))], at);
  return parseFrames(bytes);
}

const letters: Record<string, string> = { "bowl-1": "o", "bowl-3": "t", "tanpura-bowl-1": "O", "tanpura-bowl-3": "T" };
const load = (path: string) => {
  const name = path.replace(/^.*\/|\.mp3$/g, "");
  return Promise.resolve(frames(name === "tanpura" ? 500 : 1000, letters[name] ?? "b"));
};

/** The letter of each frame; a blank is silence. */
async function lettersOf(choice: TimerChoice) {
  const pieces = await timerSound(choice).make(load);
  const { bytes, count } = parseFrames(new Uint8Array(Buffer.concat(pieces)));
  const sign = (i: number) => String.fromCharCode(bytes[i * frameBytes + 9]! || 32);
  return { bytes, letters: Array.from({ length: count }, (_, i) => sign(i)).join("") };
}

test("a choice survives being written into a link", () => {
  const choice: TimerChoice = { minutes: 20, interval: 5, bell: "bell", bed: "tanpura", settle: 30 };
  expect(readChoice(writeChoice(choice))).toEqual(choice);
});

test("a link may leave out what lies underneath and the time to settle", () => {
  expect(readChoice("20,5,bowl")).toEqual({ ...usualChoice, minutes: 20, interval: 5 });
  expect(faultOf(readChoice("20,5,bowl"))).toBeUndefined();
});

test.each([
  ["0,0,bowl", "minutes"],
  ["61,0,bowl", "minutes"],
  ["2.5,0,bowl", "minutes"],
  [",0,bowl", "minutes"],
  ["", "minutes"],
  ["20,20,bowl", "interval"],
  ["20,-1,bowl", "interval"],
  ["20,,bowl", "interval"],
  ["20,5,gong", "link"],
  ["20,5,bowl,rain", "link"],
  ["20,5,bowl,silence,999", "link"],
  ["20,5,bowl,silence,10,more", "minutes"],
])("the link %j is refused for its %s", (link, fault) => {
  expect(faultOf(readChoice(link))).toBe(fault);
});

test("a bell begins, bells follow at each interval, and the last one is not doubled", () => {
  const { strikes } = planTimer({ ...usualChoice, minutes: 10, interval: 5, settle: 30 });
  expect(strikes).toEqual([
    { at: 30, strikes: 1 },
    { at: 330, strikes: 1 },
    { at: 630, strikes: 3 },
  ]);
});

test("after 60 minutes the last bell is in the very frame of its second", async () => {
  const { letters } = await lettersOf({ ...usualChoice, minutes: 60, settle: 30 });
  const settle = framesPerMinute / 2;
  expect(letters.indexOf("o")).toBe(settle - lead);
  expect(letters.indexOf("t")).toBe(settle + 60 * framesPerMinute - lead);
});

test("a timer without time to settle keeps the lead of its first bell", async () => {
  const { letters } = await lettersOf({ ...usualChoice, minutes: 1, settle: 0 });
  expect(letters.indexOf("o")).toBe(0);
  expect(letters.indexOf("t")).toBe(framesPerMinute);
});

test("the tanpura fades in, lies under the whole timer, and fades out", async () => {
  const { bytes, letters } = await lettersOf({ ...usualChoice, minutes: 1, bed: "tanpura" });
  expect(letters).toMatch(/^b+O{1000}b+T{1000}b+$/);
  const gain = (frame: number) => (Buffer.from(bytes).readUInt16BE(frame * frameBytes + gainAt) >> 2) & 0xff;
  expect(gain(0)).toBeLessThan(gain(100));
  expect(gain(Math.floor(letters.length / 2))).toBe(0xff);
  expect(gain(letters.length - 1)).toBeLessThan(gain(letters.length - 100));
});

test("a part that was cut short is refused", () => {
  expect(() => parseFrames(frames(2, "a").bytes.subarray(0, 200))).toThrow("cut short");
});
