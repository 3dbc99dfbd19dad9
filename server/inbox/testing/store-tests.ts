import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { day, hour, minute, second } from "#server/clock.ts";
import { readHealth } from "#server/inbox/health.ts";
import { noLog } from "#server/log.ts";
import { claimMail, postponeMail, removeMail, retryDelay } from "#server/inbox/mail/outbox.ts";
import { storeMessage } from "#server/inbox/messages.ts";
import { signingSecret } from "#server/inbox/newsletter/secret.ts";
import {
  confirmSubscription,
  confirmWithin,
  requestSubscription,
  unsubscribe,
} from "#server/inbox/newsletter/subscriptions.ts";
import { createRateLimit } from "#server/inbox/rate-limit.ts";
import { deleteExpired } from "#server/inbox/retention.ts";
import { openStore, type Store } from "#server/inbox/store/store.ts";
import { contactMessage, testSettings } from "#server/inbox/testing/test-inbox.ts";

/** What SQLite and PostgreSQL must both do. `createDatabase` returns a new value for INBOX. */
export function testStore(createDatabase: () => Promise<string>) {
  const now = Date.now();
  let store: Store;
  let other: Store;

  beforeAll(async () => {
    const settings = testSettings(await createDatabase());
    // Two servers that start at the same time create the tables once.
    [store, other] = await Promise.all([openStore(settings.store), openStore(settings.store)]);
  });
  afterEach(() =>
    store.change(async (db) => {
      for (const table of ["messages", "outbox", "subscription_requests", "subscribers", "clock", "limits"] as const)
        await db.deleteFrom(table).execute();
    }),
  );
  afterAll(async () => {
    await store.close();
    await other.close();
  });

  const add = (key: string, changes: Partial<typeof contactMessage> = {}, at = now, forward = true) =>
    storeMessage(store, { message: { ...contactMessage, ...changes }, key, forward, now: at });
  const claim = (from: Store) => claimMail(from, 5 * minute);
  /** Moves the times of all mails instead of the clock, because PostgreSQL uses its own. */
  const letPass = (time: number) =>
    store.change((db) =>
      db
        .updateTable("outbox")
        .set((is) => ({
          due_at: is("due_at", "-", time),
          claimed_until: is("claimed_until", "-", time),
          first_at: is("first_at", "-", time),
        }))
        .execute(),
    );
  const requests = () =>
    store.read((db) => db.selectFrom("subscription_requests").selectAll().orderBy("asked_at").execute());
  /** The hourly task, for as long as a site runs. */
  async function runRetention(from: number, to: number, keepDays?: number) {
    let deleted = 0;
    for (let at = from; at <= to; at += 12 * hour)
      deleted += await deleteExpired(store, { keepDays, now: at, log: noLog });
    return deleted;
  }

  test("a message is stored as written, together with its mail", async () => {
    const text = { name: "Åsa 🕉️", message: "Line one\nline 'two'; drop table messages; --\n%_\\ \"x\"" };
    expect(await add("a", text)).toBe("stored");
    const row = await other.read((db) => db.selectFrom("messages").selectAll().executeTakeFirstOrThrow());
    expect(row).toMatchObject({ ...contactMessage, ...text, received_at: now, state: "new", forwarded_at: null });
    expect(await readHealth(other)).toEqual({ stored: 1, newMessages: 1, waiting: 1, failed: 0, subscribers: 0 });
  });

  test("repeating a key stores nothing, and different text under the same key is reported", async () => {
    expect(await add("b")).toBe("stored");
    expect(await add("b")).toBe("alreadyStored");
    expect(await add("b", { message: "Something else" })).toBe("keyReused");
    expect(await readHealth(store)).toMatchObject({ stored: 1, waiting: 1 });
  });

  test("twenty parallel posts with one key, at two servers, store one message", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        storeMessage(i % 2 ? store : other, { message: contactMessage, key: "c", forward: true, now }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "alreadyStored")).toHaveLength(19);
    expect(await readHealth(store)).toMatchObject({ stored: 1, waiting: 1 });
  });

  test("two servers never claim the same mail", async () => {
    for (let i = 0; i < 40; i++) await add(`d${i}`);
    const claimed: string[] = [];
    const claimAll = async (from: Store) => {
      for (let mail; (mail = await claim(from));) claimed.push(mail.id);
    };
    await Promise.all([claimAll(store), claimAll(other), claimAll(store), claimAll(other)]);
    expect(claimed).toHaveLength(40);
    expect(new Set(claimed).size).toBe(40);
  });

  test("a mail claimed by a server that died can be claimed again after five minutes", async () => {
    await add("e");
    expect(await claim(store)).toBeDefined();
    await letPass(4 * minute);
    expect(await claim(other)).toBeUndefined();
    await letPass(minute);
    expect(await claim(other)).toBeDefined();
  });

  test("a mail that another server claimed a moment later than this one's clock is not claimed again", async () => {
    await add("e", {}, now - minute);
    await claim(store);
    await letPass(-3 * second);
    expect(await claim(other)).toBeUndefined();
  });

  test("a mail that was queued before the clock was set back by a day does not wait for a day", async () => {
    await add("clock", {}, now + day);
    expect(await claim(store)).toBeDefined();
  });

  test("retries are delayed up to an hour, and after five days the mail has failed", async () => {
    await add("f");
    const delays: number[] = [];
    for (let mail; (mail = await claim(store)); await letPass(delays.at(-1)!)) {
      await postponeMail(store, mail, { reason: "ECONNECTION" });
      delays.push(retryDelay(mail.attempts + 1));
    }
    expect(delays.slice(0, 9).map((delay) => delay / minute)).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60]);
    expect(delays.reduce((sum, delay) => sum + delay)).toBeGreaterThan(5 * day);
    expect(await readHealth(store)).toMatchObject({ stored: 1, waiting: 0, failed: 1 });
  });

  test("a mail that was sent leaves the outbox, and its message records when", async () => {
    await add("g");
    await removeMail(store, (await claim(store))!, now + 7);
    const row = await store.read((db) => db.selectFrom("messages").selectAll().executeTakeFirstOrThrow());
    expect(row.forwarded_at).toBe(now + 7);
    expect(await readHealth(store)).toMatchObject({ waiting: 0 });
  });

  test("messages are deleted after the number of days that the owner has set, but not while their mail is being tried", async () => {
    await add("h1", {}, now - 4 * day, false);
    await add("h2", {}, now - 4 * day, true);
    await add("h3", {}, now - 2 * day, false);
    await add("h4", {}, now - 4 * day - 1, true);
    await postponeMail(store, (await claim(store))!, { reason: "EENVELOPE", permanent: true });
    await add("h5", {}, now - 6 * day, true);
    expect(await runRetention(now - 2 * day, now)).toBe(0);
    expect(await runRetention(now, now, 3)).toBe(3);
    expect(await readHealth(store)).toMatchObject({ waiting: 1, failed: 0 });
    const left = await store.read((db) => db.selectFrom("messages").select("key").orderBy("key").execute());
    expect(left.map(({ key }) => key)).toEqual(["h2", "h3"]);
  });

  test("a claim made before the clock was set back by a day does not hold the mail for a day", async () => {
    await add("claim", {}, now - 2 * day);
    expect(await claim(store)).toBeDefined();
    await letPass(-day);
    expect(await claim(other)).toBeDefined();
  });

  test("a clock that jumps forward by 40 days and is corrected within a day deletes nothing, not even after a restart", async () => {
    await add("i", {}, now, false);
    await requestSubscription(store, "asha@example.com", now);
    await runRetention(now - 2 * day, now, 30);
    const wrong = now + 40 * day;
    expect(await runRetention(wrong, wrong + 12 * hour, 30)).toBe(0);
    expect(await runRetention(now + 12 * hour, now + day, 30)).toBe(0);
    expect(await readHealth(store)).toMatchObject({ stored: 1 });
    expect(await requests()).toHaveLength(1);
  });

  test("after a jump the hourly task deletes again once the clock has been steady for a day", async () => {
    await add("j", {}, now, false);
    await runRetention(now - 2 * day, now, 30);
    expect(await runRetention(now + 40 * day, now + 41 * day, 30)).toBe(1);
  });

  test("an address is on the list only after it was confirmed in time, and not after unsubscribing", async () => {
    const request = (at: number, email = "asha@example.com") => requestSubscription(store, email, at);
    await request(now, " Asha@Example.com");
    await request(now + 59 * minute);
    expect(await readHealth(store)).toMatchObject({ subscribers: 0, waiting: 1 });
    await request(now + hour);
    expect(await readHealth(store)).toMatchObject({ subscribers: 0, waiting: 2 });
    const [pending] = await requests();
    expect(await confirmSubscription(store, pending!.id, now + hour + confirmWithin)).toBe(false);
    expect(await readHealth(store)).toMatchObject({ subscribers: 0 });
    expect(await confirmSubscription(store, pending!.id, now + 5)).toBe(true);
    expect(await confirmSubscription(other, pending!.id, now + 6)).toBe(true);
    const list = await store.read((db) => db.selectFrom("subscribers").selectAll().execute());
    expect(list).toMatchObject([{ email: "asha@example.com", joined_at: now + 5 }]);
    await unsubscribe(store, list[0]!.id);
    await unsubscribe(store, list[0]!.id);
    expect(await readHealth(store)).toMatchObject({ subscribers: 0 });
    expect(await requests()).toEqual([]);
  });

  test("twenty parallel sign-ups of one address, at two servers, queue one mail", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => requestSubscription(i % 2 ? store : other, "asha@example.com", now)),
    );
    expect(await readHealth(store)).toMatchObject({ waiting: 1 });
  });

  test("addresses of one mailbox get three mails an hour, whatever they add to its name", async () => {
    const waits: number[] = [];
    for (const email of ["asha@a.example", "asha+1@a.example", "A.sha@a.example", "ash.a+2@a.example"])
      waits.push((await requestSubscription(store, email, now))?.wait ?? 0);
    expect(waits).toEqual([0, 0, 0, expect.closeTo(hour / 3 / second, -1)]);
    expect(await readHealth(store)).toMatchObject({ waiting: 3 });
  });

  test("all mailboxes together get a hundred mails an hour", async () => {
    const refused: (string | undefined)[] = [];
    for (let i = 0; i < 103; i++) refused.push((await requestSubscription(store, `person${i}@a.example`, now))?.limit);
    // One place is free again after 36 seconds.
    expect(refused).toContain("all mailboxes");
    expect(refused.slice(0, 100)).toEqual(Array(100).fill(undefined));
  });

  test("two servers share a limit, and forty parallel requests do not exceed it", async () => {
    const limits = [store, other].map((one) => createRateLimit(one, Date.now));
    const refusals = await Promise.all(
      Array.from({ length: 40 }, (_, i) => limits[i % 2]!.take([{ name: "one", key: "a", perHour: 20 }])),
    );
    expect(refusals.filter(Boolean)).toHaveLength(20);
  });

  test("a sign-up that was recorded before the clock was set back by a day does not block the next one", async () => {
    await requestSubscription(store, "asha@example.com", now);
    await requestSubscription(store, "asha@example.com", now - day);
    expect(await readHealth(store)).toMatchObject({ waiting: 2 });
  });

  test("a sign-up that was not confirmed is deleted after two days", async () => {
    await requestSubscription(store, "asha@example.com", now);
    await runRetention(now, now + confirmWithin);
    expect(await requests()).toEqual([]);
  });

  test("every server signs with the same key", async () => {
    expect(await signingSecret(store)).toBe(await signingSecret(other));
  });
}
