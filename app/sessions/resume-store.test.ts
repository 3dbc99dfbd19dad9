import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetPosition, keepPosition, recallPosition } from "./resume-store.ts";

const key = "nada-shanti/session/stress";
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("where a listener stopped", () => {
  test("is found again, for that session only", () => {
    keepPosition("stress", 1080, 372.44);
    expect(recallPosition("stress", 1080)).toBe(372.4);
    expect(recallPosition("sleep", 1800)).toBeUndefined();
  });

  test.each([
    ["the first seconds", 9],
    ["the last seconds", 1070],
  ])("%s are forgotten", (_case, position) => {
    kept.set(key, "372");
    keepPosition("stress", 1080, position);
    expect(kept.has(key)).toBe(false);
  });

  test.each(["", "soon", "NaN", "-4", "Infinity", "99999", "{}"])("nonsense (%j) counts as nothing", (value) => {
    kept.set(key, value);
    expect(recallPosition("stress", 1080)).toBeUndefined();
  });

  test("starting again forgets it", () => {
    keepPosition("stress", 1080, 372);
    forgetPosition("stress");
    expect(recallPosition("stress", 1080)).toBeUndefined();
  });

  test("a browser that refuses storage breaks nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(() => keepPosition("stress", 1080, 372)).not.toThrow();
    expect(() => forgetPosition("stress")).not.toThrow();
    expect(recallPosition("stress", 1080)).toBeUndefined();
  });
});
