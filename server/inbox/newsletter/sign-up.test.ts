import { afterAll, beforeAll, expect, test } from "vitest";
import { day } from "#server/clock.ts";
import { readHealth } from "#server/inbox/health.ts";
import { confirmPath, unsubscribeLink } from "#server/inbox/newsletter/links.ts";
import { signingSecret } from "#server/inbox/newsletter/secret.ts";
import { startTestInbox, type TestInbox } from "#server/inbox/testing/test-inbox.ts";
import { startMailServer } from "#server/inbox/testing/test-mail-server.ts";

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let inbox: TestInbox;
let later = 0;
beforeAll(async () => {
  mailServer = await startMailServer();
  inbox = await startTestInbox({ settings: { smtp: mailServer.url }, clock: () => Date.now() + later });
});
afterAll(async () => {
  await inbox.close();
  await mailServer.close();
});

const subscriberCount = async () => (await readHealth(inbox.store)).subscribers;
const localUrl = (link: string) => inbox.address + link.slice(inbox.settings.origin.length);
async function signUp(email: string): Promise<string> {
  const before = mailServer.mails.length;
  expect((await inbox.post("/api/subscriptions", { email, elapsed: 5000 })).status).toBe(202);
  await expect.poll(() => mailServer.mails.length, { timeout: 15_000 }).toBe(before + 1);
  return mailServer.mails.at(-1)!.text.match(/https:\S+token=\S+/)![0];
}
const press = (link: string) => {
  const url = new URL(localUrl(link));
  const token = new URLSearchParams({ token: url.searchParams.get("token")! });
  return inbox.post(url.pathname, token, { "sec-fetch-site": "same-origin" });
};

test("signing up and opening the link subscribe nobody; pressing the button does", async () => {
  const link = await signUp("asha@example.com");
  expect(link).toContain(confirmPath);
  expect(link, "the address is not in the link").not.toMatch(/asha@|asha%40|example\.com/);
  expect(mailServer.mails.at(-1)).toMatchObject({ to: ["asha@example.com"] });
  for (let i = 0; i < 3; i++) {
    const page = await fetch(localUrl(link));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<form method="post"');
  }
  expect(await subscriberCount()).toBe(0);
  expect((await press(link)).status).toBe(200);
  expect((await press(link)).status).toBe(200);
  expect(await subscriberCount()).toBe(1);
});

test("one-click unsubscribing from a mail program works, in both formats that it may use", async () => {
  const [row] = await inbox.store.read((db) => db.selectFrom("subscribers").selectAll().execute());
  const link = unsubscribeLink(row!.id, { settings: inbox.settings, secret: await signingSecret(inbox.store) });
  expect((await fetch(localUrl(link))).status).toBe(200);
  expect(await subscriberCount()).toBe(1);
  expect((await fetch(localUrl(link), { method: "HEAD" })).status).toBe(200);
  for (const oneClick of [new FormData(), new URLSearchParams()]) {
    oneClick.set("List-Unsubscribe", "One-Click");
    expect((await fetch(localUrl(link), { method: "POST", body: oneClick })).status).toBe(200);
    expect(await subscriberCount()).toBe(0);
    await inbox.store.change((db) => db.insertInto("subscribers").values(row!).execute());
  }
  await inbox.store.change((db) => db.deleteFrom("subscribers").execute());
});

test("links that are older than two days, changed or empty do nothing", async () => {
  const link = await signUp("ravi@example.com");
  const changed = link.replace(/token=(.)/, (_, first) => `token=${first === "0" ? "1" : "0"}`);
  for (const bad of [link.slice(0, -1), changed, link.replace(/token=.*/, "token=")]) {
    expect((await fetch(localUrl(bad))).status).toBe(410);
    expect((await press(bad)).status).toBe(410);
  }
  later = 2 * day;
  expect((await fetch(localUrl(link))).status).toBe(410);
  expect((await press(link)).status).toBe(410);
  expect(await subscriberCount()).toBe(0);
});

test("signing up twice gives the same reply and no second mail, so that nobody learns who is on the list", async () => {
  await signUp("mira@example.com");
  const count = mailServer.mails.length;
  const again = await inbox.post("/api/subscriptions", { email: "MIRA@example.com", elapsed: 5000 });
  expect([again.status, again.text]).toEqual([202, '{"code":"requested"}\n']);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(mailServer.mails).toHaveLength(count);
});

test.each([
  "",
  "asha",
  "a@b",
  "a,b@example.com",
  "asha@example.com>",
  "asha@example.com\r\nBcc: x@example.com",
  "a\u0000b@example.com",
  "a\u202eb@example.com",
])("the address %j is refused", async (email) => {
  expect((await inbox.post("/api/subscriptions", { email, elapsed: 5000 })).status).toBe(422);
});
