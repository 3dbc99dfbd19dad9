import { expect, test } from "vitest";
import { breakDown } from "./trace.ts";

const event = (name: string, ts: number, dur?: number) => ({ name, ph: dur ? "X" : "R", ts, dur, pid: 1, tid: 1 });

test("time inside another event is counted once, and unnamed time is the rest", () => {
  const events = [
    event("press", 0),
    event("FunctionCall", 10_000, 50_000),
    event("Layout", 20_000, 30_000),
    event("UpdateLayoutTree", 70_000, 10_000),
    event("heading", 100_000),
  ];
  expect(breakDown(events, "press", "heading")).toEqual({ script: 20, style: 10, layout: 30, paint: 0, rest: 40 });
});

test("events outside the marks, and those of other threads, are not counted", () => {
  const events = [
    event("Layout", 0, 20_000),
    event("press", 10_000),
    { ...event("Layout", 11_000, 5000), tid: 2 },
    event("heading", 40_000),
    event("Paint", 50_000, 5000),
  ];
  expect(breakDown(events, "press", "heading")).toEqual({ script: 0, style: 0, layout: 10, paint: 0, rest: 20 });
});

test("without both marks there is no breakdown", () => {
  expect(breakDown([event("press", 0)], "press", "heading")).toBeUndefined();
});
