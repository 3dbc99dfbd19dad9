import { randomUUID } from "node:crypto";
import { day, hour } from "#server/clock.ts";
import { addToOutbox } from "#server/inbox/mail/outbox.ts";
import type { Store } from "#server/inbox/store/store.ts";
import { normalizeEmail } from "#server/inbox/text.ts";

export const confirmWithin = 2 * day;
/** Keeps people from flooding somebody else's mailbox with confirmation mails. */
const oneMailPer = hour;

/** Queues a confirmation mail, unless this address was sent one recently. One statement, so parallel requests queue one. */
export async function requestSubscription(store: Store, email: string, now: number): Promise<void> {
  await store.change(async (db) => {
    const times = { asked_at: now, expires_at: now + confirmWithin };
    const request = await db
      .insertInto("subscription_requests")
      .values({ id: randomUUID(), email: normalizeEmail(email), ...times })
      .onConflict((conflict) =>
        conflict
          .column("email")
          .doUpdateSet(times)
          // A time in the future was written before the clock was set back.
          .where((is) =>
            is.or([
              is("subscription_requests.asked_at", "<=", now - oneMailPer),
              is("subscription_requests.asked_at", ">", now + oneMailPer),
            ]),
          ),
      )
      .returning("id")
      .executeTakeFirst();
    if (request) await addToOutbox(db, { kind: "confirmation", about: request.id, now });
  });
}

/** Adds the address to the list; repeating it changes nothing. False if the request is unknown or has expired. */
export async function confirmSubscription(store: Store, requestId: string, now: number): Promise<boolean> {
  return store.change(async (db) => {
    const request = await db
      .selectFrom("subscription_requests")
      .select("email")
      .where("id", "=", requestId)
      .where("expires_at", ">", now)
      .executeTakeFirst();
    if (!request) return false;
    await db
      .insertInto("subscribers")
      .values({ id: randomUUID(), email: request.email, joined_at: now })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute();
    return true;
  });
}

/** Deletes the address and its requests, in the files too. */
export async function unsubscribe(store: Store, subscriberId: string) {
  await store.change(async (db) => {
    const subscriber = await db
      .deleteFrom("subscribers")
      .where("id", "=", subscriberId)
      .returning("email")
      .executeTakeFirst();
    if (subscriber) await db.deleteFrom("subscription_requests").where("email", "=", subscriber.email).execute();
  });
  await store.purge();
}
