import { expect, test } from "vitest";
import { hour } from "#server/clock.ts";
import { createRateLimit } from "#server/inbox/http/rate-limit.ts";

test("the limit refills gradually, for each address on its own", () => {
  let now = 0;
  const limit = createRateLimit(60, () => now);
  for (let i = 0; i < 60; i++) expect(limit.take("a")).toBe(0);
  expect(limit.take("a")).toBe(60);
  expect(limit.take("b")).toBe(0);
  now += 30_000;
  expect(limit.take("a")).toBe(30);
  now += 30_000;
  expect([limit.take("a"), limit.take("a")]).toEqual([0, 60]);
  now += hour;
  for (let i = 0; i < 60; i++) expect(limit.take("a")).toBe(0);
});

test("a request that is given back does not count, and there are never more than the limit", () => {
  const limit = createRateLimit(1, () => 0);
  limit.giveBack("a");
  expect(limit.take("a")).toBe(0);
  limit.giveBack("a");
  limit.giveBack("a");
  expect(limit.take("a")).toBe(0);
  expect(limit.take("a")).toBeGreaterThan(0);
});

test("at most 50,000 addresses are remembered, the most recent ones", () => {
  const limit = createRateLimit(1, () => 0);
  for (let i = 0; i < 50_001; i++) limit.take(`address ${i}`);
  expect(limit.take("address 50000")).toBeGreaterThan(0);
  expect(limit.take("address 0")).toBe(0);
});

test("an address leaves memory an hour after its last request, without another request", () => {
  let now = 0;
  const limit = createRateLimit(20, () => now);
  limit.take("a");
  now += hour / 2;
  limit.take("b");
  expect(limit.forgetOld()).toBe(2);
  now += hour / 2;
  expect(limit.forgetOld()).toBe(1);
  now += hour / 2;
  expect(limit.forgetOld()).toBe(0);
});
