import type { Command, CommandContext } from "#server/inbox/cli/command.ts";
import { toCsv } from "#server/inbox/cli/csv.ts";
import { allMessages, findMessage } from "#server/inbox/cli/find-message.ts";
import { readHealth } from "#server/inbox/health.ts";
import { unsubscribeLink } from "#server/inbox/newsletter/links.ts";
import { signingSecret } from "#server/inbox/newsletter/secret.ts";
import { writeWhole } from "#server/write-whole.ts";

const iso = (time: number) => new Date(time).toISOString();

export const listMessages: Command = async ([which], { store, print }) => {
  if (which !== undefined && which !== "all") return "usage";
  const rows = (await allMessages(store)).filter(({ state }) => which === "all" || state === "new");
  if (rows.length === 0) print(which === "all" ? "No messages." : "No new messages.");
  for (const { id, received_at, state, name, email, subject, message } of rows) {
    const time = iso(received_at).slice(0, 16).replace("T", " ");
    const summary = (subject || message).replace(/\s+/g, " ").slice(0, 60);
    print(`${id.slice(0, 8)}  ${time}  ${state.padEnd(4)}  ${name} <${email}>  ${summary}`);
  }
};

export const showMessage: Command = async ([start], { store, print }) => {
  if (!start) return "usage";
  const { id, received_at, state, name, email, subject, message } = await findMessage(store, start);
  print(`ID:       ${id}\nReceived: ${iso(received_at)}\nState:    ${state}`);
  print(`Name:     ${name}\nEmail:    ${email}\nSubject:  ${subject}\n\n${message}`);
};

export const exportMessages: Command = async ([format, file], context) => {
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

export const listSubscribers: Command = async ([file], context) => {
  const { store, settings } = context;
  const secret = await signingSecret(store);
  const rows = await store.read((db) => db.selectFrom("subscribers").selectAll().orderBy("joined_at").execute());
  const link = (id: string) => unsubscribeLink(id, { settings, secret });
  const lines = rows.map(({ id, email, joined_at }) => [email, iso(joined_at), link(id)]);
  await output(toCsv([["email", "subscribed", "unsubscribe link"], ...lines]), file, context);
};

export const printHealth: Command = async (_args, { store, settings, print }) => {
  const { stored, newMessages, waiting, failed, subscribers } = await readHealth(store);
  const retention = settings.keepDays ? `${settings.keepDays} days` : "until you delete them (see INBOX_KEEP_DAYS)";
  print(`messages:    ${stored} stored, ${newMessages} new`);
  print(`outbox:      ${waiting} waiting, ${failed} failed`);
  print(`newsletter:  ${subscribers} subscribers`);
  print(`retention:   ${retention}`);
  if (failed > 0) print("To send failed mails again: npm run inbox -- retry");
  if (waiting > 0 && !settings.smtp) print("SMTP_URL is not set here; mails wait until the site runs with it.");
};

async function output(text: string, file: string | undefined, { print }: CommandContext) {
  if (!file) return print(text);
  // Only the owner of the file may read the messages.
  await writeWhole(file, text, { mode: 0o600 });
  print(`Written to ${file}.`);
}
