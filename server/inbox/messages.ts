import { createHash, randomUUID } from "node:crypto";
import type { ContactMessage } from "#app/contact/contact-rules.ts";
import { day } from "#server/inbox/clock.ts";
import { putInOutbox } from "#server/inbox/mail/outbox.ts";
import type { Store } from "#server/inbox/store/store.ts";

export type Received = "kept" | "kept-before" | "other-words";

/**
 * Answers once the message is on the disk, together with the mail that is to be sent about it. The same key again changes
 * nothing; the same key with other words is a mistake of the sender, who would otherwise believe them kept.
 */
export async function keepMessage(
  store: Store,
  { letter, key, forward, now }: { letter: ContactMessage; key: string; forward: boolean; now: number },
): Promise<Received> {
  return store.change(async (db) => {
    const id = randomUUID();
    const row = { id, key, received_at: now, ...letter, state: "new" as const, forwarded_at: null };
    const kept = await db
      .insertInto("messages")
      .values(row)
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (kept) {
      if (forward) await putInOutbox(db, { kind: "message", about: id, now });
      return "kept";
    }
    const before = await db.selectFrom("messages").selectAll().where("key", "=", key).executeTakeFirst();
    const same = before && (Object.keys(letter) as (keyof ContactMessage)[]).every((f) => before[f] === letter[f]);
    return same ? "kept-before" : "other-words";
  });
}

/** A form that was posted without scripts brings no key: the same words on the same day count once. */
export function keyOfWords(letter: ContactMessage, now: number): string {
  const words = JSON.stringify([letter.name, letter.email, letter.subject, letter.message, Math.floor(now / day)]);
  return `words-${createHash("sha256").update(words).digest("hex")}`;
}
