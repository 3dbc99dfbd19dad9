import { writeFileSync } from "node:fs";
import type { Command, Desk } from "#server/inbox/cli/commands.ts";
import { toCsv } from "#server/inbox/cli/csv.ts";
import { allMessages, findMessage } from "#server/inbox/cli/find-message.ts";
import { leaveLink } from "#server/inbox/newsletter/links.ts";
import { signingSecret } from "#server/inbox/newsletter/secret.ts";
import { health } from "#server/inbox/upkeep.ts";

const iso = (time: number) => new Date(time).toISOString();

export const listMessages: Command = async ([which], { store, print }) => {
  if (which !== undefined && which !== "all") return "usage";
  const rows = (await allMessages(store)).filter(({ state }) => which === "all" || state === "new");
  if (rows.length === 0) print(which === "all" ? "No messages." : "No new messages.");
  for (const { id, received_at, state, name, email, subject, message } of rows) {
    const about = (subject || message).replace(/\s+/g, " ").slice(0, 60);
    print(
      `${id.slice(0, 8)}  ${iso(received_at).slice(0, 16).replace("T", " ")}  ${state.padEnd(4)}  ${name} <${email}>  ${about}`,
    );
  }
};

export const showMessage: Command = async ([number], { store, print }) => {
  if (!number) return "usage";
  const { id, received_at, state, name, email, subject, message } = await findMessage(store, number);
  print(`Number:  ${id}\nCame:    ${iso(received_at)}\nState:   ${state}`);
  print(`Name:    ${name}\nEmail:   ${email}\nSubject: ${subject}\n\n${message}`);
};

export const exportMessages: Command = async ([format, file], desk) => {
  if (format !== "csv" && format !== "json") return "usage";
  const rows = (await allMessages(desk.store)).map(({ id, received_at, state, name, email, subject, message }) => ({
    number: id,
    came: iso(received_at),
    state,
    name,
    email,
    subject,
    message,
  }));
  const head = ["number", "came", "state", "name", "email", "subject", "message"];
  hand(
    format === "json" ? JSON.stringify(rows, null, 2) : toCsv([head, ...rows.map((row) => Object.values(row))]),
    file,
    desk,
  );
};

export const listSubscribers: Command = async ([file], desk) => {
  const { store, settings } = desk;
  const secret = await signingSecret(store);
  const rows = await store.read((db) => db.selectFrom("subscribers").selectAll().orderBy("joined_at").execute());
  const lines = rows.map(({ id, email, joined_at }) => [email, iso(joined_at), leaveLink(id, { settings, secret })]);
  hand(toCsv([["email", "joined", "link to leave"], ...lines]), file, desk);
};

export const printHealth: Command = async (_args, { store, settings, print }) => {
  const { stored, unread, waiting, failed, subscribers } = await health(store);
  print(`stored:      ${stored} messages, ${unread} of them new`);
  print(`waiting:     ${waiting} mails to be sent`);
  print(`failed:      ${failed} mails${failed > 0 ? "; npm run inbox -- retry tries them again" : ""}`);
  print(`newsletter:  ${subscribers} on the list`);
  print(`kept for:    ${settings.keepDays ? `${settings.keepDays} days` : "ever (INBOX_KEEP_DAYS sets a limit)"}`);
  if (waiting > 0 && !settings.smtp) print("SMTP_URL is not set here; mails wait until the site runs with it.");
};

/** Only the owner may read the file. */
function hand(text: string, file: string | undefined, { print }: Desk) {
  if (!file) return print(text);
  writeFileSync(file, text, { mode: 0o600 });
  print(`Written to ${file}.`);
}
