import type { SendMailOptions } from "nodemailer";
import { site } from "#app/content/site.ts";
import { isMailable } from "#server/inbox/letter.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";
import type { MessageRow } from "#server/inbox/store/tables.ts";

/** The same mail has the same name at every try, so that one that arrives twice is known for one. */
const nameOf = (id: string, { origin }: InboxSettings) => `<${id}@${new URL(origin).hostname}>`;
/** So that holiday answers do not answer it. */
const fromMachine = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** A visitor's message for the owner. An answer goes straight to the visitor. */
export function messageMail(row: MessageRow, settings: InboxSettings): SendMailOptions {
  return {
    messageId: nameOf(row.id, settings),
    from: { name: `${site.name} website`, address: settings.from },
    to: { name: site.name, address: settings.to },
    ...(isMailable(row.email) && { replyTo: { name: row.name, address: row.email } }),
    subject: row.subject ? `Message: ${row.subject}` : `Message from ${row.name}`,
    headers: { "Auto-Submitted": "auto-generated" },
    text: [
      row.message,
      "",
      "-- ",
      `Name:    ${row.name}`,
      `Email:   ${row.email}`,
      `Subject: ${row.subject || "(none)"}`,
      `Came:    ${new Date(row.received_at).toISOString()}`,
      `Number:  ${row.id}`,
      "",
      "Written in the contact form of the website. Nobody has checked that the address is the writer's own.",
    ].join("\n"),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Asks whoever owns the address. It holds no word that a stranger could have chosen. */
export function confirmationMail(
  { id, email, confirmLink }: { id: string; email: string; confirmLink: string },
  settings: InboxSettings,
): SendMailOptions {
  return {
    messageId: nameOf(id, settings),
    from: { name: site.name, address: settings.from },
    to: { name: "", address: email },
    subject: `Please confirm: the newsletter of ${site.name}`,
    headers: fromMachine,
    text: [
      "Namaste,",
      "",
      `somebody, we hope you, wrote this address into the newsletter box of ${site.name}.`,
      "To be on the list, open this page and press the button on it:",
      "",
      confirmLink,
      "",
      "The link works for two days. If it was not you, do nothing: you are not on the list, and we then delete the address.",
      "",
      site.name,
      settings.origin,
    ].join("\n"),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
