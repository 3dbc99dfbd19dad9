import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { hour, minute } from "#server/clock.ts";
import { listen, request, type Answer } from "#server/testing/http.ts";
import { Desk } from "#editor/desk/desk.ts";
import { readDeskOrigin } from "#editor/desk/origin.ts";
import { hashOf, newCode, readCode } from "#editor/desk/secrets.ts";
import { DeskStore } from "#editor/desk/store.ts";
import { Authenticator } from "#editor/desk/testing/authenticator.ts";

const origin = "https://desk.example.org";
const own = { host: "desk.example.org", origin, "sec-fetch-site": "same-origin", "content-type": "application/json" };

let folder: string;
let store: DeskStore;
let now: number;
let log: Record<string, unknown>[];
let server: Awaited<ReturnType<typeof listen>>;
let desk: Desk;
let phone: Authenticator;

/** The desk in front of an editor that gives its secret to everyone who gets through. */
function open(deskOrigin = origin) {
  desk = new Desk({
    origin: deskOrigin,
    siteName: "Practice",
    store,
    files: { "/__desk/sign-in.js": { type: "text/javascript", body: "script" } },
    log: (entry) => log.push(entry),
    clock: () => now,
  });
  const front = createServer(async (request, response) => {
    if (await desk.admits(request, response)) response.end("secret");
  });
  front.on("upgrade", (request, socket) => desk.admitsSocket(request, socket) && socket.write("secret"));
  return listen(front);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "desk-"));
  store = new DeskStore(join(folder, "data/desk.db"));
  now = Date.UTC(2026, 10, 18);
  log = [];
  server = await open();
  phone = new Authenticator(origin);
  return () => {
    // Not awaited, because a websocket may still be open.
    void server.close();
    store.close();
    rmSync(folder, { recursive: true });
  };
});

async function send(method: string, path: string, headers: Record<string, string> = {}, body = "", at = server) {
  const answer = await request(at.address, path, { method, headers: { host: own.host, ...headers }, body });
  return { ...answer, text: answer.body.toString() };
}
const get = (path: string, headers: Record<string, string> = {}) => send("GET", path, headers);
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  send("POST", `/__desk/${path}`, { ...own, ...headers }, JSON.stringify(body));
const optionsOf = ({ body }: Answer) => JSON.parse(body.toString()) as { challenge: string };
const cookieOf = ({ headers }: Answer) => headers["set-cookie"]![0]!.split(";")[0]!;

function printCode(): string {
  const code = newCode();
  store.setCode(hashOf(readCode(code)), now + 10 * minute);
  return code;
}

async function pair(code = printCode(), name = "Phone", device = phone): Promise<Answer> {
  const options = await post("pair-options", { code, name });
  if (options.status !== 200) return options;
  return post("pair", { code, name, response: device.create(optionsOf(options)) });
}

async function signIn(device = phone): Promise<Answer> {
  const options = optionsOf(await post("sign-in-options", {}));
  return post("sign-in", { response: device.get(options) });
}

