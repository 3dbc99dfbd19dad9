import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { hour, minute, second } from "#server/clock.ts";
import { readHealth } from "#server/inbox/health.ts";
import { noLog } from "#server/log.ts";
import { createMailer, transportUrl, type Mailer } from "#server/inbox/mail/mailer.ts";
import { storeMessage } from "#server/inbox/messages.ts";
import { requestSubscription } from "#server/inbox/newsletter/subscriptions.ts";
import { openStore, type Store } from "#server/inbox/store/store.ts";
import {
  contactMessage,
  contactPost,
  startTestInbox,
  temporaryFolder,
  testSettings,
} from "#server/inbox/testing/test-inbox.ts";
import { startMailServer } from "#server/inbox/testing/test-mail-server.ts";

const { folder, remove } = temporaryFolder();
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let store: Store;
let mailer: Mailer;
let now = Date.UTC(2027, 0, 31);
let number = 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  const settings = testSettings(`${folder}/inbox.db`, { smtp: mailServer.url, to: "owner@practice.example" });
  store = await openStore(settings.store, () => now);
  mailer = createMailer(store, { settings, secret: "secret", clock: () => now, log: noLog });
});
beforeEach(() => void mailServer.mails.splice(0));
afterAll(async () => {
  mailer.close();
  await store.close();
  await mailServer.close();
  remove();
});
const add = (changes: Partial<typeof contactMessage> = {}) =>
  storeMessage(store, { message: { ...contactMessage, ...changes }, key: `key-${number++}`, forward: true, now });
const sendAll = async () => {
  while (await mailer.sendNext());
};

describe("a forwarded message", () => {
  test("reaches the owner unchanged, and a reply goes to the visitor", async () => {
    await add({ name: "Åsa Öberg", message: "First line\n.\nA dot alone, and ümlauts 🕉️" });
    await sendAll();
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({ from: site.mail, to: ["owner@practice.example"] });
    expect(mail!.headers["reply-to"]).toMatch(/<asha@example\.com>$/);
    expect(mail!.headers.subject).toBe("Message: Classes");
    expect(mail!.headers["auto-submitted"]).toBe("auto-generated");
    expect(mail!.text).toContain("First line\n.\nA dot alone, and ümlauts 🕉️");
    expect(mail!.text).toContain("Name:     Åsa Öberg");
    expect(await readHealth(store)).toMatchObject({ waiting: 0, failed: 0 });
  });

  test.each([
    ["in the subject", { subject: "Hi\r\nBcc: all@example.com\r\n\r\nBuy" }],
    ["in the name", { name: 'Asha" <all@example.com>\r\nBcc: all@example.com, "' }],
    ["in the address", { email: 'a>\r\nBcc:all,<"x@example.com' }],
    ["as one of several addresses", { email: "a,b;c:<d>@example.com" }],
    [
      "as an encoded word",
      { subject: "=?utf-8?q?=0D=0ABcc:x?=", name: "=?utf-8?q?=E2=80=AE?=", email: "=?q?=0A?=@b.c" },
    ],
  ])("has no header that the visitor wrote %s", async (_case, changes) => {
    await add(changes);
    await sendAll();
    const [mail, ...more] = mailServer.mails;
    expect(more).toEqual([]);
    expect(mail!.to).toEqual(["owner@practice.example"]);
    expect(Object.keys(mail!.headers).sort()).not.toContain("bcc");
    expect(mail!.headers.to).toBe(`${site.name} <owner@practice.example>`);
    expect(mail!.raw.split("\r\n\r\n")[0]).not.toMatch(/^Buy|^Bcc|=\?utf-8\?q\?=(0D|E2=80=AE)|=\?q/im);
  });

  test("that was deleted in the meantime is not sent", async () => {
    await add();
    await store.change((db) => db.deleteFrom("messages").execute());
    await sendAll();
    expect(mailServer.mails).toEqual([]);
    expect(await readHealth(store)).toMatchObject({ waiting: 0 });
  });
});

test("a mail that is refused temporarily is sent again later with the same Message-ID", async () => {
  await add();
  mailServer.refuse(451);
  await sendAll();
  expect(await readHealth(store)).toMatchObject({ waiting: 1 });
  const [waiting] = await store.read((db) => db.selectFrom("outbox").selectAll().execute());
  expect(waiting).toMatchObject({ attempts: 1, last_error: "EMESSAGE 451" });
  mailServer.refuse();
  await sendAll();
  expect(mailServer.mails, "the next attempt is due in half a minute").toEqual([]);
  now += 30 * second;
  await sendAll();
  expect(mailServer.mails).toHaveLength(1);
  expect(mailServer.mails[0]!.headers["message-id"]).toContain(waiting!.id);
});

test(
  "a mail server that is down for an hour delays twenty mails, but none is lost or duplicated",
  { timeout: 90_000 },
  async () => {
    const { port } = mailServer;
    await mailServer.close();
    const began = now;
    let written = 0;
    while (now - began < hour) {
      if (written < 20) await add({ subject: `Number ${written++}` });
      await sendAll();
      now += minute;
    }
    expect(await readHealth(store)).toMatchObject({ waiting: 20, failed: 0 });
    mailServer = await startMailServer({ port });
    await sendAll();
    while ((await readHealth(store)).waiting > 0 && now - began < 3 * hour) {
      now += minute;
      await sendAll();
    }
    expect(await readHealth(store)).toMatchObject({ waiting: 0, failed: 0 });
    const subjects = mailServer.mails.map(({ headers }) => headers.subject);
    expect(subjects).toHaveLength(20);
    expect(new Set(subjects).size).toBe(20);
    // The longest delay between attempts is an hour.
    expect(now - began).toBeLessThanOrEqual(2 * hour);
  },
);

