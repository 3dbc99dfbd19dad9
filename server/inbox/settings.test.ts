import { expect, test } from "vitest";
import { readSettings, whereMessagesGo } from "#server/inbox/settings.ts";

test("without INBOX there is no inbox, and the start says so and how to get one", () => {
  expect(readSettings({ SMTP_URL: "smtp://mail.example.com" })).toBeUndefined();
  expect(whereMessagesGo(undefined)).toMatch(/not delivered.*INBOX=\.\/data\/inbox\.db npm start/);
});

test("a file is SQLite, seen from the project; an address is PostgreSQL", () => {
  expect(readSettings({ INBOX: "./data/inbox.db" }, "/srv/site")?.store).toEqual({
    kind: "sqlite",
    file: "/srv/site/data/inbox.db",
  });
  expect(readSettings({ INBOX: "postgres://me:x@db/inbox" })?.store.kind).toBe("postgres");
});

test.each([
  [{ INBOX: "mysql://db" }, "INBOX must be a file"],
  [{ INBOX: "a.db", SMTP_URL: "mail.example.com" }, "SMTP_URL must read like"],
  [{ INBOX: "a.db", INBOX_ORIGIN: "www.example.com" }, "INBOX_ORIGIN must read like"],
  [{ INBOX: "a.db", INBOX_KEEP_DAYS: "0" }, "INBOX_KEEP_DAYS must be a whole number, at least 1"],
  [{ INBOX: "a.db", INBOX_PER_HOUR: "many" }, "INBOX_PER_HOUR must be a whole number"],
])("a setting that cannot be read says what to mend: %j", (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});

test("the start tells where messages go, and no password", () => {
  const settings = readSettings({ INBOX: "postgres://me:geheim@db/inbox", SMTP_URL: "smtps://me:geheim@mail.example" });
  expect(whereMessagesGo(settings)).toContain("PostgreSQL");
  expect(whereMessagesGo(settings)).not.toContain("geheim");
});
