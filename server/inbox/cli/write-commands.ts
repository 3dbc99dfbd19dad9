import type { Command, CommandContext } from "#server/inbox/cli/command.ts";
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
    const deleteFrom = async (table: "messages" | "subscription_requests" | "subscribers") => {
      // Compared here, because lower() in SQLite only knows ASCII.
      const rows = await db.selectFrom(table).select(["id", "email"]).execute();
      const matching = rows.filter(({ email }) => normalizeEmail(email) === normalizeEmail(address));
      for (const { id } of matching) {
        await db.deleteFrom(table).where("id", "=", id).execute();
        await db.deleteFrom("outbox").where("about", "=", id).execute();
      }
      return matching.length;
    };
    await deleteFrom("subscription_requests");
    return { messages: await deleteFrom("messages"), subscriptions: await deleteFrom("subscribers") };
  });
  const { messages, subscriptions } = deleted;
  context.print(`Deleted: ${count(messages, "message")}, ${count(subscriptions, "newsletter subscription")}.`);
  context.print("Copies in your mailbox and in backups are not deleted: please delete them there.");
  await purge(context);
};

export const purgeFiles: Command = async (_args, context) => {
  if (!(await purge(context))) return;
  context.print(
    context.store.kind === "sqlite"
      ? "Nothing of deleted messages is left in the file."
      : "PostgreSQL removes deleted rows from its files by itself, when it vacuums.",
  );
};

async function purge({ store, print }: CommandContext): Promise<boolean> {
  const purged = await store.purge();
  if (!purged)
    print("The file is in use or the disk is full, so traces may remain in it. To remove them: npm run inbox -- purge");
  return purged;
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
  print(
    rows.length === 0
      ? "No mail has failed."
      : `The running site will send ${count(rows.length, "failed mail")} again.`,
  );
};

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
