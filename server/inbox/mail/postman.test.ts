import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { hour, minute, second } from "#server/inbox/clock.ts";
import { silence } from "#server/inbox/log.ts";
import { hirePostman, type Postman } from "#server/inbox/mail/postman.ts";
import { keepMessage } from "#server/inbox/messages.ts";
import { openStore, type Store } from "#server/inbox/store/store.ts";
import { letter, temporaryFolder, testSettings } from "#server/inbox/testing/test-inbox.ts";
import { openMailbox } from "#server/inbox/testing/test-mailbox.ts";
import { health } from "#server/inbox/upkeep.ts";

const { folder, remove } = temporaryFolder();
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let store: Store;
let postman: Postman;
let now = Date.UTC(2027, 0, 31);
let number = 0;

beforeAll(async () => {
  mailbox = await openMailbox();
  const settings = testSettings(`${folder}/inbox.db`, { smtp: mailbox.url, to: "owner@practice.example" });
  store = await openStore(settings.store);
  postman = hirePostman(store, { settings, secret: "secret", clock: () => now, log: silence });
});
beforeEach(() => void mailbox.mails.splice(0));
afterAll(async () => {
  postman.close();
  await store.close();
  await mailbox.close();
  remove();
});
const keep = (changes: Partial<typeof letter> = {}) =>
  keepMessage(store, { letter: { ...letter, ...changes }, key: `key-${number++}`, forward: true, now });
const allRounds = async () => {
  while ((await postman.round()).taken > 0);
};

describe("a message that is forwarded", () => {
  test("goes to the owner with every word, and an answer to it goes to the visitor", async () => {
    await keep({ name: "Åsa Öberg", message: "First line\n.\nA dot alone, and ümlauts 🕉️" });
    await allRounds();
    const [mail] = mailbox.mails;
    expect(mail).toMatchObject({ from: site.mail, to: ["owner@practice.example"] });
    expect(mail!.headers["reply-to"]).toMatch(/<asha@example\.com>$/);
    expect(mail!.headers.subject).toBe("Message: Classes");
    expect(mail!.headers["auto-submitted"]).toBe("auto-generated");
    expect(mail!.text).toContain("First line\n.\nA dot alone, and ümlauts 🕉️");
    expect(mail!.text).toContain("Name:    Åsa Öberg");
    expect(await health(store)).toMatchObject({ waiting: 0, failed: 0 });
  });

  test.each([
    ["in the subject", { subject: "Hi\r\nBcc: all@example.com\r\n\r\nBuy" }],
    ["in the name", { name: 'Asha" <all@example.com>\r\nBcc: all@example.com, "' }],
    ["in the address", { email: 'a>\r\nBcc:all,<"x@example.com' }],
    ["as one of several addresses", { email: "a,b;c:<d>@example.com" }],
  ])("carries no header that the visitor wrote %s", async (_case, changes) => {
    await keep(changes);
    await allRounds();
    const [mail, ...more] = mailbox.mails;
    expect(more).toEqual([]);
    expect(mail!.to).toEqual(["owner@practice.example"]);
    expect(Object.keys(mail!.headers).sort()).not.toContain("bcc");
    expect(mail!.headers.to).toBe(`${site.name} <owner@practice.example>`);
    expect(mail!.raw.split("\r\n\r\n")[0]).not.toMatch(/^Buy|^Bcc/im);
  });

  test("that was deleted meanwhile is not sent", async () => {
    await keep();
    await store.change((db) => db.deleteFrom("messages").execute());
    await allRounds();
    expect(mailbox.mails).toEqual([]);
    expect(await health(store)).toMatchObject({ waiting: 0 });
  });
});

test("a mail server that refuses for now gets the mail later, under the same name", async () => {
  await keep();
  mailbox.refuse(true);
  await allRounds();
  expect(await health(store)).toMatchObject({ waiting: 1 });
  const [waiting] = await store.read((db) => db.selectFrom("outbox").selectAll().execute());
  expect(waiting).toMatchObject({ attempts: 1, last_error: "EMESSAGE 451" });
  mailbox.refuse(false);
  await allRounds();
  expect(mailbox.mails, "it waits half a minute").toEqual([]);
  now += 30 * second;
  await allRounds();
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]!.headers["message-id"]).toContain(waiting!.about);
});

test(
  "a mail server that is down for an hour delays twenty messages and loses none, and none comes twice",
  { timeout: 90_000 },
  async () => {
    const { port } = mailbox;
    await mailbox.close();
    const began = now;
    let written = 0;
    while (now - began < hour) {
      if (written < 20) await keep({ subject: `Number ${written++}` });
      await allRounds();
      now += minute;
    }
    expect(await health(store)).toMatchObject({ waiting: 20, failed: 0 });
    mailbox = await openMailbox({ port });
    await allRounds();
    while ((await health(store)).waiting > 0 && now - began < 3 * hour) {
      now += minute;
      await allRounds();
    }
    expect(await health(store)).toMatchObject({ waiting: 0, failed: 0 });
    const subjects = mailbox.mails.map(({ headers }) => headers.subject);
    expect(subjects).toHaveLength(20);
    expect(new Set(subjects).size).toBe(20);
    // No longer than the longest wait after the mail server came back.
    expect(now - began).toBeLessThanOrEqual(2 * hour);
  },
);
