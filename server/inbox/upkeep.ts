import { sql } from "kysely";
import { day } from "#server/inbox/clock.ts";
import type { Store } from "#server/inbox/store/store.ts";

/** Deletes what is past its time. A message whose mail still waits is kept until the owner has it. */
export async function keepUp(store: Store, keepDays: number | undefined, now: number): Promise<number> {
  return store.change(async (db) => {
    await db.deleteFrom("subscription_requests").where("expires_at", "<=", now).execute();
    if (keepDays === undefined) return 0;
    const gone = await db
      .deleteFrom("messages")
      .where("received_at", "<", now - keepDays * day)
      .where("id", "not in", (from) => from.selectFrom("outbox").select("about"))
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}

export type Health = { stored: number; unread: number; waiting: number; failed: number; subscribers: number };

export async function health(store: Store): Promise<Health> {
  return store.read(async (db) => {
    const messages = await db.selectFrom("messages").select(["state", countAll]).groupBy("state").execute();
    const outbox = await db.selectFrom("outbox").select(["state", countAll]).groupBy("state").execute();
    const subscribers = await db.selectFrom("subscribers").select(countAll).execute();
    return {
      stored: total(messages),
      unread: total(messages.filter(({ state }) => state === "new")),
      waiting: total(outbox.filter(({ state }) => state === "waiting")),
      failed: total(outbox.filter(({ state }) => state === "failed")),
      subscribers: total(subscribers),
    };
  });
}

const countAll = sql<number>`count(*)`.as("n");
const total = (rows: { n: number }[]) => rows.reduce((sum, { n }) => sum + Number(n), 0);
