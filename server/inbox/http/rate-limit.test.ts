import { expect, test } from "vitest";
import { hour } from "#server/inbox/clock.ts";
import { rateLimit } from "#server/inbox/http/rate-limit.ts";

test("an address that waits may post again, one by one as time fills its bucket", () => {
  let now = 0;
  const limit = rateLimit(60, () => now);
  for (let i = 0; i < 60; i++) expect(limit("a")).toBe(0);
  expect(limit("a")).toBe(60);
  expect(limit("b")).toBe(0);
  now += 30_000;
  expect(limit("a")).toBe(30);
  now += 30_000;
  expect([limit("a"), limit("a")]).toEqual([0, 60]);
  now += hour;
  for (let i = 0; i < 60; i++) expect(limit("a")).toBe(0);
});

test("a hundred thousand addresses do not fill the memory, and the newest are held to their limit still", () => {
  const limit = rateLimit(1, () => 0);
  for (let i = 0; i < 100_000; i++) limit(`address ${i}`);
  expect(limit("address 99999")).toBeGreaterThan(0);
  expect(limit("address 0")).toBe(0);
});
