import type { SendMailOptions } from "nodemailer";
import { site } from "#app/content/site.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";
import type { MessageRow } from "#server/inbox/store/tables.ts";
import { isMailable } from "#server/inbox/text.ts";

/** Every attempt uses the same Message-ID, so that mail programs recognise a duplicate. */
function commonOptions(outboxId: string, { origin }: InboxSettings): SendMailOptions {
  return {
    messageId: `<${outboxId}@${new URL(origin).hostname}>`,
    // Keeps out-of-office programs from replying.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mail programs would decode "=?utf-8?q?=0A?=" and so bring back the characters that text.ts removes. */
const plain = (text: string) => text.replaceAll("=?", "= ?");

/** A visitor's message for the owner. Replying to it writes to the visitor, unless a mail header cannot hold the address. */
export function messageMail(outboxId: string, row: MessageRow, settings: InboxSettings): SendMailOptions {
  return {
    ...commonOptions(outboxId, settings),
    from: { name: `${site.name} website`, address: settings.from },
    to: { name: site.name, address: settings.to },
    ...(isMailable(row.email) && { replyTo: { name: plain(row.name), address: row.email } }),
    subject: plain(row.subject ? `Message: ${row.subject}` : `Message from ${row.name}`),
    text: [
      row.message,
      "",
      "-- ",
      `Name:     ${row.name}`,
      `Email:    ${row.email}`,
      `Subject:  ${row.subject || "(none)"}`,
      `Received: ${new Date(row.received_at).toISOString()}`,
      `ID:       ${row.id}`,
      "",
      "Sent with the contact form of the website. The sender's address has not been verified.",
    ].join("\n"),
  };
}

/** Contains nothing that the person who filled in the form could have chosen, except the address. */
export function confirmationMail(outboxId: string, email: string, link: string, settings: InboxSettings) {
  return {
    ...commonOptions(outboxId, settings),
    from: { name: site.name, address: settings.from },
    to: { name: "", address: email },
    subject: `Please confirm your subscription to the ${site.name} newsletter`,
    text: [
      "Namaste,",
      "",
      `Someone (hopefully you) entered this address in the newsletter box of ${site.name}.`,
      "To subscribe, open this page and press the button:",
      "",
      link,
      "",
      "The link works for two days. If it was not you, please ignore this mail: you will not be subscribed, and we will delete your address.",
      "",
      site.name,
      settings.origin,
    ].join("\n"),
  } satisfies SendMailOptions;
}
