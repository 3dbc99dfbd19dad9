import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { contactLimits } from "#app/shared/contact-rules.ts";
import { messages } from "#app/content/content.ts";
import type { Log } from "#server/log.ts";
import { openFile } from "#server/inbox/store/sqlite.ts";
import { contactMessage, contactPost, startTestInbox, type TestInbox } from "#server/inbox/testing/test-inbox.ts";
import { request } from "#server/testing/http.ts";

const logged: Parameters<Log>[0][] = [];
let inbox: TestInbox;
beforeAll(async () => (inbox = await startTestInbox({ log: (entry) => logged.push(entry) })));
afterAll(() => inbox.close());
afterEach(async () => void (await inbox.store.change((db) => db.deleteFrom("messages").execute())));
const post = (body: unknown, headers?: Record<string, string>) => inbox.post("/api/messages", body, headers);

describe("a message from the page's script", () => {
  test("is answered with 201 once it is stored, and with 200 when it is repeated", async () => {
    const body = contactPost();
    expect(await post(body)).toMatchObject({ status: 201, text: '{"code":"stored"}\n' });
    expect(await post(body)).toMatchObject({ status: 200, text: '{"code":"stored"}\n' });
    expect(await inbox.messages()).toMatchObject([contactMessage]);
  });

  test("with different text under a used key is refused, so that nobody believes it was stored", async () => {
    const body = contactPost();
    await post(body);
    expect((await post({ ...body, message: "Different text" })).status).toBe(409);
  });

  test.each([
    ["no name", { name: " " }],
    ["a name that nobody can see", { name: "\u200d\ufe0f \u200c" }],
    ["a bad address", { email: "asha@example" }],
    ["no message", { message: "\u0000\n" }],
    ["a message that is too long", { message: "x".repeat(contactLimits.message + 1) }],
    ["a subject that is too long", { subject: "x".repeat(contactLimits.subject + 1) }],
    ["a filled honeypot", { website: "https://spam.example" }],
    ["less time than a person needs", { elapsed: 1999 }],
    ["no time at all", { elapsed: undefined }],
    ["a time that is not a number", { elapsed: "soon" }],
  ])("with %s is refused and not stored", async (_case, changes) => {
    expect((await post(contactPost(changes))).status).toBe(422);
    expect(await inbox.messages()).toEqual([]);
  });

  test("that is refused leaves in the log which fields were wrong, and why", async () => {
    await post(contactPost({ name: "", email: "asha@example" }));
    expect(logged.at(-1)).toMatchObject({ fields: "name,email", problem: messages.contact.missing.title });
  });

  test.each([
    ["hidden field filled in", { website: "https://spam.example" }],
    ["sent too soon", { elapsed: 1999 }],
  ])("that seems to come from a program leaves in the log: %s", async (problem, changes) => {
    await post(contactPost(changes));
    expect(logged.at(-1)).toMatchObject({ code: "automated", problem });
  });

  test("is stored without control characters, and with line breaks in the message only", async () => {
    await post(
      contactPost({ name: "Asha\r\nBcc: all@example.com", subject: "a\tb\u0000c", message: "one\r\ntwo\u0007\ud800" }),
    );
    expect(await inbox.messages()).toMatchObject([
      { name: "Asha Bcc: all@example.com", subject: "a bc", message: "one\ntwo\ufffd" },
    ]);
  });
});

test("characters that hide or reorder text are not stored, and those that scripts and emoji need are", async () => {
  const email = "asha\u200b@example.com";
  await post(
    contactPost({
      name: "\u202eAsha\u2066\u200f",
      email,
      message: "क्\u200dष 👩\u200d🦳 🕉\ufe0f a\u00ad\ufeffb\u{e0041}",
    }),
  );
  expect(await inbox.messages()).toMatchObject([
    { name: "Asha", email: "asha@example.com", message: "क्\u200dष 👩\u200d🦳 🕉\ufe0f ab" },
  ]);
});

