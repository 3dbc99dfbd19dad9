import { Agent } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactPost, startTestInbox, type TestInbox } from "#server/inbox/testing/test-inbox.ts";
import { request } from "#server/testing/http.ts";
import { seeded } from "#server/testing/random.ts";

const bodies = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
let inbox: TestInbox;
beforeAll(async () => (inbox = await startTestInbox({ settings: { smtp: "smtp://127.0.0.1:9" } })));
afterAll(async () => {
  agent.destroy();
  await inbox.close();
});

test("10,000 malformed bodies cause neither a 500 nor a crash", async () => {
  const random = seeded(20_270_131);
  const replies: Record<number, number> = {};
  let sent = 0;
  async function sender() {
    while (sent < bodies) {
      sent += 1;
      const { path, type, body } = badPost(random);
      const options = { method: "POST", headers: { "content-type": type }, body, agent };
      const { status } = await request(inbox.address, path, options);
      replies[status] = (replies[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: 16 }, sender));
  // 429: one mailbox gets only a few confirmation mails an hour.
  for (const status of Object.keys(replies))
    expect([200, 201, 202, 400, 409, 410, 413, 415, 422, 429]).toContain(Number(status));
  expect((await inbox.post("/api/messages", contactPost())).status, "it still works").toBe(201);
});

function badPost(random: () => number) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const path = pick(["/api/messages", "/api/messages", "/api/subscriptions", "/api/subscriptions/confirm"]);
  const type = pick([
    "application/json",
    "application/json",
    "application/x-www-form-urlencoded",
    "application/json;charset=utf-7",
    "text/plain",
    "multipart/form-data",
  ]);
  const nasty = () =>
    pick([
      "",
      "\u0000",
      "\ud800",
      "\udfff x",
      "🕉️".repeat(1 + Math.floor(random() * 50)),
      "'; drop table messages; --",
      "<script>alert(1)</script>",
      "\r\nBcc: a@example.com\r\n\r\n",
      "%00%ff%C3%28",
      "a@b.c",
      "__proto__",
      "\u202eevil",
      "x".repeat(Math.floor(random() * 25_000)),
      "-1e309",
      "=cmd|' /C calc'!A0",
      "${7*7}{{7*7}}",
    ]);
  const fields = () =>
    contactPost({
      [pick(["name", "email", "subject", "message", "key", "elapsed", "website", "__proto__", "x"])]: nasty(),
    });
  const value = (): unknown => pick([null, 1e308, -0, [], {}, [[[[]]]], { a: { b: [nasty()] } }, true, nasty()]);
  const cut = (text: string) => text.slice(0, Math.floor(random() * text.length));
  const body = pick([
    () => JSON.stringify(fields()),
    () => JSON.stringify(contactPost({ [pick(["name", "email", "message", "key", "elapsed"])]: value() })),
    () => JSON.stringify(value()),
    () => cut(JSON.stringify(fields())),
    () => new URLSearchParams(Object.entries(fields()).map(([key, entry]) => [key, String(entry)])).toString(),
    () => cut(`name=%E0%A4%A&email=${nasty()}&message=%&=&&&`),
    () => `${"[".repeat(Math.floor(random() * 20_000))}`,
    () => `{"name":${"9".repeat(400)},"elapsed":1e999}`,
  ])();
  const bytes = Buffer.from(body);
  // A quarter of them get some random bytes.
  if (random() < 0.25)
    for (let i = 0; i < 8 && bytes.length > 0; i++) bytes[Math.floor(random() * bytes.length)] = random() * 256;
  return { path, type, body: bytes };
}
