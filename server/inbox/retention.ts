import type { Transaction } from "kysely";
import { day } from "#server/inbox/clock.ts";
import type { Log } from "#server/inbox/log.ts";
import type { Store } from "#server/inbox/store/store.ts";
import type { Tables } from "#server/inbox/store/tables.ts";

/** The clock is checked every hour; a longer gap or a step back is a clock change or a long stop of the site. */
const longestGap = 2 * day;
/** After a jump nothing is deleted for this long, so that a wrong clock can be corrected first. */
const pauseAfterJump = day;

/** Deletes what has expired. Messages whose mail is still in the outbox are kept. Returns how many rows were deleted. */
export async function deleteExpired(
  store: Store,
  { keepDays, now, log }: { keepDays?: number; now: number; log: Log },
): Promise<number> {
  const deleted = await store.change(async (db) => {
    if (!(await isClockSteady(db, now, log))) return 0;
    const requests = await db.deleteFrom("subscription_requests").where("expires_at", "<=", now).executeTakeFirst();
    if (keepDays === undefined) return Number(requests.numDeletedRows);
    const messages = await db
      .deleteFrom("messages")
      .where("received_at", "<", now - keepDays * day)
      .where("id", "not in", (from) => from.selectFrom("outbox").select("about"))
      .executeTakeFirst();
    return Number(requests.numDeletedRows + messages.numDeletedRows);
  });
  if (deleted > 0) await store.purge();
  return deleted;
}

/** Compares the clock with the time of the previous check, which is stored so that it survives a restart. */
async function isClockSteady(db: Transaction<Tables>, now: number, log: Log): Promise<boolean> {
  const previous = await db.selectFrom("clock").selectAll().executeTakeFirst();
  const jumped = !previous || Math.abs(now - previous.checked_at) > longestGap;
  if (jumped && previous) log({ event: "retention", outcome: "paused", reason: "clock jump" });
  const row = { id: 1, checked_at: now, steady_since: jumped ? now : previous.steady_since };
  await db
    .insertInto("clock")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  return now - row.steady_since >= pauseAfterJump;
}
