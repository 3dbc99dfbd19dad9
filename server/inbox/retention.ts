import type { Transaction } from "kysely";
import { day } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import { giveUpAfter } from "#server/inbox/mail/outbox.ts";
import type { Store } from "#server/inbox/store/store.ts";
import type { Tables } from "#server/inbox/store/tables.ts";

/** If the clock differs by more than this from the previous hourly check, it was changed or the site was stopped. */
const longestGap = 2 * day;
/** After a jump nothing is deleted for this long, so that a wrong clock can be corrected first. */
const pauseAfterJump = day;

/**
 * Deletes what has expired. A message whose mail is waiting is kept until the mail is sent or has failed, which
 * takes at most five days from when it was queued or retried.
 * Returns how many rows were deleted.
 */
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
      .where("id", "not in", (from) =>
        from
          .selectFrom("outbox")
          .select("about")
          .where("state", "=", "waiting")
          // Without SMTP_URL nothing would ever mark the mail as failed.
          .where("first_at", ">", now - giveUpAfter),
      )
      .returning("id")
      .execute();
    for (const { id } of messages) await db.deleteFrom("outbox").where("about", "=", id).execute();
    return Number(requests.numDeletedRows) + messages.length;
  });
  if (deleted > 0) store.purgeLater();
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
