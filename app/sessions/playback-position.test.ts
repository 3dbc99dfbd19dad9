import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadPosition, savePosition } from "./playback-position.ts";

const stress = { topic: "stress", name: "stress", seconds: 1080, practiceStart: 48 };
const sleep = { topic: "sleep", name: "sleep", seconds: 1800, practiceStart: 80 };
const key = "nada-shanti/session/stress";
const evening = new Date(2026, 10, 17, 23, 40);
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers({ now: evening });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the playback position", () => {
  test("is stored for its own recording only", () => {
    savePosition(stress, 372.44);
    expect(loadPosition(stress)).toEqual({ heard: true, position: 372.4 });
    expect(loadPosition(sleep)).toEqual({ heard: false });
    expect(loadPosition({ ...stress, name: "stress-short" })).toEqual({ heard: false });
  });

  test.each([
    ["first seconds", 9],
    ["spoken cautions", 47],
    ["last seconds", 1070],
  ])("is forgotten in the %s, but not that the session was heard", (_where, position) => {
    savePosition(stress, 372);
    savePosition(stress, position);
    expect(loadPosition(stress)).toEqual({ heard: true, position: undefined });
  });

  test("leaves nothing behind after a first try of a few seconds", () => {
    savePosition(stress, 47);
    expect(stored.size).toBe(0);
  });

  test("says which recording was the last, so that the home page can lead back to it", () => {
    savePosition(sleep, 600);
    savePosition({ ...stress, name: "stress-short", seconds: 300 }, 120);
    expect(stored.get("nada-shanti/last-session")).toBe("stress-short");
  });

  test("lasts for weeks, but that of Sleep only until the morning", () => {
    savePosition(stress, 372);
    savePosition(sleep, 600);
    vi.setSystemTime(new Date(2026, 10, 18, 0, 20));
    expect(loadPosition(sleep).position).toBe(600);
    vi.setSystemTime(new Date(2026, 10, 18, 22, 0));
    expect(loadPosition(sleep)).toEqual({ heard: true, position: undefined });
    expect(loadPosition(stress).position).toBe(372);
  });

  test("of an earlier version of the site, without a day, still counts", () => {
    stored.set(key, "372.0");
    expect(loadPosition(stress).position).toBe(372);
  });

  test.each(["", "soon", "NaN", "-4", "Infinity", "{}"])("is ignored when invalid (%j)", (value) => {
    stored.set(key, value);
    expect(loadPosition(stress)).toEqual({ heard: false });
  });

  test("beyond the end is ignored", () => {
    stored.set(key, "99999");
    expect(loadPosition(stress).position).toBeUndefined();
  });

  test("is skipped without an error where storage is blocked", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(() => savePosition(stress, 372)).not.toThrow();
    expect(loadPosition(stress)).toEqual({ heard: false });
  });
});
