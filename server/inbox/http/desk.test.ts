import { request } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { contactLimits } from "#app/contact/contact-rules.ts";
import { messages } from "#app/content/messages.ts";
import type { Log } from "#server/inbox/log.ts";
import { letter, startTestInbox, whole, type TestInbox } from "#server/inbox/testing/test-inbox.ts";

const logged: Parameters<Log>[0][] = [];
let inbox: TestInbox;
beforeAll(async () => (inbox = await startTestInbox({ log: (entry) => logged.push(entry) })));
afterAll(() => inbox.close());
afterEach(async () => void (await inbox.store.change((db) => db.deleteFrom("messages").execute())));
const post = (body: unknown, headers?: Record<string, string>) => inbox.post("/api/messages", body, headers);

describe("a message from the page's script", () => {
  test("is answered with 201 once it is kept, and with 200 when it comes again", async () => {
    const body = whole();
    expect(await post(body)).toMatchObject({ status: 201, text: '{"code":"kept"}\n' });
    expect(await post(body)).toMatchObject({ status: 200, text: '{"code":"kept"}\n' });
    expect(await inbox.messages()).toMatchObject([letter]);
  });

  test("with other words under a used key is refused, so that nobody believes them kept", async () => {
    const body = whole();
    await post(body);
    expect((await post({ ...body, message: "Other words" })).status).toBe(409);
  });

  test.each([
    ["no name", { name: " " }],
    ["a bad address", { email: "asha@example" }],
    ["no message", { message: "\u0000\n" }],
    ["a message that is too long", { message: "x".repeat(contactLimits.message + 1) }],
    ["a subject that is too long", { subject: "x".repeat(contactLimits.subject + 1) }],
    ["a filled trap", { website: "https://spam.example" }],
    ["less time than a person needs", { waited: 1999 }],
    ["no time at all", { waited: undefined }],
    ["a time that is none", { waited: "soon" }],
  ])("with %s is refused and not kept", async (_case, changes) => {
    expect((await post(whole(changes))).status).toBe(422);
    expect(await inbox.messages()).toEqual([]);
  });

  test("is kept without what no eye can see, its single lines as single lines", async () => {
    await post(
      whole({ name: "Asha\r\nBcc: all@example.com", subject: "a\tb\u0000c", message: "one\r\ntwo\u0007\ud800" }),
    );
    expect(await inbox.messages()).toMatchObject([
      { name: "Asha Bcc: all@example.com", subject: "a bc", message: "one\ntwo\ufffd" },
    ]);
  });
});

describe("a form posted without scripts", () => {
  const form = (changes: Record<string, string> = {}) => new URLSearchParams({ ...letter, website: "", ...changes });

  test("gets a page that thanks, and the same words again are kept once", async () => {
    const thanks = await post(form());
    expect(thanks.status).toBe(201);
    expect(thanks.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(thanks.text).toContain(`<h1>${messages.contact.sent.title}</h1>`);
    expect((await post(form())).status).toBe(200);
    expect((await post(form({ message: "More words" }))).status).toBe(201);
    expect(await inbox.messages()).toHaveLength(2);
  });

  test("that is not whole gets a page with the reasons, and not a word of what it held", async () => {
    const { status, text } = await post(
      form({ name: "", email: "<script>alert(1)</script>", message: "secret words" }),
    );
    expect(status).toBe(422);
    expect(text).toContain(messages.contact.fields.nameMissing);
    expect(text).toContain(messages.contact.fields.emailInvalid);
    expect(text).not.toMatch(/script>|alert|secret/);
  });

  test("gets a page that no script, frame or other host can touch and no cache keeps", async () => {
    const { headers } = await post(form());
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; form-action/,
    );
    expect(headers.get("content-security-policy")).not.toMatch(/script-src|unsafe|\*/);
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("the gate", () => {
  test.each([
    ["a form on another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a form on a neighbour's subdomain", { "sec-fetch-site": "same-site" }, 403],
    ["a form on another origin, from an older browser", { origin: "https://evil.example" }, 403],
    ["a form in a frame without an origin", { origin: "null" }, 403],
    ["a referrer from elsewhere", { referer: "https://evil.example/x" }, 403],
    ["our own page", { "sec-fetch-site": "same-origin" }, 201],
    ["our own page behind a proxy that names another host", { origin: "https://nadashanti.example" }, 201],
    ["a text browser that says nothing", {}, 201],
    ["plain text", { "content-type": "text/plain" }, 415],
    ["a form with files", { "content-type": "multipart/form-data; boundary=x" }, 415],
    ["no type", { "content-type": "" }, 415],
    ["packed content", { "content-encoding": "gzip" }, 415],
    ["JSON with a character set", { "content-type": "Application/JSON; charset=utf-8" }, 201],
  ])("answers %s %j with %i", async (_case, headers, status) => {
    expect((await post(whole(), headers as Record<string, string>)).status).toBe(status);
  });

  test.each([
    ["broken JSON", "{"],
    ["a list", "[]"],
    ["a word", '"x"'],
    ["nothing", ""],
    ["a field that is an object", JSON.stringify(whole({ name: { $ne: null } }))],
    ["a field that is null", JSON.stringify(whole({ name: null }))],
    ["too many fields", JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, "x"])))],
    ["a key that is none", JSON.stringify(whole({ key: "../../x" }))],
  ])("refuses %s as unreadable", async (_case, body) => {
    expect((await post(body)).status).toBe(400);
  });

  test("refuses bytes that are no text", async () => {
    expect(await raw(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))).toBe(400);
  });

  test("stops reading what is too large, whether or not it says so beforehand", async () => {
    expect((await post(whole({ message: "x".repeat(300_000) }))).status).toBe(413);
    expect(await raw(Buffer.alloc(300_000, 120), { "transfer-encoding": "chunked" })).toBe(413);
  });

  test("lets each address post so many times an hour, and says when to come again", async () => {
    let now = 0;
    const slow = await startTestInbox({ settings: { perHour: 4, proxies: 1 }, clock: () => now });
    const from = (address: string) => slow.post("/api/messages", whole(), { "x-forwarded-for": `9.9.9.9, ${address}` });
    for (let i = 0; i < 4; i++) expect((await from("1.2.3.4")).status).toBe(201);
    const refused = await from("1.2.3.4");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("900");
    expect((await from("1.2.3.5")).status).toBe(201);
    now += 900_000;
    expect((await from("1.2.3.4")).status).toBe(201);
    expect((await from("1.2.3.4")).status).toBe(429);
    await slow.close();
  });
});

test("other addresses and other methods are refused", async () => {
  expect((await inbox.post("/api/other", whole())).status).toBe(404);
  const got = await fetch(`${inbox.address}/api/messages`);
  expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
});

test("without a mail server the newsletter is not open", async () => {
  expect((await inbox.post("/api/subscriptions", { email: "asha@example.com", waited: 5000 })).status).toBe(404);
});

test("the log holds events, and nothing of the visitor", async () => {
  await post(whole({ name: "Verysecretname", email: "verysecret@example.com", message: "verysecretwords" }));
  await inbox.post("/api/verysecret?verysecret=1", whole());
  expect(logged.length).toBeGreaterThan(10);
  expect(JSON.stringify(logged)).not.toMatch(/secret|127\.0\.0\.1|asha|example/i);
  expect(Object.keys(logged[0]!).sort()).toEqual(["event", "method", "ms", "path", "status"]);
});

function raw(body: Buffer, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${inbox.address}/api/messages`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
    });
    asked.on("response", (response) => resolve(response.resume().statusCode!));
    asked.on("error", reject);
    asked.end(body);
  });
}
