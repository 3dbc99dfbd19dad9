import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { hour, second, type Clock } from "#server/clock.ts";
import type { Store } from "#server/inbox/store/store.ts";
import type { Tables } from "#server/inbox/store/tables.ts";

/** Something that may happen `perHour` times at once; refills evenly within an hour. `name` is what the log calls it. */
export type Limit = { name: string; key: string; perHour: number };
/** How many seconds to wait, and for which limit. */
export type Refusal = { wait: number; limit: string };
export type RateLimit = ReturnType<typeof createRateLimit>;

/** Bounds the memory that many different addresses can take. */
const maxRefused = 10_000;

/** Counted in the store, so that all servers share the limits. */
export function createRateLimit(store: Store, clock: Clock) {
  /** Until when, by the narrowest limit: a flood from one address then does not reach the store. */
  const refused = new Map<string, { until: number; limit: string }>();

  /** Counts one request against all of these limits, unless one of them refuses it. */
  async function take(limits: readonly Limit[]): Promise<Refusal | undefined> {
    const [{ key }] = limits as [Limit];
    const { until, limit } = refused.get(key) ?? { until: 0, limit: "" };
    const left = until - clock();
    // More than an hour means that the clock was set back.
    if (left > 0 && left <= hour) return { wait: Math.ceil(left / second), limit };
    const refusal = await store.change((db) => takeFrom(store, db, limits));
    if (refused.size >= maxRefused) refused.clear();
    if (refusal) refused.set(key, { until: clock() + refusal.wait * second, limit: refusal.limit });
    else refused.delete(key);
    return refusal;
  }

  /** Takes back one request that should not count. */
  async function giveBack(limits: readonly Limit[]) {
    await store.change(async (db) => {
      for (const { key, perHour } of limits) {
        const free_at = sql<number>`free_at - ${hour / perHour}`;
        await db.updateTable("limits").set({ free_at }).where("key", "=", hashOf(key)).execute();
      }
    });
  }

  return { take, giveBack };
}

/** `free_at` is when the limit is unused again: each event adds its share of an hour, and none may add beyond an hour. */
export async function takeFrom(
  store: Store,
  db: Transaction<Tables>,
  limits: readonly Limit[],
): Promise<Refusal | undefined> {
  // In one order everywhere, so that no two servers wait for each other.
  const keys = limits.map(({ key }) => hashOf(key)).sort();
  const unused = keys.map((key) => ({ key, free_at: 0 }));
  await db
    .insertInto("limits")
    .values(unused)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db
    .selectFrom("limits")
    .selectAll()
    .where("key", "in", keys)
    .orderBy("key")
    .$if(store.kind === "postgres", (query) => query.forUpdate())
    .execute();
  const now = await store.now(db);
  const next = limits.map(({ name, key, perHour }) => {
    const { free_at } = rows.find((row) => row.key === hashOf(key))!;
    // A time more than an hour ahead was written before the clock was set back.
    return { name, key: hashOf(key), free_at: (free_at > now + hour ? now : Math.max(free_at, now)) + hour / perHour };
  });
  const longest = next.reduce((a, b) => (b.free_at > a.free_at ? b : a));
  const wait = longest.free_at - now - hour;
  if (wait > 0) return { wait: Math.ceil(wait / second), limit: longest.name };
  for (const { key, free_at } of next) await db.updateTable("limits").set({ free_at }).where("key", "=", key).execute();
  return undefined;
}

/** Deletes what no longer limits anything. Run hourly, it keeps the hash of an address for less than two hours. */
export async function forgetUnused(store: Store) {
  await store.change(async (db) => {
    const now = await store.now(db);
    await db
      .deleteFrom("limits")
      .where((is) => is.or([is("free_at", "<=", now), is("free_at", ">", now + hour)]))
      .execute();
  });
}

/** No address is stored. */
const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");
