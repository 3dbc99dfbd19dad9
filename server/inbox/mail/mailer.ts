import { createTransport, type SendMailOptions } from "nodemailer";
import { minute, second, type Clock } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import { confirmationMail, messageMail } from "#server/inbox/mail/compose.ts";
import { claimMail, postponeMail, removeMail, renewClaim } from "#server/inbox/mail/outbox.ts";
import { confirmLink } from "#server/inbox/newsletter/links.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";
import type { Store } from "#server/inbox/store/store.ts";
import type { OutboxRow } from "#server/inbox/store/tables.ts";

export type Mailer = ReturnType<typeof createMailer>;
/** `claimTime`: how long a mail stays reserved when the server that was sending it dies. */
type Options = { settings: InboxSettings; secret: string; clock: Clock; log: Log; claimTime?: number };

export function createMailer(store: Store, { settings, secret, clock, log, claimTime = 5 * minute }: Options) {
  const transport = createTransport(transportUrl(settings.smtp!));
  /** Sent, but the store could not record it yet: must not be sent again, here or by another server. */
  const sent = new Map<OutboxRow, number>();

  async function recordSent() {
    for (const [mail, at] of sent) {
      await removeMail(store, mail, at);
      sent.delete(mail);
    }
  }

  /** Tries to send one mail that is due. Returns false when there is none. */
  async function sendNext(): Promise<boolean> {
    await recordSent();
    const mail = await claimMail(store, claimTime);
    if (!mail) return false;
    const attempts = mail.attempts + 1;
    const report = (outcome: string, reason?: string) =>
      log({ event: "mail", outcome, kind: mail.kind, attempts, reason });
    let content: SendMailOptions | undefined;
    try {
      content = await compose(mail);
      // `content` is undefined if the message or request was deleted in the meantime.
      if (content) await whileRenewing(mail, () => transport.sendMail(content!));
    } catch (error) {
      const { reason, permanent } = judgeFailure(error);
      report(permanent ? "rejected" : "delayed", reason);
      // The visitor's address is wrong: there is nobody to tell, and nothing for the owner to retry.
      if (permanent && mail.kind === "confirmation") await removeMail(store, mail);
      else await postponeMail(store, mail, { reason, permanent });
      return true;
    }
    sent.set(mail, clock());
    await recordSent();
    report(content ? "sent" : "dropped");
    return true;
  }

  /** A slow mail server can take longer than the claim lasts. */
  async function whileRenewing(mail: OutboxRow, send: () => Promise<unknown>) {
    const renewal = setInterval(() => renewClaim(store, mail, claimTime).catch(() => {}), claimTime / 3);
    await send().finally(() => clearInterval(renewal));
  }

  async function compose({ id, kind, about }: OutboxRow) {
    if (kind === "message") {
      const row = await store.read((db) =>
        db.selectFrom("messages").selectAll().where("id", "=", about).executeTakeFirst(),
      );
      return row && messageMail(id, row, settings);
    }
    const request = await store.read((db) =>
      db.selectFrom("subscription_requests").selectAll().where("id", "=", about).executeTakeFirst(),
    );
    return request && confirmationMail(id, request.email, confirmLink(request, { settings, secret }), settings);
  }

  return { sendNext, close: () => transport.close() };
}

/** Adds time limits, and TLS unless the mail server is on this machine. Options in the owner's URL take precedence. */
export function transportUrl(smtp: string): string {
  const url = new URL(smtp);
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  const defaults = {
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 20 * second,
    ...(url.protocol === "smtp:" && !isLocal && { requireTLS: true }),
  };
  for (const [name, value] of Object.entries(defaults))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  return url.href;
}

/**
 * Only codes are kept, because the server's text may repeat addresses. A 5xx reply to the recipient or the content is
 * final; one to the login or the sender is a wrong setting, which the owner can correct.
 */
function judgeFailure(error: unknown): { reason: string; permanent: boolean } {
  const { code, responseCode = 0, command } = error as { code?: string; responseCode?: number; command?: string };
  return {
    reason: [code, responseCode].filter(Boolean).join(" ") || "unknown",
    permanent: responseCode >= 500 && (code === "EMESSAGE" || (code === "EENVELOPE" && command !== "MAIL FROM")),
  };
}
