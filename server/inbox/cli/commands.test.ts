import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runCommand } from "#server/inbox/cli/commands.ts";
import { storeMessage } from "#server/inbox/messages.ts";
import { confirmSubscription, requestSubscription } from "#server/inbox/newsletter/subscriptions.ts";
import { openFile } from "#server/inbox/store/sqlite.ts";
import { openStore, type Store } from "#server/inbox/store/store.ts";
import { contactMessage, temporaryFolder, testSettings } from "#server/inbox/testing/test-inbox.ts";

const { folder, remove } = temporaryFolder();
const file = join(folder, "inbox.db");
const settings = testSettings(file);
const now = Date.UTC(2027, 0, 31, 9, 30);
let store: Store;
let number = 0;
beforeAll(async () => (store = await openStore(settings.store)));
afterAll(async () => {
  await store.close();
  remove();
});
beforeEach(() =>
  store.change(async (db) => {
    for (const table of ["messages", "outbox", "subscribers", "subscription_requests"] as const)
      await db.deleteFrom(table).execute();
  }),
);

async function add(changes: Partial<typeof contactMessage> = {}): Promise<string> {
  const key = `key-${number++}`;
  await storeMessage(store, { message: { ...contactMessage, ...changes }, key, forward: true, now });
  const row = await store.read((db) =>
    db.selectFrom("messages").select("id").where("key", "=", key).executeTakeFirst(),
  );
  return row!.id.slice(0, 8);
}
async function run(...args: string[]): Promise<string> {
  const printed: string[] = [];
  const status = await runCommand(args, { store, settings, print: (text) => printed.push(text) });
  return `${status} ${printed.join("\n")}`;
}

test("list shows new messages, and list all shows every message", async () => {
  expect(await run()).toBe("0 No new messages.");
  const one = await add();
  expect(await run("list")).toBe(`0 ${one}  2027-01-31 09:30  new   Asha <asha@example.com>  Classes`);
  expect(await run("mark", one, "done")).toContain(`${one} is marked as done`);
  expect(await run("list")).toBe("0 No new messages.");
  expect(await run("list", "all")).toContain("done");
});

test("show prints a message, and delete removes it and its mail", async () => {
  const one = await add({ message: "First\nsecond" });
  const other = await add();
  expect(await run("show", one)).toContain("Subject:  Classes\n\nFirst\nsecond");
  expect(await run("delete", one)).toContain("is deleted");
  await expect(run("show", one)).rejects.toThrow(`There is no message with the id ${one}.`);
  expect(await run("list")).toContain(other);
  expect(await run("health")).toMatch(/messages: +1 stored, 1 new\noutbox: +1 waiting/);
});

test("forget deletes everything from an address, in any spelling, and leaves no trace in the files", async () => {
  await add({ email: "Ravi@Example.com", message: "unforgettable text" });
  await add();
  await requestSubscription(store, "ravi@example.com", now);
  const [request] = await store.read((db) => db.selectFrom("subscription_requests").selectAll().execute());
  await confirmSubscription(store, request!.id, now);
  expect(await run("forget", "RAVI@example.com ")).toContain("Deleted: 1 message, 1 newsletter subscription.");
  expect(await run("export", "json")).not.toMatch(/ravi/i);
  expect(await run("health")).toMatch(/messages: +1 .*\noutbox: +1 .*\nnewsletter: +0/);
  for (const name of [file, `${file}-wal`]) expect(readFileSync(name).includes("unforgettable")).toBe(false);
});

test("forget ignores the case of letters outside ASCII too", async () => {
  await add({ email: "\u00c4sa@example.com" });
  expect(await run("forget", "\u00e4sa@example.com")).toContain("Deleted: 1 message,");
  expect(await run("list", "all")).toBe("0 No messages.");
});

test("traces that a deletion could not remove because the file was in use are removed by purge", async () => {
  const one = await add({ message: "unforgettable text" });
  const other = openFile(file);
  // A reader keeps the write-ahead log from being truncated.
  other.exec("begin; select count(*) from messages");
  expect(await run("delete", one)).toContain("npm run inbox -- purge");
  other.exec("rollback");
  other.close();
  expect(await run("purge")).toBe("0 Nothing of deleted messages is left in the file.");
  for (const name of [file, `${file}-wal`]) expect(readFileSync(name).includes("unforgettable")).toBe(false);
});

test("formulas in a CSV export are not run by spreadsheets", async () => {
  await add({
    name: '=HYPERLINK("http://evil")',
    subject: "+1",
    message: '-1, "quoted"\nnext line',
    email: "@SUM(A1)@b.c",
  });
  const csv = await run("export", "csv");
  expect(csv).toContain(`"'=HYPERLINK(""http://evil"")","'@SUM(A1)@b.c","'+1","'-1, ""quoted""\nnext line"`);
});

test("formulas are not run either where a spreadsheet separates cells by semicolons or tabs", async () => {
  await add({ name: "x;=1+1;y", subject: "\uff1d1+1", message: "one\n=2+2\t @SUM(A1)" });
  expect(await run("export", "csv")).toContain(`"x;'=1+1;y",`);
  expect(await run("export", "csv")).toContain(`"'\uff1d1+1","one\n'=2+2\t' @SUM(A1)"`);
});

test("an exported file can be read by its owner only, even if it existed before", async ({ skip }) => {
  skip(process.platform === "win32", "Windows has no file modes");
  await add();
  const target = join(folder, "out.json");
  writeFileSync(target, "old", { mode: 0o644 });
  await run("export", "json", target);
  expect(JSON.parse(readFileSync(target, "utf8"))).toMatchObject([contactMessage]);
  expect(statSync(target).mode & 0o777).toBe(0o600);
});

test("the newsletter list has a link to unsubscribe for each address", async () => {
  await requestSubscription(store, "ravi@example.com", now);
  const [request] = await store.read((db) => db.selectFrom("subscription_requests").selectAll().execute());
  expect(await run("subscribers")).not.toContain("ravi");
  await confirmSubscription(store, request!.id, now);
  expect(await run("subscribers")).toMatch(
    /"ravi@example.com","2027-01-31T09:30:00.000Z","https:.*unsubscribe\?token=/,
  );
});

test("retry queues failed mails again", async () => {
  await add();
  expect(await run("retry")).toBe("0 No mail has failed.");
  await store.change((db) => db.updateTable("outbox").set({ state: "failed", attempts: 99 }).execute());
  expect(await run("health")).toContain("npm run inbox -- retry");
  expect(await run("retry")).toContain("will send 1 failed mail again");
  expect(await run("health")).toMatch(/outbox: +1 waiting/);
});

test.each([["nonsense"], ["show"], ["mark", "1a2b3c4d"], ["export", "xml"], ["forget", "asha"], ["constructor"]])(
  "%j prints the usage",
  async (...args) => {
    expect(await run(...args)).toMatch(/^1 Usage: .*\n +list/);
  },
);

test("an invalid id is explained", async () => {
  await expect(run("show", "%")).rejects.toThrow("An id looks like");
});