test("a message that is refused permanently is not sent again, and counts as failed", async () => {
  await add();
  mailServer.refuse(550);
  await sendAll();
  mailServer.refuse();
  now += 5 * hour;
  await sendAll();
  expect(mailServer.mails).toEqual([]);
  expect(await readHealth(store)).toMatchObject({ waiting: 0, failed: 1 });
  await store.change((db) => db.deleteFrom("outbox").execute());
});

test("a mail whose sender is refused is tried again, because the owner can correct the setting", async () => {
  await add();
  mailServer.refuseSender(550);
  await sendAll();
  mailServer.refuseSender();
  expect(await readHealth(store)).toMatchObject({ waiting: 1, failed: 0 });
  now += minute;
  await sendAll();
  expect(mailServer.mails).toHaveLength(1);
});

test("a confirmation mail that is refused permanently is dropped, because only the visitor could correct the address", async () => {
  await requestSubscription(store, "nobody@example.com", now);
  mailServer.refuse(550);
  await sendAll();
  mailServer.refuse();
  expect(await readHealth(store)).toMatchObject({ waiting: 0, failed: 0 });
});

test("two servers with a mail server that is slower than their claims send every mail once", async () => {
  const slow = await startMailServer({ delay: 900 });
  const settings = testSettings(`${folder}/inbox.db`, { smtp: slow.url });
  const slowStore = await openStore(settings.store);
  const mailers = [1, 2].map(() =>
    createMailer(slowStore, { settings, secret: "secret", clock: Date.now, log: noLog, claimTime: 300 }),
  );
  for (let i = 0; i < 4; i++) await add({ subject: `Slow ${i}` });
  await Promise.all(
    mailers.map(async (one) => {
      while ((await readHealth(store)).waiting > 0) if (!(await one.sendNext())) await wait(20);
    }),
  );
  expect(slow.mails.map(({ headers }) => headers.subject).sort()).toEqual(
    [0, 1, 2, 3].map((i) => `Message: Slow ${i}`),
  );
  for (const one of mailers) one.close();
  await slowStore.close();
  await slow.close();
});

test("a mail that was sent while the store was down is recorded as soon as it is back, before another server takes it", async () => {
  await add();
  let broken = false;
  const flaky: Store = {
    ...store,
    change: (work) => (broken ? Promise.reject(new Error("The store is not available.")) : store.change(work)),
    // Composing the mail is the last read before it is sent.
    read: (work) => store.read(work).finally(() => (broken = true)),
  };
  const settings = testSettings(`${folder}/inbox.db`, { smtp: mailServer.url });
  const other = createMailer(flaky, { settings, secret: "secret", clock: () => now, log: noLog });
  await expect(other.sendNext()).rejects.toThrow("not available");
  broken = false;
  expect(await other.sendNext(), "there is no other mail").toBe(false);
  expect(mailServer.mails).toHaveLength(1);
  expect(await readHealth(store)).toMatchObject({ waiting: 0 });
  other.close();
});

test("closing the inbox finishes the mail in progress and leaves the others in the outbox", async () => {
  const slow = await startMailServer({ delay: 500 });
  const inbox = await startTestInbox({ settings: { smtp: slow.url } });
  for (let i = 0; i < 5; i++) await inbox.post("/api/messages", contactPost());
  await expect.poll(slow.started, { timeout: 10_000 }).toBe(1);
  await inbox.closeInbox();
  expect(slow.mails).toHaveLength(1);
  expect(await inbox.outbox()).toHaveLength(4);
  await inbox.close();
  await slow.close();
});

test("closing the inbox does not wait longer than its grace period", async () => {
  const stuck = await startMailServer({ delay: 30_000 });
  const inbox = await startTestInbox({ settings: { smtp: stuck.url } });
  await inbox.post("/api/messages", contactPost());
  await expect.poll(stuck.started, { timeout: 10_000 }).toBe(1);
  await inbox.closeInbox(100);
  expect(stuck.mails).toEqual([]);
  expect(await inbox.outbox(), "it is sent after the next start").toHaveLength(1);
  await inbox.close();
  void stuck.close();
});

test("a mail is not sent without encryption, except to this machine", async () => {
  // 0.0.0.0 leads to the same server, but is not recognised as this machine.
  const settings = testSettings(`${folder}/inbox.db`, { smtp: mailServer.url.replace("127.0.0.1", "0.0.0.0") });
  const other = createMailer(store, { settings, secret: "secret", clock: () => now, log: noLog });
  await add();
  await other.sendNext();
  other.close();
  expect(mailServer.mails).toEqual([]);
  const [waiting] = await store.read((db) => db.selectFrom("outbox").selectAll().execute());
  expect(waiting!.last_error).toContain("ETLS");
});

test.each([
  ["smtp://mail.example.com", true],
  ["smtps://mail.example.com", false],
  ["smtp://localhost:25", false],
  ["smtp://[::1]:25", false],
])("STARTTLS is required where the connection is not encrypted from the start: %s", (url, required) => {
  expect(new URL(transportUrl(url)).searchParams.has("requireTLS")).toBe(required);
});
