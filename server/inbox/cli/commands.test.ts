import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runCommand } from "#server/inbox/cli/commands.ts";
import { keepMessage } from "#server/inbox/messages.ts";
import { askToConfirm, confirm } from "#server/inbox/newsletter/subscriptions.ts";
import { openStore, type Store } from "#server/inbox/store/store.ts";
import { letter, temporaryFolder, testSettings } from "#server/inbox/testing/test-inbox.ts";

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

async function keep(changes: Partial<typeof letter> = {}): Promise<string> {
  const key = `key-${number++}`;
  await keepMessage(store, { letter: { ...letter, ...changes }, key, forward: true, now });
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

test("new messages are listed, and all of them on demand", async () => {
  expect(await run()).toBe("0 No new messages.");
  const one = await keep();
  expect(await run("list")).toBe(`0 ${one}  2027-01-31 09:30  new   Asha <asha@example.com>  Classes`);
  expect(await run("mark", one, "done")).toContain(`${one} is marked as done`);
  expect(await run("list")).toBe("0 No new messages.");
  expect(await run("list", "all")).toContain("done");
});

test("a message is shown whole, and deleted with its mail", async () => {
  const one = await keep({ message: "First\nsecond" });
  const other = await keep();
  expect(await run("show", one)).toContain("Subject: Classes\n\nFirst\nsecond");
  expect(await run("delete", one)).toContain("is deleted");
  await expect(run("show", one)).rejects.toThrow(`No message has the number ${one}.`);
  expect(await run("list")).toContain(other);
  expect(await run("health")).toMatch(/stored: +1 messages, 1 of them new\nwaiting: +1 mails/);
});

test("an address is forgotten in every place, however it was spelled, and its words are gone from the files", async () => {
  await keep({ email: "Ravi@Example.com", message: "unforgettable words" });
  await keep();
  await askToConfirm(store, "ravi@example.com", now);
  const [asked] = await store.read((db) => db.selectFrom("subscription_requests").selectAll().execute());
  await confirm(store, asked!.id, now);
  expect(await run("forget", "RAVI@example.com ")).toContain(
    "Deleted: 1 messages, and the address from the newsletter",
  );
  expect(await run("export", "json")).not.toMatch(/ravi/i);
  expect(await run("health")).toMatch(/stored: +1 .*\nwaiting: +1 .*\n.*\nnewsletter: +0/);
  for (const name of [file, `${file}-wal`]) expect(readFileSync(name).includes("unforgettable")).toBe(false);
});

test("an export for a table calculates nothing that a visitor wrote", async () => {
  await keep({
    name: '=HYPERLINK("http://evil")',
    subject: "+1",
    message: '-1, "quoted"\nnext line',
    email: "@SUM(A1)@b.c",
  });
  const csv = await run("export", "csv");
  expect(csv).toContain(`"'=HYPERLINK(""http://evil"")","'@SUM(A1)@b.c","'+1","'-1, ""quoted""\nnext line"`);
});

test("an export can be written to a file that only the owner can read", async () => {
  await keep();
  const target = join(folder, "out.json");
  await run("export", "json", target);
  expect(JSON.parse(readFileSync(target, "utf8"))).toMatchObject([letter]);
  expect(statSync(target).mode & 0o777).toBe(0o600);
});

test("the newsletter list comes with a link to leave for each", async () => {
  await askToConfirm(store, "ravi@example.com", now);
  const [asked] = await store.read((db) => db.selectFrom("subscription_requests").selectAll().execute());
  expect(await run("subscribers")).not.toContain("ravi");
  await confirm(store, asked!.id, now);
  expect(await run("subscribers")).toMatch(/"ravi@example.com","2027-01-31T09:30:00.000Z","https:.*leave\?ticket=/);
});

test("failed mails are tried again on demand", async () => {
  await keep();
  expect(await run("retry")).toBe("0 No mail has failed.");
  await store.change((db) => db.updateTable("outbox").set({ state: "failed", attempts: 99 }).execute());
  expect(await run("health")).toContain("npm run inbox -- retry");
  expect(await run("retry")).toContain("1 mails will be tried again");
  expect(await run("health")).toMatch(/waiting: +1/);
});

test.each([["nonsense"], ["show"], ["mark", "1a2b3c4d"], ["export", "xml"], ["forget", "asha"], ["constructor"]])(
  "%j is answered with the list of commands",
  async (...args) => {
    expect(await run(...args)).toMatch(/^1 Commands, .*\n +list/);
  },
);

test("a number that is none says so", async () => {
  await expect(run("show", "%")).rejects.toThrow("A number reads like");
});
