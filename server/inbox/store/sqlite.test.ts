import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { readHealth } from "#server/inbox/health.ts";
import { storeMessage } from "#server/inbox/messages.ts";
import { unsubscribe } from "#server/inbox/newsletter/subscriptions.ts";
import { openFile } from "#server/inbox/store/sqlite.ts";
import { openStore, StoreUnavailable } from "#server/inbox/store/store.ts";
import { testStore } from "#server/inbox/testing/store-tests.ts";
import { contactMessage, temporaryFolder, testSettings } from "#server/inbox/testing/test-inbox.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);
const open = (name: string) => openStore(testSettings(join(folder, name)).store);

describe("SQLite", () => testStore(async () => join(folder, "inbox.db")));

test("SQLite flushes every commit, never waits for a lock, and its files are readable by the owner only", ({
  skip,
}) => {
  const file = join(folder, "new", "inbox.db");
  const database = openFile(file);
  onTestFinished(() => void database.close());
  expect(database.pragma("journal_mode")).toEqual([{ journal_mode: "wal" }]);
  expect(database.pragma("synchronous")).toEqual([{ synchronous: 2 }]);
  expect(database.pragma("busy_timeout")).toEqual([{ timeout: 0 }]);
  skip(process.platform === "win32", "Windows has no file modes");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "new")).mode & 0o777).toBe(0o700);
});

test("addresses that were deleted are in neither the database file nor its write-ahead log", async () => {
  const store = await open("deleted.db");
  const ids = Array.from({ length: 300 }, (_, i) => `subscriber-${i}`);
  await store.change((db) =>
    db
      .insertInto("subscribers")
      .values(ids.map((id) => ({ id, email: `${id}@example.com`, joined_at: 0 })))
      .execute(),
  );
  const deleted = ids.filter((_, i) => i % 3 > 0);
  for (const id of deleted.slice(1))
    await store.change((db) => db.deleteFrom("subscribers").where("id", "=", id).execute());
  await unsubscribe(store, deleted[0]!);
  await store.purgeIfDue();
  const bytes = ["deleted.db", "deleted.db-wal"].map((name) => readFileSync(join(folder, name), "latin1")).join();
  expect(deleted.filter((id) => bytes.includes(`${id}@`))).toEqual([]);
  expect((await readHealth(store)).subscribers).toBe(100);
  await store.close();
});

test("traces that could not be removed because the file was in use are removed later", async () => {
  const store = await open("busy.db");
  const other = openFile(join(folder, "busy.db"));
  other.exec("begin immediate");
  expect(await store.purge()).toBe(false);
  other.exec("rollback");
  other.close();
  await store.change((db) => db.insertInto("subscribers").values({ id: "x", email: "x@y.z", joined_at: 0 }).execute());
  await store.purgeIfDue();
  expect(statSync(join(folder, "busy.db-wal")).size).toBe(0);
  await store.close();
});

test("a store that becomes read-only refuses a message and accepts it again once it can be written", async () => {
  const store = await open("read-only.db");
  const setReadOnly = (value: "on" | "off") => store.read((db) => sql.raw(`pragma query_only = ${value}`).execute(db));
  const add = () => storeMessage(store, { message: contactMessage, key: "key", forward: true, now: 0 });
  await setReadOnly("on");
  await expect(add()).rejects.toMatchObject({ name: "StoreUnavailable", code: "SQLITE_READONLY" });
  await setReadOnly("off");
  expect(await add()).toBe("stored");
  await store.close();
});

test("unsubscribing never waits for a purge, and a used link does not even ask for one", async () => {
  const store = await open("unsubscribe.db");
  await store.change((db) => db.insertInto("subscribers").values({ id: "x", email: "x@y.z", joined_at: 0 }).execute());
  const watched = { ...store, purge: vi.fn(store.purge), purgeLater: vi.fn(store.purgeLater) };
  for (let i = 0; i < 5; i++) await unsubscribe(watched, "x");
  expect(watched.purge).not.toHaveBeenCalled();
  expect(watched.purgeLater).toHaveBeenCalledTimes(1);
  await store.close();
});

test("a full store refuses a message, keeps the others, and accepts messages again once there is room", async () => {
  const store = await open("full.db");
  const limitPages = (pages: number) => store.read((db) => sql.raw(`pragma max_page_count = ${pages}`).execute(db));
  const add = (key: number) => {
    const message = { ...contactMessage, message: "x".repeat(15_000) };
    return storeMessage(store, { message, key: `key-${key}`, forward: true, now: key });
  };
  await limitPages(60);
  let stored = 0;
  const refusal = await (async () => {
    for (; stored < 100; stored++) await add(stored);
  })().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StoreUnavailable);
  expect(refusal).toMatchObject({ code: "SQLITE_FULL" });
  expect(stored).toBeGreaterThan(0);
  expect(await readHealth(store)).toMatchObject({ stored, waiting: stored });
  await limitPages(1000);
  expect(await add(stored)).toBe("stored");
  await store.close();
});