/** A websocket, and what the desk answers to it. */
async function openSocket(headers: Record<string, string>) {
  const socket = connect(server.port, "127.0.0.1");
  const lines = Object.entries({ Upgrade: "websocket", Connection: "Upgrade", ...headers });
  socket.write(`GET / HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
  const [answer] = (await once(socket, "data")) as [Buffer];
  return { socket, answer: String(answer) };
}

describe("pairing", () => {
  test("a code adds one device and signs it in, however it is typed", async () => {
    const paired = await pair(` ${printCode().toLowerCase().replaceAll("-", " ").replaceAll("0", "o")} `);
    expect(paired.status).toBe(200);
    expect((await get("/", { cookie: cookieOf(paired) })).text).toBe("secret");
    expect(log).toEqual([{ event: "pairing", passkey: "Phone" }]);
  });

  test("a code that was used adds no second device", async () => {
    const code = printCode();
    await pair(code);
    expect((await pair(code, "Stranger", new Authenticator(origin))).status).toBe(403);
    expect(store.passkeys().map(({ name }) => name)).toEqual(["Phone"]);
  });

  test("of two devices that use a code at the same time, one is added", async () => {
    const code = printCode();
    const both = await Promise.all([pair(code), pair(code, "Stranger", new Authenticator(origin))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(store.passkeys()).toHaveLength(1);
  });

  test("a code has expired after ten minutes, also in the middle of a pairing", async () => {
    const code = printCode();
    const options = optionsOf(await post("pair-options", { code, name: "Phone" }));
    now += 10 * minute;
    expect((await post("pair", { code, name: "Phone", response: phone.create(options) })).status).toBe(403);
    expect((await post("pair-options", { code, name: "Phone" })).status).toBe(403);
    const passkey = { id: "id", name: "Phone", publicKey: Buffer.alloc(1), counter: 0 };
    expect(store.pair(hashOf(readCode(code)), passkey, now)).toBe(false);
    expect(store.passkeys()).toEqual([]);
  });

  test("a new code replaces the one before", async () => {
    const first = printCode();
    printCode();
    expect((await pair(first)).status).toBe(403);
  });

  test("two devices cannot have one name, and the code is not lost by it", async () => {
    await pair();
    const code = printCode();
    expect((await pair(code, "phone", new Authenticator(origin))).status).toBe(409);
    expect((await pair(code, "Laptop", new Authenticator(origin))).status).toBe(200);
  });
});

describe("signing in", () => {
  beforeEach(async () => void (await pair()));

  test("a paired device opens everything, and the cookie belongs to this host alone", async () => {
    const signedIn = await signIn();
    expect(signedIn.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^__Host-desk=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    expect((await get("/__editor/names", { cookie: cookieOf(signedIn) })).text).toBe("secret");
    expect(log.at(-1)).toEqual({ event: "sign-in", passkey: "Phone" });
  });

  test("a device that was never paired is refused", async () => {
    expect((await signIn(new Authenticator(origin))).status).toBe(403);
    expect(log.at(-1)).toEqual({ event: "refusal", reason: "passkey" });
  });

  test.each(["https://desk.example.com", `${origin}:8443`])(
    "an answer that was given to %s is refused",
    async (other) => {
      const options = optionsOf(await post("sign-in-options", {}));
      const lured = Object.assign(phone, { origin: other });
      expect((await post("sign-in", { response: lured.get(options) })).status).toBe(403);
    },
  );

  test("an answer to a question that the desk did not ask is refused", async () => {
    const asked = Buffer.from(optionsOf(await post("sign-in-options", {})).challenge, "base64url");
    asked[0]! ^= 1;
    expect((await post("sign-in", { response: phone.get({ challenge: asked.toString("base64url") }) })).status).toBe(
      403,
    );
  });

  test("an answer works once, and not after five minutes", async () => {
    const options = optionsOf(await post("sign-in-options", {}));
    const response = phone.get(options);
    expect((await post("sign-in", { response })).status).toBe(200);
    expect((await post("sign-in", { response })).status).toBe(403);
    const late = optionsOf(await post("sign-in-options", {}));
    now += 5 * minute;
    expect((await post("sign-in", { response: phone.get(late) })).status).toBe(403);
  });

  test("a device that did not check its owner is refused", async () => {
    const options = optionsOf(await post("sign-in-options", {}));
    expect((await post("sign-in", { response: phone.get(options, { verified: false }) })).status).toBe(403);
  });

  test("a removed device is signed out at once and cannot sign in", async () => {
    const cookie = cookieOf(await signIn());
    store.removePasskey("Phone");
    expect((await get("/", { cookie })).status).toBe(401);
    expect((await signIn()).status).toBe(403);
  });

  test("a session ends by signing out, and by itself after twelve hours", async () => {
    const cookie = cookieOf(await signIn());
    const other = cookieOf(await signIn());
    expect((await post("sign-out", {}, { cookie })).status).toBe(303);
    expect((await get("/", { cookie })).status).toBe(401);
    expect((await get("/", { cookie: other })).text).toBe("secret");
    now += 12 * hour;
    expect((await get("/", { cookie: other })).status).toBe(401);
  });

  test("a stolen cookie is worth nothing on another host", async () => {
    const cookie = cookieOf(await signIn());
    expect((await get("/", { cookie, host: "other.example" })).status).toBe(421);
    // Another desk that was given a copy of the same store.
    const copy = await open("https://other.example");
    expect((await send("GET", "/", { cookie, host: "other.example" }, "", copy)).status).toBe(401);
    await copy.close();
  });
});

describe("without sign-in", () => {
  test.each([
    "/",
    "/__editor/names",
    "/@vite/client",
    "/app/islands.ts",
    "/__desk/../",
    "/../data/desk.db",
    "//__desk/",
  ])("%s is not served", async (path) => {
    const answer = await get(path, { accept: "*/*" });
    expect(answer).toMatchObject({ status: 401 });
    expect(answer.text).not.toContain("secret");
  });

  test("a browser gets the sign-in page under any address, with a policy of its own", async () => {
    const { status, headers, text } = await get("/services", { "sec-fetch-dest": "document" });
    expect(status).toBe(401);
    expect(text).toContain("<h1>Sign in");
    expect(text).not.toMatch(/<script>|<style|onclick|style=/);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(headers["cache-control"]).toBe("no-store");
    expect((await get("/__desk/sign-in.js")).text).toBe("script");
  });

  test("a websocket needs the cookie and the desk's own page", async () => {
    const answerTo = async (headers: Record<string, string>) => {
      const { socket, answer } = await openSocket(headers);
      socket.destroy();
      return answer;
    };
    const host = { Host: own.host };
    expect(await answerTo({ ...host, Origin: origin })).toContain("403");
    const Cookie = cookieOf(await pair());
    expect(await answerTo({ ...host, Origin: origin, Cookie })).toBe("secret");
    expect(await answerTo({ ...host, Origin: "https://evil.example", Cookie })).toContain("403");
    expect(await answerTo({ ...host, Cookie })).toContain("403");
    expect(await answerTo({ Host: "evil.example", Origin: origin, Cookie })).toContain("403");
  });

  test("an open websocket ends with its session", async () => {
    const { socket } = await openSocket({ Host: own.host, Origin: origin, Cookie: cookieOf(await pair()) });
    const closed = once(socket, "close");
    store.removePasskey("Phone");
    desk.closeEndedSockets();
    await closed;
  });
});

describe("other websites", () => {
  test("a page of another website, or one behind a rebinding host name, is refused before anything is looked at", async () => {
    const cookie = cookieOf(await pair());
    const others: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { host: "evil.example" },
      { host: "127.0.0.1" },
    ];
    for (const foreign of others) {
      expect((await send("GET", "/", { cookie, ...foreign })).status).toBeGreaterThan(402);
      expect((await post("sign-in-options", {}, foreign)).status).toBeGreaterThan(402);
    }
    expect((await post("sign-out", {}, { cookie, "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await get("/", { cookie })).text).toBe("secret");
    expect(log.map(({ reason }) => reason)).toEqual([
      undefined,
      "origin",
      "origin",
      "host",
      "host",
      "host",
      "host",
      "origin",
    ]);
  });
});

describe("limits", () => {
  const guess = (from: string) => post("pair-options", { code: newCode(), name: "x" }, { "x-forwarded-for": from });

  test("an address that guessed ten times waits, and others do not", async () => {
    const code = printCode();
    for (let i = 0; i < 10; i++) expect((await guess("192.0.2.1")).status).toBe(403);
    const refused = await post("pair-options", { code, name: "x" }, { "x-forwarded-for": "192.0.2.1" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await post("pair-options", { code, name: "x" }, { "x-forwarded-for": "192.0.2.2" })).status).toBe(200);
    now += 10 * minute;
    expect((await guess("192.0.2.1")).status).toBe(403);
  });

  test("a hundred wrong codes from many addresses end all pairing for a while, but no sign-in", async () => {
    await pair();
    for (let i = 0; i < 100; i++) await guess(`198.51.100.${i}`);
    expect((await guess("203.0.113.1")).status).toBe(429);
    expect((await signIn()).status).toBe(200);
  });

  test("a large body is refused", async () => {
    expect((await post("sign-in", { response: { id: "x".repeat(30_000) } })).status).toBe(413);
  });
});

test("neither codes nor tokens are in the store or in the log, and only the owner may read the file", async ({
  skip,
}) => {
  const code = printCode();
  const token = cookieOf(await pair(code)).split("=")[1]!;
  const pending = printCode();
  const files = ["desk.db", "desk.db-wal"].map((name) => readFileSync(join(folder, "data", name), "latin1")).join();
  for (const secret of [code, readCode(code), pending, readCode(pending), token]) {
    expect(files).not.toContain(secret);
    expect(JSON.stringify(log)).not.toContain(secret);
  }
  skip(process.platform === "win32", "Windows has no file modes");
  expect(statSync(join(folder, "data/desk.db")).mode & 0o777).toBe(0o600);
});

test("the address of the desk is https, without a path", () => {
  expect(readDeskOrigin({})).toBeUndefined();
  expect(readDeskOrigin({ DESK_ORIGIN: `${origin}/` })).toBe(origin);
  for (const wrong of ["http://desk.example.org", "desk.example.org", `${origin}/desk`])
    expect(() => readDeskOrigin({ DESK_ORIGIN: wrong })).toThrow("https");
});
