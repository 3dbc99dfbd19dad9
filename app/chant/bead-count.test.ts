import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetBeads,
  goals,
  loadBeads,
  milestone,
  nextBead,
  readBeads,
  restoreBeads,
  saveBeads,
} from "#app/chant/bead-count.ts";

beforeEach(() => () => vi.unstubAllGlobals());

test("a count is kept with its goal and its mantra", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  expect(loadBeads()).toBeUndefined();
  const beads = { count: 43, goal: 108, mantra: "One, and another" };
  saveBeads(beads);
  expect(loadBeads()).toEqual(beads);
});

test("a count that localStorage has lost is there again, and never replaces a newer one", async () => {
  const stored = new Map<string, string>();
  const copies = new Map<string, Response>();
  let isSlow = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("caches", {
    open: async () => ({ put: async (path: string, copy: Response) => void (isSlow || copies.set(path, copy)) }),
    match: async (path: string) => copies.get(path)?.clone(),
    delete: async () => copies.clear(),
  });
  const beads = { count: 43, goal: 108, mantra: "Om" };
  saveBeads(beads);
  await vi.waitUntil(() => copies.size > 0);
  stored.clear();
  await restoreBeads();
  expect(loadBeads()).toEqual(beads);
  const newer = { ...beads, count: 44 };
  isSlow = true;
  saveBeads(newer);
  await restoreBeads();
  expect(loadBeads()).toEqual(newer);
  forgetBeads();
  expect([loadBeads(), copies.size]).toEqual([undefined, 0]);
});

test("storage that refuses everything does not stop the counting", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(loadBeads()).toBeUndefined();
  expect(() => saveBeads({ count: 1, goal: 27, mantra: "" })).not.toThrow();
});

test.each(["", "12", "12,50,Om", "28,27,Om", "-1,27,Om", "x,27,Om"])("%j is no count", (text) => {
  expect(readBeads(text)).toBeUndefined();
});

test.each(goals)("a round of %i has one end and a word at every quarter before it", (goal) => {
  const counts = Array.from({ length: goal }, (_, i) => i + 1);
  expect(counts.filter((count) => milestone({ count, goal }) === "end")).toEqual([goal]);
  const said = counts.filter((count) => milestone({ count, goal }));
  expect(said).toEqual(counts.filter((count) => count % 27 === 0));
});

test("the press after the last bead is the first of another round", () => {
  expect(nextBead({ count: 107, goal: 108, mantra: "" })).toBe(108);
  expect(nextBead({ count: 108, goal: 108, mantra: "" })).toBe(1);
});
