import type { Command } from "#server/inbox/cli/commands.ts";
import { findMessage } from "#server/inbox/cli/find-message.ts";
import { sameMailbox } from "#server/inbox/letter.ts";
import { sql } from "kysely";

export const markMessage: Command = async ([number, state], { store, print }) => {
  if (!number || (state !== "done" && state !== "new")) return "usage";
  const { id } = await findMessage(store, number);
  await store.change((db) => db.updateTable("messages").set({ state }).where("id", "=", id).execute());
  print(`${id.slice(0, 8)} is marked as ${state}.`);
};

export const deleteMessage: Command = async ([number], { store, print }) => {
  if (!number) return "usage";
  const { id } = await findMessage(store, number);
  await store.change(async (db) => {
    await db.deleteFrom("outbox").where("about", "=", id).execute();
    await db.deleteFrom("messages").where("id", "=", id).execute();
  });
  await store.wipe();
  print(`${id.slice(0, 8)} is deleted. A mail that was sent about it is in your mailbox still.`);
};

/** A privacy request: nothing from the address, and nothing about it, stays in the store. */
export const forgetAddress: Command = async ([address], { store, print }) => {
  if (!address?.includes("@")) return "usage";
  const mailbox = sameMailbox(address);
  const gone = await store.change(async (db) => {
    const isIt = sql<boolean>`lower(email) = ${mailbox}`;
    const messages = await db.deleteFrom("messages").where(isIt).returning("id").execute();
    const asked = await db.deleteFrom("subscription_requests").where(isIt).returning("id").execute();
    const subscribers = await db.deleteFrom("subscribers").where(isIt).returning("id").execute();
    for (const { id } of [...messages, ...asked]) await db.deleteFrom("outbox").where("about", "=", id).execute();
    return { messages: messages.length, list: subscribers.length };
  });
  await store.wipe();
  print(`Deleted: ${gone.messages} messages${gone.list > 0 ? ", and the address from the newsletter list" : ""}.`);
  print("Mails that were sent are in your mailbox, and backups in their place: delete them there too.");
};

export const retryFailed: Command = async (_args, { store, print }) => {
  const now = Date.now();
  const again = await store.change((db) =>
    db
      .updateTable("outbox")
      .set({ state: "waiting", attempts: 0, due_at: now, first_at: now, claimed_until: 0 })
      .where("state", "=", "failed")
      .returning("id")
      .execute(),
  );
  print(again.length === 0 ? "No mail has failed." : `${again.length} mails will be tried again by the running site.`);
};
