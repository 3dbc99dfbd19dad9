import { hour, second, type Clock } from "#server/clock.ts";
import { createHandler, type InboxHandler } from "#server/inbox/http/handler.ts";
import { forgetUnused } from "#server/inbox/rate-limit.ts";
import { logToConsole, type Log } from "#server/log.ts";
import { createMailer } from "#server/inbox/mail/mailer.ts";
import { signingSecret } from "#server/inbox/newsletter/secret.ts";
import { deleteExpired } from "#server/inbox/retention.ts";
import { runEvery } from "#server/inbox/run-every.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";
import { openStore } from "#server/inbox/store/store.ts";

export type Inbox = {
  /** Answers every request below /api/. */
  handle: InboxHandler;
  /** Starts sending mail and deleting what has expired. */
  start(): void;
  /**
   * Waits up to `grace` milliseconds for the requests and the mail in progress, then closes the store. Mails that have
   * not been sent stay in the outbox for the next start. A mail that outlasts the grace period keeps its connection
   * open, so the caller should exit afterwards; that mail is tried again when its claim expires.
   */
  close(grace?: number): Promise<void>;
};

type Options = { clock?: Clock; log?: Log; claimTime?: number };

/**
 * The whole service: the store, the HTTP endpoints, the mailer, and hourly deletion of what has expired. Sends no mail
 * before `start`, so that a server that cannot listen on its port exits without having sent any.
 */
export async function openInbox(
  settings: InboxSettings,
  { clock = Date.now, log = logToConsole, claimTime }: Options = {},
): Promise<Inbox> {
  const store = await openStore(settings.store, clock);
  const secret = await signingSecret(store);
  const mailer = settings.smtp ? createMailer(store, { settings, secret, clock, log, claimTime }) : undefined;
  let mailing: ReturnType<typeof runEvery> | undefined;
  let maintenance: ReturnType<typeof runEvery> | undefined;
  const handle = createHandler({ store, settings, secret, clock, log }, () => mailing?.runNow());
  const inProgress = new Set<Promise<void>>();

  async function maintain() {
    await forgetUnused(store);
    await deleteExpired(store, { keepDays: settings.keepDays, now: clock(), log });
    await store.purgeIfDue();
    return false;
  }

  async function closeOnce(grace: number) {
    await waitAtMost(grace, Promise.allSettled([mailing?.stop(), maintenance?.stop(), ...inProgress]));
    mailer?.close();
    await waitAtMost(second, store.close());
  }
  let closing: Promise<void> | undefined;

  return {
    async handle(request, response) {
      const handling = handle(request, response);
      inProgress.add(handling);
      await handling.finally(() => inProgress.delete(handling));
    },
    start() {
      mailing = mailer && runEvery(5 * second, mailer.sendNext, log);
      maintenance = runEvery(hour, maintain, log);
    },
    close: (grace = 10 * second) => (closing ??= closeOnce(grace)),
  };
}

async function waitAtMost(time: number, work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, time)))]);
  clearTimeout(timer);
}
