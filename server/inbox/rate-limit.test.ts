import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { day, hour } from "#server/clock.ts";
import { createRateLimit, forgetUnused, type Limit, type RateLimit } from "#server/inbox/rate-limit.ts";
import { openStore, type Store } from "#server/inbox/store/store.ts";
import { temporaryFolder, testSettings } from "#server/inbox/testing/test-inbox.ts";

const { folder, remove } = temporaryFolder();
let now = Date.UTC(2027, 0, 31);
let number = 0;
let store: Store;
let limit: RateLimit;
beforeEach(async () => {
  await store?.close();
  store = await openStore(testSettings(join(folder, `${number++}.db`)).store, () => now);
  limit = createRateLimit(store, () => now);
});
afterAll(async () => {
  await store.close();
  remove();
});
const waitFor = async (...limits: Limit[]) => (await limit.take(limits))?.wait ?? 0;
const take = (key: string, perHour = 60) => waitFor({ name: "one", key, perHour });
const rows = () => store.read((db) => db.selectFrom("limits").selectAll().execute());

test("the limit refills gradually, for each address on its own", async () => {
  for (let i = 0; i < 60; i++) expect(await take("a")).toBe(0);
  expect(await take("a")).toBe(60);
  expect(await take("b")).toBe(0);
  now += 30_000;
  expect(await take("a")).toBe(30);
  now += 30_000;
  expect([await take("a"), await take("a")]).toEqual([0, 60]);
  now += hour;
  for (let i = 0; i < 60; i++) expect(await take("a")).toBe(0);
});

test("a request that is given back does not count", async () => {
  expect(await take("a", 1)).toBe(0);
  await limit.giveBack([{ name: "one", key: "a", perHour: 1 }]);
  expect(await take("a", 1)).toBe(0);
  expect(await take("a", 1)).toBeGreaterThan(0);
});

test("what one limit refuses does not count against the others", async () => {
  const both = (key: string) =>
    limit.take([
      { name: "one", key, perHour: 1 },
      { name: "all", key: "all", perHour: 3 },
    ]);
  expect(await both("a")).toBeUndefined();
  for (let i = 0; i < 5; i++) expect(await both("a")).toEqual({ wait: 3600, limit: "one" });
  expect([await both("b"), await both("c")]).toEqual([undefined, undefined]);
  for (let i = 0; i < 2; i++) expect(await both("d")).toEqual({ wait: 1200, limit: "all" });
});

test("a flood of refused requests does not reach the store", async () => {
  await take("a", 1);
  await take("a", 1);
  await store.close();
  expect(await take("a", 1)).toBe(3600);
});

test("a clock that is set back by a day blocks nobody for a day", async () => {
  await take("a", 1);
  await take("a", 1);
  now -= day;
  expect(await take("a", 1)).toBe(0);
});

test("no address is stored, and within an hour of the last request nothing at all", async () => {
  await take("192.0.2.77", 20);
  expect(await rows()).toHaveLength(1);
  expect(JSON.stringify(await rows())).not.toContain("192.0.2.77");
  now += hour;
  await forgetUnused(store);
  expect(await rows()).toEqual([]);
});
