import { createHash, randomUUID } from "node:crypto";
import type { ContactField, ContactMessage } from "#app/shared/contact-rules.ts";
import { day } from "#server/clock.ts";
import { addToOutbox } from "#server/inbox/mail/outbox.ts";
import type { Store } from "#server/inbox/store/store.ts";

/**
 * Stores the message and its outgoing mail in one transaction. Repeating a key stores nothing; the same key with
 * different text is reported, because the sender would otherwise believe that it was stored.
 */
export async function storeMessage(
  store: Store,
  { message, key, forward, now }: { message: ContactMessage; key: string; forward: boolean; now: number },
): Promise<"stored" | "alreadyStored" | "keyReused"> {
  return store.change(async (db) => {
    const id = randomUUID();
    const inserted = await db
      .insertInto("messages")
      .values({ id, key, received_at: now, ...message, state: "new", forwarded_at: null })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted) {
      if (forward) await addToOutbox(db, { kind: "message", about: id, now });
      return "stored";
    }
    const existing = await db.selectFrom("messages").selectAll().where("key", "=", key).executeTakeFirst();
    const same = existing && (Object.keys(message) as ContactField[]).every((name) => existing[name] === message[name]);
    return same ? "alreadyStored" : "keyReused";
  });
}

/** A form posted without scripts has no key: the same text on the same day is stored once. */
export function keyFromText({ name, email, subject, message }: ContactMessage, now: number): string {
  const text = JSON.stringify([name, email, subject, message, Math.floor(now / day)]);
  return `text-${createHash("sha256").update(text).digest("hex")}`;
}
