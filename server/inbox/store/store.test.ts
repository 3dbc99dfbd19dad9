import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { keepMessage } from "#server/inbox/messages.ts";
import { claimMails, mailFailed, mailIsSent, mailRetryDelay } from "#server/inbox/mail/outbox.ts";
import { signingSecret } from "#server/inbox/newsletter/secret.ts";
import { askToConfirm, confirm, confirmWithin, leave } from "#server/inbox/newsletter/subscriptions.ts";
import { day, hour, minute } from "#server/inbox/clock.ts";
import { openStore, type Store } from "#server/inbox/store/store.ts";
import { openFile } from "#server/inbox/store/sqlite.ts";
import { letter, testSettings } from "#server/inbox/testing/test-inbox.ts";
import { startPostgres } from "#server/inbox/testing/test-postgres.ts";
import { health, keepUp } from "#server/inbox/upkeep.ts";

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), "inbox-store-"));
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const now = Date.UTC(2027, 0, 31);
const kinds = [{ kind: "SQLite" }, { kind: "PostgreSQL" }] as const;

describe.each(kinds)("on $kind", ({ kind }) => {
  if (kind === "PostgreSQL" && !postgres) return test.skip("PostgreSQL cannot be had here", () => {});
  let place: string;
  let store: Store;
  let other: Store;
  const keep = (key: string, changes: Partial<typeof letter> = {}, at = now, forward = true) =>
    keepMessage(store, { letter: { ...letter, ...changes }, key, forward, now: at });
  const tidy = () =>
    store.change(async (db) => {
      for (const table of ["messages", "outbox", "subscription_requests", "subscribers"] as const)
        await db.deleteFrom(table).execute();
    });

  beforeAll(async () => {
    place = kind === "SQLite" ? join(folder, "inbox.db") : await postgres!.database();
    // Two servers that start at the same moment make the tables once.
    [store, other] = await Promise.all([openStore(testSettings(place).store), openStore(testSettings(place).store)]);
  });
  afterEach(tidy);
  afterAll(async () => {
    await store.close();
    await other.close();
  });

  test("a message is kept as it was written, with the mail about it", async () => {
    const words = { name: "Åsa 🕉️", message: "Line one\nline 'two'; drop table messages; --\n%_\\ \"x\"" };
    expect(await keep("a", words)).toBe("kept");
    const row = await other.read((db) => db.selectFrom("messages").selectAll().executeTakeFirstOrThrow());
    expect(row).toMatchObject({ ...letter, ...words, received_at: now, state: "new", forwarded_at: null });
    expect(await health(other)).toEqual({ stored: 1, unread: 1, waiting: 1, failed: 0, subscribers: 0 });
  });

  test("the same key again keeps nothing twice, and other words under it are not taken for kept", async () => {
    expect(await keep("b")).toBe("kept");
    expect(await keep("b")).toBe("kept-before");
    expect(await keep("b", { message: "Something else" })).toBe("other-words");
    expect(await health(store)).toMatchObject({ stored: 1, waiting: 1 });
  });

  test("twenty posts of one key at the same moment, at two servers, keep one message", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        keepMessage(i % 2 ? store : other, { letter, key: "c", forward: true, now }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "kept")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "kept-before")).toHaveLength(19);
    expect(await health(store)).toMatchObject({ stored: 1, waiting: 1 });
  });

  test("two servers that take mails from the outbox at the same moment never take the same", async () => {
    for (let i = 0; i < 40; i++) await keep(`d${i}`);
    const taken: string[] = [];
    const take = async (from: Store) => {
      for (;;) {
        const mails = await claimMails(from, now);
        if (mails.length === 0) return;
        taken.push(...mails.map(({ id }) => id));
      }
    };
    await Promise.all([take(store), take(other), take(store), take(other)]);
    expect(taken).toHaveLength(40);
    expect(new Set(taken).size).toBe(40);
  });

  test("a mail in the hands of a server that died is free again after five minutes", async () => {
    await keep("e");
    expect(await claimMails(store, now)).toHaveLength(1);
    expect(await claimMails(other, now + 4 * minute)).toHaveLength(0);
    expect(await claimMails(other, now + 5 * minute)).toHaveLength(1);
  });

  test("a mail that failed waits longer each time, up to an hour, and after five days for the owner", async () => {
    await keep("f");
    let at = now;
    const waits: number[] = [];
    for (;;) {
      const [mail] = await claimMails(store, at);
      if (!mail) break;
      await mailFailed(store, mail, "ECONNECTION", at);
      waits.push(mailRetryDelay(mail.attempts + 1));
      at += waits.at(-1)!;
    }
    expect(waits.slice(0, 9).map((wait) => wait / minute)).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60]);
    expect(at - now).toBeGreaterThan(5 * day);
    expect(await health(store)).toMatchObject({ stored: 1, waiting: 0, failed: 1 });
  });

  test("a mail that is sent leaves the outbox, and its message says when", async () => {
    await keep("g");
    const [mail] = await claimMails(store, now);
    await mailIsSent(store, mail!, now + 7);
    const row = await store.read((db) => db.selectFrom("messages").selectAll().executeTakeFirstOrThrow());
    expect(row.forwarded_at).toBe(now + 7);
    expect(await health(store)).toMatchObject({ waiting: 0 });
  });

  test("messages go after the days the owner has set, but not while their mail waits", async () => {
    await keep("h1", {}, now - 31 * day, false);
    await keep("h2", {}, now - 31 * day, true);
    await keep("h3", {}, now - 29 * day, false);
    expect(await keepUp(store, undefined, now)).toBe(0);
    expect(await keepUp(store, 30, now)).toBe(1);
    const left = await store.read((db) => db.selectFrom("messages").select("key").orderBy("key").execute());
    expect(left.map(({ key }) => key)).toEqual(["h2", "h3"]);
  });

  test("an address is on the list only once it is confirmed, in time, and off it when it leaves", async () => {
    expect(await askToConfirm(store, " Asha@Example.com", now)).toBe("asked");
    expect(await askToConfirm(store, "asha@example.com", now + 59 * minute)).toBe("asked-before");
    expect(await askToConfirm(store, "asha@example.com", now + hour)).toBe("asked");
    expect(await health(store)).toMatchObject({ subscribers: 0, waiting: 2 });
    const [asked] = await store.read((db) =>
      db.selectFrom("subscription_requests").selectAll().orderBy("asked_at").execute(),
    );
    expect(await confirm(store, asked!.id, now + confirmWithin)).toBe(false);
    expect(await health(store)).toMatchObject({ subscribers: 0 });
    expect(await confirm(store, asked!.id, now + 5)).toBe(true);
    expect(await confirm(other, asked!.id, now + 6)).toBe(true);
    const list = await store.read((db) => db.selectFrom("subscribers").selectAll().execute());
    expect(list).toMatchObject([{ email: "asha@example.com", joined_at: now + 5 }]);
    await leave(store, list[0]!.id);
    await leave(store, list[0]!.id);
    expect(await health(store)).toMatchObject({ subscribers: 0 });
    expect(await store.read((db) => db.selectFrom("subscription_requests").selectAll().execute())).toEqual([]);
  });

  test("a question that nobody answered is deleted after two days", async () => {
    await askToConfirm(store, "asha@example.com", now);
    await keepUp(store, undefined, now + confirmWithin);
    expect(await store.read((db) => db.selectFrom("subscription_requests").selectAll().execute())).toEqual([]);
  });

  test("every server signs with the same key", async () => {
    expect(await signingSecret(store)).toBe(await signingSecret(other));
  });
});

test("SQLite writes ahead, flushes every commit, overwrites what is deleted, and is the owner's alone", async () => {
  const file = join(folder, "new", "inbox.db");
  const database = openFile(file);
  expect(database.pragma("journal_mode")).toEqual([{ journal_mode: "wal" }]);
  expect(database.pragma("synchronous")).toEqual([{ synchronous: 2 }]);
  expect(database.pragma("secure_delete")).toEqual([{ secure_delete: 1 }]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "new")).mode & 0o777).toBe(0o700);
  database.close();
});
