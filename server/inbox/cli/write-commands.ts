import { sql } from "kysely";
import type { Command, CommandContext } from "#server/inbox/cli/commands.ts";
import { findMessage } from "#server/inbox/cli/find-message.ts";
import { normalizeEmail } from "#server/inbox/text.ts";

export const markMessage: Command = async ([start, state], { store, print }) => {
  if (!start || (state !== "done" && state !== "new")) return "usage";
  const { id } = await findMessage(store, start);
  await store.change((db) => db.updateTable("messages").set({ state }).where("id", "=", id).execute());
  print(`${id.slice(0, 8)} is marked as ${state}.`);
};

export const deleteMessage: Command = async ([start], context) => {
  if (!start) return "usage";
  const { id } = await findMessage(context.store, start);
  await context.store.change(async (db) => {
    await db.deleteFrom("outbox").where("about", "=", id).execute();
    await db.deleteFrom("messages").where("id", "=", id).execute();
  });
  context.print(`${id.slice(0, 8)} is deleted. If it was forwarded by mail, that copy is still in your mailbox.`);
  await purge(context);
};

export const forgetAddress: Command = async ([address], context) => {
  if (!address?.includes("@")) return "usage";
  const deleted = await context.store.change(async (db) => {
    const matches = sql<boolean>`lower(email) = ${normalizeEmail(address)}`;
    const messages = await db.deleteFrom("messages").where(matches).returning("id").execute();
    const requests = await db.deleteFrom("subscription_requests").where(matches).returning("id").execute();
    const subscribers = await db.deleteFrom("subscribers").where(matches).returning("id").execute();
    for (const { id } of [...messages, ...requests]) await db.deleteFrom("outbox").where("about", "=", id).execute();
    return { messages: messages.length, subscriptions: subscribers.length };
  });
  context.print(`Deleted: ${deleted.messages} messages, ${deleted.subscriptions} newsletter subscriptions.`);
  context.print("Copies in your mailbox and in backups are not deleted: please delete them there.");
  await purge(context);
};

async function purge({ store, print }: CommandContext) {
  if (!(await store.purge())) print("The file is in use, so traces may remain in it. Please run the command again.");
}

export const retryFailed: Command = async (_args, { store, print }) => {
  const now = Date.now();
  const rows = await store.change((db) =>
    db
      .updateTable("outbox")
      .set({ state: "waiting", attempts: 0, due_at: now, first_at: now, claimed_until: 0 })
      .where("state", "=", "failed")
      .returning("id")
      .execute(),
  );
  print(rows.length === 0 ? "No mail has failed." : `The running site will send ${rows.length} failed mails again.`);
};
