import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { day, hour, minute } from "#server/clock.ts";
import type { Store } from "#server/inbox/store/store.ts";
import type { OutboxRow, Tables } from "#server/inbox/store/tables.ts";

/** After this the mail has failed, until the owner runs npm run inbox -- retry. */
export const giveUpAfter = 5 * day;
const longestDelay = hour;

/** Half a minute, then doubling to an hour. */
export const retryDelay = (attempts: number) => Math.min(2 ** (attempts - 1) * (minute / 2), longestDelay);

export async function addToOutbox(
  db: Transaction<Tables>,
  { kind, about, now }: Pick<OutboxRow, "kind" | "about"> & { now: number },
) {
  const times = { due_at: now, claimed_until: 0, first_at: now };
  await db
    .insertInto("outbox")
    .values({ id: randomUUID(), kind, about, state: "waiting", attempts: 0, ...times, last_error: null })
    .execute();
}

/**
 * Takes one mail that is due, so that no other server sends it for `duration`. If the clock was set back, stored times
 * can lie impossibly far ahead: such a due time or claim is ignored. Twice the duration, because a claim that another
 * server has just made may be a little later than `now`.
 */
export async function claimMail(store: Store, duration: number): Promise<OutboxRow | undefined> {
  return store.change(async (db) => {
    const now = await store.now(db);
    return db
      .updateTable("outbox")
      .set({ claimed_until: now + duration })
      .where("id", "=", (from) =>
        from
          .selectFrom("outbox")
          .select("id")
          .where("state", "=", "waiting")
          .where((is) => is.or([is("due_at", "<=", now), is("due_at", ">", now + longestDelay)]))
          .where((is) => is.or([is("claimed_until", "<=", now), is("claimed_until", ">", now + 2 * duration)]))
          .orderBy("due_at")
          .limit(1)
          .$if(store.kind === "postgres", (query) => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .executeTakeFirst();
  });
}

export async function renewClaim(store: Store, { id }: OutboxRow, duration: number) {
  await store.change(async (db) => {
    const claimed_until = (await store.now(db)) + duration;
    await db.updateTable("outbox").set({ claimed_until }).where("id", "=", id).execute();
  });
}

/** Removes a mail that was sent or no longer has to be. */
export async function removeMail(store: Store, mail: OutboxRow, sentAt?: number) {
  await store.change(async (db) => {
    if (mail.kind === "message" && sentAt !== undefined)
      await db.updateTable("messages").set({ forwarded_at: sentAt }).where("id", "=", mail.about).execute();
    await db.deleteFrom("outbox").where("id", "=", mail.id).execute();
  });
}

export async function postponeMail(
  store: Store,
  mail: OutboxRow,
  { reason, permanent = false }: { reason: string; permanent?: boolean },
) {
  const attempts = mail.attempts + 1;
  await store.change(async (db) => {
    const now = await store.now(db);
    const state = permanent || now - mail.first_at >= giveUpAfter ? "failed" : "waiting";
    const times = { due_at: now + retryDelay(attempts), claimed_until: 0 };
    const changes = { attempts, state, ...times, last_error: reason } as const;
    await db.updateTable("outbox").set(changes).where("id", "=", mail.id).execute();
  });
}
