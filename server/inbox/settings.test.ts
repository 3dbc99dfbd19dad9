import { join } from "node:path";
import { expect, test } from "vitest";
import { describeInbox, readSettings } from "#server/inbox/settings.ts";

test("without INBOX there is no inbox, and the start message says how to get one", () => {
  expect(readSettings({ SMTP_URL: "smtp://mail.example.com" })).toBeUndefined();
  expect(describeInbox(undefined)).toMatch(/not delivered.*INBOX=\.\/data\/inbox\.db npm start/);
});

test("a file, relative to the project, means SQLite; a URL means PostgreSQL", () => {
  expect(readSettings({ INBOX: "./data/inbox.db" })?.store).toEqual({
    kind: "sqlite",
    file: join(process.cwd(), "data/inbox.db"),
  });
  expect(readSettings({ INBOX: "postgres://me:x@db/inbox" })?.store.kind).toBe("postgres");
});

test.each([
  [{ INBOX: "mysql://db" }, "INBOX must be a file"],
  [{ INBOX: "a.db", SMTP_URL: "mail.example.com" }, "SMTP_URL must look like"],
  [{ INBOX: "a.db", INBOX_ORIGIN: "www.example.com" }, "INBOX_ORIGIN must look like"],
  [{ INBOX: "a.db", INBOX_KEEP_DAYS: "0" }, "INBOX_KEEP_DAYS must be an integer of 1 or more"],
  [{ INBOX: "a.db", INBOX_PER_HOUR: "many" }, "INBOX_PER_HOUR must be an integer of 1 or more"],
])("an invalid setting is explained: %j", (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});

test("the start message says where messages are stored, without passwords", () => {
  const settings = readSettings({
    INBOX: "postgres://me:hunter2@db/inbox",
    SMTP_URL: "smtps://me:hunter2@mail.example",
  });
  expect(describeInbox(settings)).toContain("PostgreSQL");
  expect(describeInbox(settings)).not.toContain("hunter2");
});