test("an address made to slow down the email pattern is refused at once", async () => {
  expect((await post(contactPost({ email: `a@${".".repeat(190_000)}@` }))).status).toBe(422);
});

describe("a form posted without scripts", () => {
  const form = (changes: Record<string, string> = {}) =>
    new URLSearchParams({ ...contactMessage, website: "", ...changes });

  test("gets a thank-you page, and the same text is stored once", async () => {
    const reply = await post(form());
    expect(reply.status).toBe(201);
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(reply.text).toContain(`<h1>${messages.contact.sent.title}</h1>`);
    expect((await post(form())).status).toBe(200);
    expect((await post(form({ message: "More text" }))).status).toBe(201);
    expect(await inbox.messages()).toHaveLength(2);
  });

  test("that is incomplete gets a page with the reasons, which repeats nothing of it", async () => {
    const { status, text } = await post(form({ name: "", email: "<script>alert(1)</script>", message: "secret text" }));
    expect(status).toBe(422);
    expect(text).toContain(messages.contact.fields.nameMissing);
    expect(text).toContain(messages.contact.fields.emailInvalid);
    expect(text).not.toMatch(/script>|alert|secret/);
  });

  test("gets a page that allows no scripts, frames or other hosts and is not cached", async () => {
    const { headers } = await post(form());
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; form-action/,
    );
    expect(headers.get("content-security-policy")).not.toMatch(/script-src|unsafe|\*/);
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("before the fields are examined, the handler", () => {
  test.each([
    ["a form on another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a form on another subdomain", { "sec-fetch-site": "same-site" }, 403],
    ["a form on another origin, from an older browser", { origin: "https://evil.example" }, 403],
    ["a form in a frame without an origin", { origin: "null" }, 403],
    ["a referrer from elsewhere", { referer: "https://evil.example/x" }, 403],
    ["our own page", { "sec-fetch-site": "same-origin" }, 201],
    ["our own page behind a proxy that names another host", { origin: "https://nadashanti.example" }, 201],
    ["a client without these headers", {}, 201],
    ["plain text", { "content-type": "text/plain" }, 415],
    ["a form with files", { "content-type": "multipart/form-data; boundary=x" }, 415],
    ["no type", { "content-type": "" }, 415],
    ["compressed content", { "content-encoding": "gzip" }, 415],
    ["JSON with a character set", { "content-type": "Application/JSON; charset=utf-8" }, 201],
  ])("answers %s %j with %i", async (_case, headers, status) => {
    expect((await post(contactPost(), headers as Record<string, string>)).status).toBe(status);
  });

  test.each([
    ["broken JSON", "{"],
    ["a list", "[]"],
    ["a word", '"x"'],
    ["nothing", ""],
    ["a field that is an object", JSON.stringify(contactPost({ name: { $ne: null } }))],
    ["a field that is null", JSON.stringify(contactPost({ name: null }))],
    ["too many fields", JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, "x"])))],
    ["an invalid key", JSON.stringify(contactPost({ key: "../../x" }))],
  ])("refuses %s as unreadable", async (_case, body) => {
    expect((await post(body)).status).toBe(400);
  });

  const postBytes = async (body: Buffer, headers: Record<string, string> = {}) => {
    const options = { method: "POST", headers: { "content-type": "application/json", ...headers }, body };
    return (await request(inbox.address, "/api/messages", options)).status;
  };

  test("refuses bytes that are not UTF-8", async () => {
    expect(await postBytes(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))).toBe(400);
  });

  test("stops reading a body that is too large, with or without a Content-Length", async () => {
    expect((await post(contactPost({ message: "x".repeat(300_000) }))).status).toBe(413);
    expect(await postBytes(Buffer.alloc(300_000, 120), { "transfer-encoding": "chunked" })).toBe(413);
  });

  describe("limits requests per address", () => {
    let clock = Date.UTC(2027, 0, 31);
    let limited: TestInbox;
    const refusals: Parameters<Log>[0][] = [];
    const log: Log = (entry) => void (entry.status === 429 && refusals.push(entry));
    beforeAll(async () => {
      const settings = { perHour: 4, proxies: 1, smtp: "smtp://127.0.0.1:9" };
      limited = await startTestInbox({ settings, clock: () => clock, log });
    });
    afterAll(() => limited.close());
    const from = (address: string, headers = {}) =>
      limited.post("/api/messages", contactPost(), { "x-forwarded-for": `9.9.9.9, ${address}`, ...headers });

    test("and says when to try again", async () => {
      for (let i = 0; i < 4; i++) expect((await from("1.2.3.4")).status).toBe(201);
      const refused = await from("1.2.3.4");
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toBe("900");
      expect((await from("1.2.3.5")).status).toBe(201);
      clock += 900_000;
      expect((await from("1.2.3.4")).status).toBe(201);
      expect((await from("1.2.3.4")).status).toBe(429);
      expect(refusals.map(({ limit }) => limit)).toEqual(["address", "address"]);
    });

    test("and per network of IPv6, ten times as many", async () => {
      const statuses: number[] = [];
      for (let i = 0; i < 41; i++) statuses.push((await from(`2001:db8:1:${i}::1`)).status);
      expect(statuses).toEqual([...Array<number>(40).fill(201), 429]);
      expect(refusals.at(-1)).toMatchObject({ limit: "network" });
      expect((await from("2001:db8:2::1")).status).toBe(201);
    });

    test("and for all addresses together", async () => {
      const busy = await startTestInbox({ settings: { perHour: 2, allPerHour: 3, proxies: 1 }, log });
      const statuses: number[] = [];
      for (const last of [1, 2, 3, 4]) {
        const headers = { "x-forwarded-for": `9.9.9.${last}` };
        statuses.push((await busy.post("/api/messages", contactPost(), headers)).status);
      }
      await busy.close();
      expect(statuses).toEqual([201, 201, 201, 429]);
      expect(refusals.at(-1)).toMatchObject({ limit: "all addresses" });
    });

    test("but does not count what other sites post in a visitor's browser", async () => {
      for (let i = 0; i < 5; i++) expect((await from("1.2.3.7", { "sec-fetch-site": "cross-site" })).status).toBe(403);
      expect((await from("1.2.3.7")).status).toBe(201);
    });

    test("but does not count what the server could not store", { timeout: 30_000 }, async () => {
      const other = openFile(limited.file);
      other.exec("begin immediate");
      const refused = await Promise.all([1, 2, 3, 4].map(() => from("1.2.3.8")));
      other.exec("rollback");
      other.close();
      expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
      expect((await from("1.2.3.8")).status).toBe(201);
    });

    test("for newsletter links too, ten times as many", async () => {
      const token = () => limited.post("/api/subscriptions/unsubscribe", new URLSearchParams({ token: "guess" }));
      for (let i = 0; i < 40; i++) expect((await token()).status).toBe(410);
      expect((await token()).status).toBe(429);
      expect(refusals.at(-1)).toMatchObject({ limit: "links" });
    });
  });
});

test("other paths and methods are refused", async () => {
  expect((await inbox.post("/api/other", contactPost())).status).toBe(404);
  const got = await fetch(`${inbox.address}/api/messages`);
  expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
});

test("without a mail server newsletter sign-up is closed", async () => {
  expect((await inbox.post("/api/subscriptions", { email: "asha@example.com", elapsed: 5000 })).status).toBe(404);
});

test("the log contains events and nothing about the visitor", async () => {
  await post(contactPost({ name: "Verysecretname", email: "verysecret@example.com", message: "verysecrettext" }));
  await inbox.post("/api/verysecret?verysecret=1", contactPost());
  expect(logged.length).toBeGreaterThan(10);
  expect(JSON.stringify(logged)).not.toMatch(/secret|127\.0\.0\.1|asha|example/i);
  expect(Object.keys(logged[0]!).sort()).toEqual(["code", "event", "method", "ms", "path", "status"]);
});
