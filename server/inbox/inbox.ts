import { hour, second, type Clock } from "#server/inbox/clock.ts";
import { openDesk, type Desk } from "#server/inbox/http/desk.ts";
import { logToConsole, type Log } from "#server/inbox/log.ts";
import { hirePostman } from "#server/inbox/mail/postman.ts";
import { signingSecret } from "#server/inbox/newsletter/secret.ts";
import { repeat } from "#server/inbox/repeat.ts";
import type { InboxSettings } from "#server/inbox/settings.ts";
import { openStore } from "#server/inbox/store/store.ts";
import { keepUp } from "#server/inbox/upkeep.ts";

export type Inbox = { desk: Desk; close(): Promise<void> };

const betweenRounds = 5 * second;

/** The whole service: a store, a desk that takes posts, a postman who carries them on, and upkeep once an hour. */
export async function openInbox(
  settings: InboxSettings,
  { clock = Date.now, log = logToConsole }: { clock?: Clock; log?: Log } = {},
): Promise<Inbox> {
  const store = await openStore(settings.store);
  const secret = await signingSecret(store);
  const postman = settings.smtp ? hirePostman(store, { settings, secret, clock, log }) : undefined;
  const mail = postman && repeat(rounds, { every: betweenRounds, log });
  const upkeep = repeat(() => keepUp(store, settings.keepDays, clock()), { every: hour, log });

  async function rounds() {
    while ((await postman!.round()).taken > 0);
  }

  return {
    desk: openDesk({ store, settings, secret, clock, log }, () => mail?.soon()),
    async close() {
      await Promise.all([mail?.stop(), upkeep.stop()]);
      postman?.close();
      await store.close();
    },
  };
}
