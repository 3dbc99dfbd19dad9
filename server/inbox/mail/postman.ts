import { createTransport } from "nodemailer";
import { second, type Clock } from "#server/inbox/clock.ts";
import type { Log } from "#server/inbox/log.ts";
import { confirmationMail, messageMail } from "#server/inbox/mail/mails.ts";
import { claimMails, mailFailed, mailIsSent } from "#server/inbox/mail/outbox.ts";
import { confirmLink } from "#server/inbox/newsletter/links.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";
import type { Store } from "#server/inbox/store/store.ts";
import type { OutboxRow } from "#server/inbox/store/tables.ts";

export type Postman = { round(): Promise<{ taken: number; sent: number }>; close(): void };

/** Carries what is due to the mail server. What cannot be delivered stays in the outbox for a later round. */
export function hirePostman(
  store: Store,
  { settings, secret, clock, log }: { settings: InboxSettings; secret: string; clock: Clock; log: Log },
): Postman {
  const transport = createTransport(withTimeLimits(settings.smtp!));

  async function round() {
    const mails = await claimMails(store, clock());
    let sent = 0;
    for (const mail of mails) if (await deliver(mail)) sent += 1;
    return { taken: mails.length, sent };
  }

  async function deliver(mail: OutboxRow): Promise<boolean> {
    try {
      const letter = await compose(mail);
      // What it was about is deleted meanwhile: then there is nothing to say.
      if (letter) await transport.sendMail(letter);
      await mailIsSent(store, mail, clock());
      log({ event: "mail", outcome: letter ? "sent" : "dropped", kind: mail.kind, attempts: mail.attempts + 1 });
      return Boolean(letter);
    } catch (error) {
      const reason = reasonOf(error);
      log({ event: "mail", outcome: "delayed", kind: mail.kind, attempts: mail.attempts + 1, reason });
      // If even this cannot be written, the claim ends by itself and the mail is tried again.
      await mailFailed(store, mail, reason, clock()).catch(() => undefined);
      return false;
    }
  }

  async function compose({ kind, about }: OutboxRow) {
    if (kind === "message") {
      const row = await store.read((db) =>
        db.selectFrom("messages").selectAll().where("id", "=", about).executeTakeFirst(),
      );
      return row && messageMail(row, settings);
    }
    const asked = await store.read((db) =>
      db.selectFrom("subscription_requests").selectAll().where("id", "=", about).executeTakeFirst(),
    );
    return asked && confirmationMail({ ...asked, confirmLink: confirmLink(asked, { settings, secret }) }, settings);
  }

  return { round, close: () => transport.close() };
}

/** Five mails at their slowest still end before the claim on them does. The owner's own figures in the address win. */
function withTimeLimits(smtp: string): string {
  const url = new URL(smtp);
  const limits = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 20 * second };
  for (const [name, limit] of Object.entries(limits)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(limit));
  }
  return url.href;
}

/** A mail server's own words may repeat addresses, so only its codes are kept. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter(Boolean).map(String).join(" ") || "unknown";
}
