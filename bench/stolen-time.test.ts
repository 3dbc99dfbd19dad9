import { expect, test } from "vitest";
import { watchStolenTime } from "./stolen-time.ts";

test("the stolen share is counted from the start of watching", () => {
  const readings = [
    { used: 1000, stolen: 500 },
    { used: 1090, stolen: 510 },
  ];
  expect(watchStolenTime(() => readings.shift()!)()).toBe(0.1);
});

test("a machine that did nothing lost nothing", () => {
  expect(watchStolenTime(() => ({ used: 1000, stolen: 500 }))()).toBe(0);
});
