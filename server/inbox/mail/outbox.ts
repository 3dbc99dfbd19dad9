import { randomUUID } from "node:crypto";
import { day, hour, minute } from "#server/inbox/clock.ts";
import type { Db, Store } from "#server/inbox/store/store.ts";
import type { OutboxRow } from "#server/inbox/store/tables.ts";

/** A claim that was never settled, because its server died, is free again after this. */
const claimFor = 5 * minute;
/** A mail that could not be sent for so long waits for the owner: npm run inbox -- retry. */
const giveUpAfter = 5 * day;

/** Half a minute, then doubling to an hour. */
export const mailRetryDelay = (attempts: number) => Math.min(2 ** (attempts - 1) * (minute / 2), hour);

export async function putInOutbox(db: Db, { kind, about, now }: Pick<OutboxRow, "kind" | "about"> & { now: number }) {
  await db
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      kind,
      about,
      state: "waiting",
      attempts: 0,
      due_at: now,
      claimed_until: 0,
      first_at: now,
      last_error: null,
    })
    .execute();
}

/** Takes some mails that are due. Several servers may do so beside each other: no mail is in two hands at a time. */
export async function claimMails(store: Store, now: number, most = 5): Promise<OutboxRow[]> {
  return store.change((db) =>
    db
      .updateTable("outbox")
      .set({ claimed_until: now + claimFor })
      .where("id", "in", (from) =>
        from
          .selectFrom("outbox")
          .select("id")
          .where("state", "=", "waiting")
          .where("due_at", "<=", now)
          .where("claimed_until", "<=", now)
          .orderBy("due_at")
          .limit(most)
          .$if(store.kind === "postgres", (query) => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .execute(),
  );
}

export async function mailIsSent(store: Store, mail: OutboxRow, now: number) {
  await store.change(async (db) => {
    if (mail.kind === "message")
      await db.updateTable("messages").set({ forwarded_at: now }).where("id", "=", mail.about).execute();
    await db.deleteFrom("outbox").where("id", "=", mail.id).execute();
  });
}

export async function mailFailed(store: Store, mail: OutboxRow, reason: string, now: number) {
  const attempts = mail.attempts + 1;
  await store.change((db) =>
    db
      .updateTable("outbox")
      .set({
        attempts,
        state: now - mail.first_at >= giveUpAfter ? "failed" : "waiting",
        due_at: now + mailRetryDelay(attempts),
        claimed_until: 0,
        last_error: reason,
      })
      .where("id", "=", mail.id)
      .execute(),
  );
}
