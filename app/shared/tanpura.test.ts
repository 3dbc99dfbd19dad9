import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseFrames } from "#app/shared/mp3-frames.ts";
import {
  lengths,
  loopPath,
  pitches,
  readTanpura,
  readTanpuraChoice,
  tanpuraSound,
  tunings,
} from "#app/shared/tanpura.ts";
import { usualTanpura, voices, writeTanpura } from "#app/shared/tanpura.ts";

const load = async (path: string) => parseFrames(new Uint8Array(readFileSync(`public${path}`)));
const choices = pitches.flatMap(({ name }) => tunings.map((tuning) => loopPath(name, tuning)));

test("every pitch and tuning has a loop of at most 250 kB, all of them at most 6 MB, and none is left over", () => {
  expect(readdirSync("public/audio/tanpura").sort()).toEqual(choices.map((path) => path.split("/").at(-1)).sort());
  const sizes = choices.map((path) => readFileSync(`public${path}`).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(250_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(6_000_000);
});

test.each(lengths)("a drone of %i minutes is as long as it says, in whole frames", async (minutes) => {
  const sound = tanpuraSound({ ...usualTanpura, minutes });
  const pieces = await sound.make(load);
  const { count } = parseFrames(new Uint8Array(Buffer.concat(pieces)));
  expect(count * 0.024).toBeCloseTo(sound.seconds, 1);
  expect(sound.seconds).toBe((minutes || 60) * 60);
  expect(sound.loop).toBe(minutes === 0);
});

test("a path says what it plays, and an impossible one plays nothing", () => {
  expect(readTanpuraChoice(writeTanpura(usualTanpura))).toEqual(usualTanpura);
  expect(readTanpura("gs,ni,45")?.path).toBe("/tanpura/gs,ni,45.mp3");
  for (const text of ["", "h,pa,5", "c,sa,5", "c,pa,7", "c,pa,5,5", "c,pa"]) expect(readTanpura(text)).toBeUndefined();
});

test("every voice has a pitch, and A is 220 Hz", () => {
  const names = pitches.map(({ name }) => name);
  expect(Object.values(voices).filter((pitch) => !names.includes(pitch))).toEqual([]);
  expect(pitches.find(({ note }) => note === "A")!.hz).toBeCloseTo(220);
});
