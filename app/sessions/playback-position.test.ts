import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadPosition, removePosition, savePosition } from "./playback-position.ts";

const key = "nada-shanti/session/stress";
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the playback position", () => {
  test("is stored for its own session only", () => {
    savePosition("stress", 1080, 372.44);
    expect(loadPosition("stress", 1080)).toBe(372.4);
    expect(loadPosition("sleep", 1800)).toBeUndefined();
  });

  test.each([
    ["first", 9],
    ["last", 1070],
  ])("is removed in the %s seconds", (_which, position) => {
    stored.set(key, "372");
    savePosition("stress", 1080, position);
    expect(stored.has(key)).toBe(false);
  });

  test.each(["", "soon", "NaN", "-4", "Infinity", "99999", "{}"])("is ignored when invalid (%j)", (value) => {
    stored.set(key, value);
    expect(loadPosition("stress", 1080)).toBeUndefined();
  });

  test("can be removed", () => {
    savePosition("stress", 1080, 372);
    removePosition("stress");
    expect(loadPosition("stress", 1080)).toBeUndefined();
  });

  test("is skipped without an error where storage is blocked", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(() => savePosition("stress", 1080, 372)).not.toThrow();
    expect(() => removePosition("stress")).not.toThrow();
    expect(loadPosition("stress", 1080)).toBeUndefined();
  });
});
