import { sql } from "kysely";
import type { Store } from "#server/inbox/store/store.ts";

export async function readHealth(store: Store) {
  return store.read(async (db) => {
    const messages = await db.selectFrom("messages").select(["state", countAll]).groupBy("state").execute();
    const outbox = await db.selectFrom("outbox").select(["state", countAll]).groupBy("state").execute();
    const subscribers = await db.selectFrom("subscribers").select(countAll).execute();
    return {
      stored: total(messages),
      newMessages: total(messages.filter(({ state }) => state === "new")),
      waiting: total(outbox.filter(({ state }) => state === "waiting")),
      failed: total(outbox.filter(({ state }) => state === "failed")),
      subscribers: total(subscribers),
    };
  });
}

const countAll = sql<number>`count(*)`.as("n");
const total = (rows: { n: number }[]) => rows.reduce((sum, { n }) => sum + Number(n), 0);
