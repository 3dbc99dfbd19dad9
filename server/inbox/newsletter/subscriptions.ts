import { randomUUID } from "node:crypto";
import { day, hour } from "#server/clock.ts";
import { takeFrom, type Refusal } from "#server/inbox/rate-limit.ts";
import { addToOutbox } from "#server/inbox/mail/outbox.ts";
import type { Store } from "#server/inbox/store/store.ts";
import { normalizeEmail } from "#server/inbox/text.ts";

export const confirmWithin = 2 * day;
/** Keeps people from flooding somebody else's mailbox with confirmation mails. */
const oneMailPer = hour;
const perMailbox = 3;
const forAllMailboxes = 100;

/**
 * Queues a confirmation mail, unless this address was sent one recently. One statement, so parallel requests queue one.
 * Refuses if too many were requested.
 */
export async function requestSubscription(store: Store, email: string, now: number): Promise<Refusal | undefined> {
  return store.change(async (db) => {
    const refusal = await takeFrom(store, db, [
      { name: "mailbox", key: `confirmations ${mailboxOf(email)}`, perHour: perMailbox },
      { name: "all mailboxes", key: "confirmations", perHour: forAllMailboxes },
    ]);
    if (refusal) return refusal;
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
    return undefined;
  });
}

/** "a.b+news@example.com" often reaches the same mailbox as "ab@example.com". */
function mailboxOf(email: string): string {
  const [name = "", host = ""] = normalizeEmail(email).split("@");
  return `${name.replace(/\+.*|\./g, "")}@${host}`;
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

/** Deletes the address and its requests, and within the hour their traces in the files. */
export async function unsubscribe(store: Store, subscriberId: string) {
  const deleted = await store.change(async (db) => {
    const subscriber = await db
      .deleteFrom("subscribers")
      .where("id", "=", subscriberId)
      .returning("email")
      .executeTakeFirst();
    if (subscriber) await db.deleteFrom("subscription_requests").where("email", "=", subscriber.email).execute();
    return subscriber !== undefined;
  });
  // A link never expires: opening a used one must cost nothing.
  if (deleted) store.purgeLater();
}
