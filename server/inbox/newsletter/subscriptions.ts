import { randomUUID } from "node:crypto";
import { day, hour } from "#server/inbox/clock.ts";
import { sameMailbox } from "#server/inbox/letter.ts";
import { putInOutbox } from "#server/inbox/mail/outbox.ts";
import type { Store } from "#server/inbox/store/store.ts";

export const confirmWithin = 2 * day;
/** So that nobody can fill a stranger's mailbox with our questions. */
const askAgainAfter = hour;

/** Puts a question into the post. The answer to the visitor is the same whether or not the address is known. */
export async function askToConfirm(store: Store, email: string, now: number): Promise<"asked" | "asked-before"> {
  return store.change(async (db) => {
    const mailbox = sameMailbox(email);
    const recent = await db
      .selectFrom("subscription_requests")
      .select("id")
      .where("email", "=", mailbox)
      .where("asked_at", ">", now - askAgainAfter)
      .executeTakeFirst();
    if (recent) return "asked-before";
    const id = randomUUID();
    await db
      .insertInto("subscription_requests")
      .values({ id, email: mailbox, asked_at: now, expires_at: now + confirmWithin })
      .execute();
    await putInOutbox(db, { kind: "confirmation", about: id, now });
    return "asked";
  });
}

/** Only here does an address come on the list. Pressing twice is harmless. */
export async function confirm(store: Store, requestId: string, now: number): Promise<boolean> {
  return store.change(async (db) => {
    const asked = await db
      .selectFrom("subscription_requests")
      .select("email")
      .where("id", "=", requestId)
      .where("expires_at", ">", now)
      .executeTakeFirst();
    if (!asked) return false;
    await db
      .insertInto("subscribers")
      .values({ id: randomUUID(), email: asked.email, joined_at: now })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute();
    return true;
  });
}

/** Leaving deletes the address, and what was asked for it too. True also when it was gone already. */
export async function leave(store: Store, subscriberId: string) {
  await store.change(async (db) => {
    const gone = await db
      .deleteFrom("subscribers")
      .where("id", "=", subscriberId)
      .returning("email")
      .executeTakeFirst();
    if (gone) await db.deleteFrom("subscription_requests").where("email", "=", gone.email).execute();
  });
}
