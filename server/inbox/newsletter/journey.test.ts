import { afterAll, beforeAll, expect, test } from "vitest";
import { day } from "#server/inbox/clock.ts";
import { confirmPath, leaveLink } from "#server/inbox/newsletter/links.ts";
import { signingSecret } from "#server/inbox/newsletter/secret.ts";
import { startTestInbox, type TestInbox } from "#server/inbox/testing/test-inbox.ts";
import { openMailbox } from "#server/inbox/testing/test-mailbox.ts";
import { health } from "#server/inbox/upkeep.ts";

let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let inbox: TestInbox;
let later = 0;
beforeAll(async () => {
  mailbox = await openMailbox();
  inbox = await startTestInbox({ settings: { smtp: mailbox.url }, clock: () => Date.now() + later });
});
afterAll(async () => {
  await inbox.close();
  await mailbox.close();
});

const listed = async () => (await health(inbox.store)).subscribers;
const here = (link: string) => inbox.address + link.slice(inbox.settings.origin.length);
async function ask(email: string): Promise<string> {
  const before = mailbox.mails.length;
  expect((await inbox.post("/api/subscriptions", { email, waited: 5000 })).status).toBe(202);
  await expect.poll(() => mailbox.mails.length, { timeout: 15_000 }).toBe(before + 1);
  return mailbox.mails.at(-1)!.text.match(/https:\S+ticket=\S+/)![0];
}
const press = (link: string) => {
  const url = new URL(here(link));
  const ticket = new URLSearchParams({ ticket: url.searchParams.get("ticket")! });
  return inbox.post(url.pathname, ticket, { "sec-fetch-site": "same-origin" });
};

test("asking, opening the link and even opening it often puts nobody on the list; pressing the button does", async () => {
  const link = await ask("asha@example.com");
  expect(link).toContain(confirmPath);
  expect(link, "the address is not in the link").not.toMatch(/asha@|asha%40|example\.com/);
  expect(mailbox.mails.at(-1)).toMatchObject({ to: ["asha@example.com"] });
  for (let i = 0; i < 3; i++) {
    const page = await fetch(here(link));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<form method="post"');
  }
  expect(await listed()).toBe(0);
  expect((await press(link)).status).toBe(200);
  expect((await press(link)).status).toBe(200);
  expect(await listed()).toBe(1);
});

test("leaving works from the link alone, by a page's button or by a mail program's own", async () => {
  const [row] = await inbox.store.read((db) => db.selectFrom("subscribers").selectAll().execute());
  const link = leaveLink(row!.id, { settings: inbox.settings, secret: await signingSecret(inbox.store) });
  expect((await fetch(here(link))).status).toBe(200);
  expect(await listed()).toBe(1);
  const { pathname, search } = new URL(here(link));
  const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await inbox.post(pathname + search, oneClick)).status).toBe(200);
  expect(await listed()).toBe(0);
});

test("a link older than two days, a changed one and none at all say so and do nothing", async () => {
  const link = await ask("ravi@example.com");
  for (const bad of [link.slice(0, -1), link.replace(/ticket=./, "ticket=0"), link.replace(/ticket=.*/, "ticket=")]) {
    expect((await fetch(here(bad))).status).toBe(410);
    expect((await press(bad)).status).toBe(410);
  }
  later = 2 * day;
  expect((await fetch(here(link))).status).toBe(410);
  expect((await press(link)).status).toBe(410);
  expect(await listed()).toBe(0);
});

test("who asks twice gets the same answer and no second mail, so that nobody learns who is on the list", async () => {
  await ask("mira@example.com");
  const count = mailbox.mails.length;
  const again = await inbox.post("/api/subscriptions", { email: "MIRA@example.com", waited: 5000 });
  expect([again.status, again.text]).toEqual([202, '{"code":"kept"}\n']);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(mailbox.mails).toHaveLength(count);
});

test.each(["", "asha", "a@b", "a,b@example.com", "asha@example.com>", "asha@example.com\r\nBcc: x@example.com"])(
  "%j is no address to write to",
  async (email) => {
    expect((await inbox.post("/api/subscriptions", { email, waited: 5000 })).status).toBe(422);
  },
);
