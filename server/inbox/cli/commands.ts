import { writeWhole } from "#server/write-whole.ts";
import { toCsv } from "#server/inbox/cli/csv.ts";
import { readHealth } from "#server/inbox/health.ts";
import { unsubscribeLink } from "#server/inbox/newsletter/links.ts";
import { signingSecret } from "#server/inbox/newsletter/secret.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";
import type { Store } from "#server/inbox/store/store.ts";
import type { MessageRow } from "#server/inbox/store/tables.ts";
import { normalizeEmail } from "#server/inbox/text.ts";

type Context = { store: Store; settings: InboxSettings; print: (text: string) => void };
/** Returns "usage" when arguments are missing or wrong. */
type Command = (args: string[], context: Context) => Promise<"usage" | undefined>;

const allMessages = (store: Store) =>
  store.read((db) => db.selectFrom("messages").selectAll().orderBy("received_at").execute());

/** The start of an id is enough if only one message matches. */
async function findMessage(store: Store, id: string): Promise<MessageRow> {
  if (!/^[0-9a-f-]{4,36}$/.test(id)) throw new Error("An id looks like 1a2b3c4d. To see them: npm run inbox");
  const rows = await store.read((db) =>
    db.selectFrom("messages").selectAll().where("id", "like", `${id}%`).limit(2).execute(),
  );
  if (rows.length === 0) throw new Error(`There is no message with the id ${id}.`);
  if (rows.length > 1) throw new Error(`More than one id starts with ${id}. Please use more of its characters.`);
  return rows[0]!;
}

const iso = (time: number) => new Date(time).toISOString();

const listMessages: Command = async ([which], { store, print }) => {
  if (which !== undefined && which !== "all") return "usage";
  const rows = (await allMessages(store)).filter(({ state }) => which === "all" || state === "new");
  if (rows.length === 0) print(which === "all" ? "No messages." : "No new messages.");
  for (const { id, received_at, state, name, email, subject, message } of rows) {
    const time = iso(received_at).slice(0, 16).replace("T", " ");
    const summary = (subject || message).replace(/\s+/g, " ").slice(0, 60);
    print(`${id.slice(0, 8)}  ${time}  ${state.padEnd(4)}  ${name} <${email}>  ${summary}`);
  }
};

const showMessage: Command = async ([start], { store, print }) => {
  if (!start) return "usage";
  const { id, received_at, state, name, email, subject, message } = await findMessage(store, start);
  print(`ID:       ${id}\nReceived: ${iso(received_at)}\nState:    ${state}`);
  print(`Name:     ${name}\nEmail:    ${email}\nSubject:  ${subject}\n\n${message}`);
};

const exportMessages: Command = async ([format, file], context) => {
  if (format !== "csv" && format !== "json") return "usage";
  const rows = (await allMessages(context.store)).map(({ id, received_at, state, name, email, subject, message }) => ({
    id,
    received: iso(received_at),
    state,
    name,
    email,
    subject,
    message,
  }));
  const header = ["id", "received", "state", "name", "email", "subject", "message"];
  await output(
    format === "json" ? JSON.stringify(rows, null, 2) : toCsv([header, ...rows.map((row) => Object.values(row))]),
    file,
    context,
  );
};

const listSubscribers: Command = async ([file], context) => {
  const { store, settings } = context;
  const secret = await signingSecret(store);
  const rows = await store.read((db) => db.selectFrom("subscribers").selectAll().orderBy("joined_at").execute());
  const link = (id: string) => unsubscribeLink(id, { settings, secret });
  const lines = rows.map(({ id, email, joined_at }) => [email, iso(joined_at), link(id)]);
  await output(toCsv([["email", "subscribed", "unsubscribe link"], ...lines]), file, context);
};

const printHealth: Command = async (_args, { store, settings, print }) => {
  const { stored, newMessages, waiting, failed, subscribers } = await readHealth(store);
  const retention = settings.keepDays ? `${settings.keepDays} days` : "until you delete them (see INBOX_KEEP_DAYS)";
  print(`messages:    ${stored} stored, ${newMessages} new`);
  print(`outbox:      ${waiting} waiting, ${failed} failed`);
  print(`newsletter:  ${subscribers} subscribers`);
  print(`retention:   ${retention}`);
  if (failed > 0) print("To send failed mails again: npm run inbox -- retry");
  if (waiting > 0 && !settings.smtp) print("SMTP_URL is not set here; mails wait until the site runs with it.");
};

async function output(text: string, file: string | undefined, { print }: Context) {
  if (!file) return print(text);
  // Only the owner of the file may read the messages.
  await writeWhole(file, text, { mode: 0o600 });
  print(`Written to ${file}.`);
}

const markMessage: Command = async ([start, state], { store, print }) => {
  if (!start || (state !== "done" && state !== "new")) return "usage";
  const { id } = await findMessage(store, start);
  await store.change((db) => db.updateTable("messages").set({ state }).where("id", "=", id).execute());
  print(`${id.slice(0, 8)} is marked as ${state}.`);
};

const deleteMessage: Command = async ([start], context) => {
  if (!start) return "usage";
  const { id } = await findMessage(context.store, start);
  await context.store.change(async (db) => {
    await db.deleteFrom("outbox").where("about", "=", id).execute();
    await db.deleteFrom("messages").where("id", "=", id).execute();
  });
  context.print(`${id.slice(0, 8)} is deleted. If it was forwarded by mail, that copy is still in your mailbox.`);
  await purge(context);
};

const forgetAddress: Command = async ([address], context) => {
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

const purgeFiles: Command = async (_args, context) => {
  if (!(await purge(context))) return;
  context.print(
    context.store.kind === "sqlite"
      ? "Nothing of deleted messages is left in the file."
      : "PostgreSQL removes deleted rows from its files by itself, when it vacuums.",
  );
};

async function purge({ store, print }: Context): Promise<boolean> {
  const purged = await store.purge();
  if (!purged)
    print("The file is in use or the disk is full, so traces may remain in it. To remove them: npm run inbox -- purge");
  return purged;
}

const retryFailed: Command = async (_args, { store, print }) => {
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

const commands: Record<string, { usage: string; description: string; run: Command }> = {
  list: { usage: "list [all]", description: "list new messages, or all", run: listMessages },
  show: { usage: "show <id>", description: "show one message", run: showMessage },
  mark: { usage: "mark <id> done|new", description: "mark a message as answered or not", run: markMessage },
  delete: { usage: "delete <id>", description: "delete one message for good", run: deleteMessage },
  forget: { usage: "forget <address>", description: "delete everything from an email address", run: forgetAddress },
  purge: { usage: "purge", description: "remove traces of deleted messages from the file", run: purgeFiles },
  export: { usage: "export csv|json [file]", description: "export all messages", run: exportMessages },
  subscribers: { usage: "subscribers [file]", description: "export the newsletter list", run: listSubscribers },
  retry: { usage: "retry", description: "send failed mails again", run: retryFailed },
  health: { usage: "health", description: "count messages and mails", run: printHealth },
};

/** Returns the exit code. */
export async function runCommand([name = "list", ...args]: string[], context: Context): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name]! : undefined;
  if (command && (await command.run(args, context)) !== "usage") return 0;
  context.print("Usage: npm run inbox -- <command>");
  for (const { usage, description } of Object.values(commands)) context.print(`  ${usage.padEnd(24)} ${description}`);
  return 1;
}
