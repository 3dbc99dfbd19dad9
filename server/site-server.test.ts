import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { fileType } from "./file-types.ts";
import { commonHeaders, documentHeaders, filePolicies, headersOf } from "./headers.ts";
import type { Log } from "./log.ts";
import { startSite } from "./site-server.ts";
import { get as getFrom } from "./testing/raw-request.ts";
import { makeBuild, page, policy, sound, usualFiles } from "./testing/test-build.ts";

const build = makeBuild();
const logged: Parameters<Log>[0][] = [];
const log: Log = (entry) => void logged.push(entry);
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite({ port: 0, folder: build.folder, log });
});
afterAll(async () => {
  await site.close();
  build.remove();
});

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  getFrom(site.address, path, headers, method);
const soundPath = "/audio/sound.mp3";
const size = sound.length;

describe("ranges", () => {
  test.each([
    ["bytes=10-109", 10, 109],
    ["bytes=0-0", 0, 0],
    ["bytes=-500", size - 500, size - 1],
    [`bytes=-${size * 2}`, 0, size - 1],
    [`bytes=${size - 5}-`, size - 5, size - 1],
    ["bytes=0-9007199254740993", 0, size - 1],
    ["bytes=1-99999999999999999999999999", 1, size - 1],
  ])("%s is answered with exactly those bytes", async (range, start, end) => {
    const part = await get(soundPath, { Range: range });
    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes ${start}-${end}/${size}`);
    expect(part.headers["content-length"]).toBe(String(end - start + 1));
    expect(part.body.equals(sound.subarray(start, end + 1))).toBe(true);
  });

  test.each(["bytes=5-2", `bytes=${size}-`, "bytes=-0", "bytes=99999999999999999999999999-"])(
    "%s cannot be satisfied",
    async (range) => {
      const refused = await get(soundPath, { Range: range });
      expect(refused.status).toBe(416);
      expect(refused.headers["content-range"]).toBe(`bytes */${size}`);
    },
  );

  test.each(["items=0-5", "bytes=", "bytes=-", "bytes=a-b", "bytes=0-1,5-6", "bytes", "bytes=1--5"])(
    "%s is ignored, and the whole file sent",
    async (range) => {
      const whole = await get(soundPath, { Range: range });
      expect(whole.status).toBe(200);
      expect(whole.body.equals(sound)).toBe(true);
    },
  );

  test("If-Range sends the part if the file is the same, and everything if it is not", async () => {
    const { headers } = await get(soundPath);
    const withIfRange = (value: string) => get(soundPath, { Range: "bytes=0-9", "If-Range": value });
    expect((await withIfRange(headers.etag!)).status).toBe(206);
    expect((await withIfRange(headers["last-modified"]!)).status).toBe(206);
    expect((await withIfRange('"another"')).status).toBe(200);
    expect((await withIfRange(`W/${headers.etag}`)).status).toBe(200);
    expect((await withIfRange("Mon, 01 Jan 2001 00:00:00 GMT")).status).toBe(200);
  });

  test("If-Match and If-Unmodified-Since refuse a part of another version", async () => {
    const { etag, "last-modified": modified } = (await get(soundPath)).headers;
    const part = async (condition: Record<string, string>) =>
      (await get(soundPath, { Range: "bytes=0-9", ...condition })).status;
    for (const match of [etag!, "*", `"x", ${etag}`]) expect(await part({ "If-Match": match })).toBe(206);
    expect(await part({ "If-Match": '"x", "y"' })).toBe(412);
    expect(await part({ "If-Unmodified-Since": modified! })).toBe(206);
    expect(await part({ "If-Unmodified-Since": "Mon, 01 Jan 2001 00:00:00 GMT" })).toBe(412);
  });
});

describe("conditional requests", () => {
  test("a file that the client has is not sent again", async () => {
    for (const encoding of ["br", "gzip", "identity"]) {
      const accept = { "Accept-Encoding": encoding };
      const { etag, "last-modified": modified } = (await get("/about", accept)).headers;
      const conditions: Record<string, string>[] = [
        { "If-None-Match": etag! },
        { "If-None-Match": `W/${etag}` },
        { "If-None-Match": `"x", W/"y" ,${etag}` },
        { "If-None-Match": "*" },
        { "If-Modified-Since": modified! },
        { "If-None-Match": etag!, Range: "bytes=0-1" },
      ];
      for (const condition of conditions) {
        const again = await get("/about", { ...accept, ...condition });
        expect(again.status, JSON.stringify(condition)).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers["content-security-policy"]).toBe(policy);
      }
    }
  });

  test("a file that has changed is sent", async () => {
    const { "last-modified": modified } = (await get("/about")).headers;
    const conditions: Record<string, string>[] = [
      { "If-None-Match": '"x", "y"' },
      { "If-Modified-Since": "Mon, 01 Jan 2001 00:00:00 GMT" },
      { "If-Modified-Since": "yesterday" },
      // The tag decides where there are both.
      { "If-None-Match": '"x"', "If-Modified-Since": modified! },
    ];
    for (const condition of conditions) {
      expect((await get("/about", condition)).status, JSON.stringify(condition)).toBe(200);
    }
  });
});

describe("encodings", () => {
  const decoded = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["*", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0, *", "gzip"],
    ["br;q=0", "none"],
    ["identity;q=1, *;q=0", "none"],
    ["identity;q=0, gzip;q=0.1", "gzip"],
    ["identity;q=0", "none"],
    ["", "none"],
  ] as const)("Accept-Encoding: %s gets %s", async (accept, encoding) => {
    for (const [path, status, text] of [
      ["/about", 200, page("About")],
      ["/missing", 404, page("Not found")],
      ["/assets/app-1.js", 200, "export {};"],
    ] as const) {
      const response = await get(path, { "Accept-Encoding": accept });
      expect(response.status).toBe(status);
      expect(response.headers["content-encoding"] ?? "none").toBe(encoding);
      expect(response.headers.vary).toBe("Accept-Encoding");
      expect(decoded[encoding](response.body).toString()).toBe(text);
    }
  });

  test("a very long Accept-Encoding is not read", async () => {
    const { status, headers } = await get("/about", { "Accept-Encoding": `br${", x".repeat(4000)}` });
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBeUndefined();
  });

  test("each encoding has a tag of its own, and a sound has no other encoding", async () => {
    const tags = ["br", "gzip", "identity"].map(
      async (encoding) => (await get("/about", { "Accept-Encoding": encoding })).headers.etag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(3);
    expect((await get(soundPath, { "Accept-Encoding": "br" })).headers.vary).toBeUndefined();
  });
});

describe("methods", () => {
  test("HEAD has the headers of GET and no body", async () => {
    for (const path of ["/", "/about", soundPath, "/missing", "/about/", "/%"]) {
      const [head, whole] = [await get(path, {}, "HEAD"), await get(path)];
      expect(head.status, path).toBe(whole.status);
      expect({ ...head.headers, date: "" }, path).toEqual({ ...whole.headers, date: "" });
      expect(head.body, path).toHaveLength(0);
    }
  });

  test("HEAD ignores Range", async () => {
    expect((await get(soundPath, { Range: "bytes=0-9" }, "HEAD")).status).toBe(200);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "TRACE"])("%s is refused", async (method) => {
    const refused = await get("/about", { "Content-Length": "0" }, method);
    expect(refused.status).toBe(405);
    expect(refused.headers.allow).toBe("GET, HEAD, OPTIONS");
  });

  test("OPTIONS says what is allowed", async () => {
    const answered = await get("/about", {}, "OPTIONS");
    expect(answered.status).toBe(204);
    expect(answered.headers.allow).toBe("GET, HEAD, OPTIONS");
  });
});

describe("addresses", () => {
  test.each([
    ["/about.html", "/about"],
    ["/about/", "/about"],
    ["/about.html/", "/about"],
    ["/%61bout", "/about"],
    ["/%61bout.html?a=1&b=/", "/about?a=1&b=/"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/frames/video.html", "/frames/video"],
    ["/audio/soun%64.mp3", "/audio/sound.mp3"],
  ])("%s leads to %s", async (path, proper) => {
    const { status, headers } = await get(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(proper);
  });

  test.each([
    ..."/missing /a/b/c /ABOUT /about.html.br /about.br /about.html.gz /about// //about /_headers".split(" "),
    ..."/404 /404.html /policy.txt /../policy.txt /..%2fpolicy.txt /%2e%2e/policy.txt /client/index.html".split(" "),
    ..."/audio/ /audio //other.example/about //other.example/ /\\other.example/ /%5c%5cother.example".split(" "),
  ])("%s is not found, and the not-found page has its policy", async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toBe(page("Not found"));
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers).toMatchObject(lowerCase({ ...commonHeaders, ...documentHeaders(policy) }));
  });

  test("an address with its host is served like one without", async () => {
    const { status, body } = await get("http://elsewhere.example/about?a=1");
    expect(status).toBe(200);
    expect(body.toString()).toBe(page("About"));
  });

  test.each([
    ["*", 400],
    ["about", 400],
    ["http://", 400],
    ["/%E0%A4%A", 400],
    ["/%", 400],
    ["/%00", 400],
    ["/about%00.html", 400],
  ])("%s is refused with %s", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test("a very long address is refused", async () => {
    expect((await get(`/${"a".repeat(5000)}`)).status).toBe(414);
    expect((await get(`/${"a".repeat(50_000)}`)).status).toBe(431);
  });
});

test("documents and assets get their own headers", async () => {
  const always = lowerCase(commonHeaders);
  for (const path of ["/", "/about", "/frames/video"]) {
    expect((await get(path)).headers).toMatchObject({ ...always, ...lowerCase(documentHeaders(policy)) });
  }
  for (const path of ["/assets/app-1.js", "/logo.svg", soundPath, "/about/", "/%", "/%61bout"]) {
    const { headers } = await get(path);
    expect(headers, path).toMatchObject({ ...always, ...lowerCase(headersOf(path)) });
    // A script may run as a worker, and an SVG may be opened as a page.
    expect(headers["content-security-policy"], path).toBe(filePolicies[fileType(path) ?? ""]);
  }
  expect((await get(soundPath)).headers).toMatchObject({
    "cross-origin-resource-policy": "cross-origin",
    "access-control-allow-origin": "*",
  });
  expect((await get("/assets/app-1.js")).headers["cache-control"]).toContain("immutable");
  expect((await get("/assets/app-2.js")).headers["cache-control"]).toBe("no-cache");
  expect((await get("/")).headers["cache-control"]).toBe("no-cache");
});

describe("when something breaks", () => {
  const fail = () => {
    throw new Error("a visitor's words");
  };
  test.each([
    ["at once", fail],
    ["later", () => new Promise(setImmediate).then(fail)],
  ])("an exception %s is a 500 and one line in the log, and the server goes on", async (_when, handleApi) => {
    const broken = await startSite({ port: 0, folder: build.folder, log, handleApi });
    onTestFinished(() => broken.close());
    logged.length = 0;
    expect((await getFrom(broken.address, "/api/messages")).status).toBe(500);
    expect(JSON.stringify(logged)).not.toContain("a visitor's words");
    expect(logged[0]!.stack).toContain("site-server.test.ts");
    expect(logged).toEqual([expect.objectContaining({ event: "request", outcome: "error" })]);
    expect((await getFrom(broken.address, "/about")).status).toBe(200);
  });

  test("an exception in the middle of a response cuts it short", async () => {
    const handleApi = async (_request: unknown, response: ServerResponse) => {
      response.writeHead(200, { "Content-Length": 1000 }).write("a part");
      throw new Error("broken");
    };
    const broken = await startSite({ port: 0, folder: build.folder, log, handleApi });
    onTestFinished(() => broken.close());
    expect((await getFrom(broken.address, "/api/messages")).body.length).toBeLessThan(1000);
    expect((await getFrom(broken.address, "/about")).status).toBe(200);
  });
});

test("every address below /api/ reaches the API handler, in absolute form too", async () => {
  const handleApi = vi.fn(async (request: { url?: string }, response: ServerResponse) => {
    response.end(request.url);
  });
  const withApi = await startSite({ port: 0, folder: build.folder, log, handleApi });
  onTestFinished(() => withApi.close());
  const { headers } = await getFrom(withApi.address, "http://x/api/messages?a=1", {}, "POST");
  expect(handleApi.mock.lastCall![0].url).toBe("/api/messages?a=1");
  expect(headers).toMatchObject(lowerCase(commonHeaders));
});

test("only this machine can reach it unless another host is set", async () => {
  const reaches = (address: string, host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(new URL(address).port), host);
      socket.on("connect", () => (socket.destroy(), resolve(true)));
      socket.on("error", () => resolve(false));
    });
  expect(await reaches(site.address, "127.0.0.2")).toBe(false);
  const open = await startSite({ port: 0, host: "0.0.0.0", folder: build.folder, log });
  onTestFinished(() => open.close());
  expect(await reaches(open.address, "127.0.0.2")).toBe(process.platform === "linux");
});

const openSockets = () => process.getActiveResourcesInfo().filter((kind) => kind === "TCPSocketWrap").length;

describe("slow readers and shutdown", () => {
  // More than the buffers of two sockets can hold.
  const long = Buffer.alloc(2 ** 25);
  const big = makeBuild({ "404.html": page("Not found"), "audio/long.mp3": long });
  afterAll(() => big.remove());
  const start = (idleTimeout?: number) => startSite({ port: 0, folder: big.folder, log, idleTimeout });

  async function startDownload(address: string, { keepAlive = false } = {}) {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(
      `GET /audio/long.mp3 HTTP/1.1\r\nHost: x\r\nConnection: ${keepAlive ? "keep-alive" : "close"}\r\n\r\n`,
    );
    await once(socket, "readable");
    return socket;
  }
  const readAll = (socket: Awaited<ReturnType<typeof startDownload>>) =>
    new Promise<number>((resolve) => {
      let bytes = 0;
      socket.on("data", (chunk: Buffer) => (bytes += chunk.length));
      socket.on("close", () => resolve(bytes));
    });

  test("a reader that takes nothing is cut", async () => {
    const slow = await start(200);
    onTestFinished(() => slow.close());
    const before = openSockets();
    const socket = await startDownload(slow.address);
    expect(openSockets()).toBe(before + 2);
    await vi.waitFor(() => expect(openSockets()).toBe(before + 1), { timeout: 30_000 });
    expect(await readAll(socket)).toBeLessThan(long.length);
  });

  test("active downloads complete, idle connections are closed, and nothing new is accepted", async () => {
    const closing = await start();
    const idle = connect(Number(new URL(closing.address).port), "127.0.0.1");
    await once(idle, "connect");
    idle.resume();
    const kept = connect(Number(new URL(closing.address).port), "127.0.0.1");
    kept.write("HEAD /missing HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(kept, "data");
    const socket = await startDownload(closing.address, { keepAlive: true });
    const closed = closing.close({ grace: 30_000 });
    for (const quiet of [idle, kept]) if (!quiet.closed) await once(quiet, "close");
    expect((await getFrom(closing.address, "/")).status).toBe(0);
    expect(await readAll(socket)).toBeGreaterThan(long.length);
    await closed;
  });

  test("requests that were sent together are all answered, and the last answer closes the connection", async () => {
    const closing = await start();
    const socket = connect(Number(new URL(closing.address).port), "127.0.0.1");
    socket.write("HEAD /missing HTTP/1.1\r\nHost: x\r\n\r\n" + "GET /audio/long.mp3 HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "readable");
    const closed = closing.close({ grace: 30_000 });
    expect(await readAll(socket)).toBeGreaterThan(long.length);
    await closed;
  });

  test("a connection that sends many requests without waiting for the answers is cut", async () => {
    const busy = await start();
    onTestFinished(() => busy.close());
    const socket = await startDownload(busy.address, { keepAlive: true });
    const cut = once(socket, "close");
    socket.write("GET /missing HTTP/1.1\r\nHost: x\r\n\r\n".repeat(9));
    await getFrom(busy.address, "/missing");
    expect(socket.closed).toBe(false);
    socket.write("GET /missing HTTP/1.1\r\nHost: x\r\n\r\n");
    socket.resume();
    await cut;
    expect(socket.bytesRead).toBeLessThan(long.length);
  });

  test("no more connections are accepted than MAX_CONNECTIONS allows", async () => {
    const full = await startSite({ port: 0, folder: big.folder, log, maxConnections: 1 });
    onTestFinished(() => full.close());
    const socket = await startDownload(full.address);
    expect((await getFrom(full.address, "/missing")).status).toBe(0);
    socket.destroy();
    await vi.waitFor(async () => expect((await getFrom(full.address, "/missing")).status).toBe(404));
  });

  test("after the grace period the rest is cut", async () => {
    const closing = await start();
    const socket = await startDownload(closing.address);
    await closing.close({ grace: 100 });
    expect(await readAll(socket)).toBeLessThan(long.length);
  });
});

describe("a rebuild under the running server", () => {
  async function startChanging() {
    const changing = makeBuild();
    const live = await startSite({ port: 0, folder: changing.folder, log, lookEvery: 20, retryAfter: 100 });
    onTestFinished(async () => {
      await live.close();
      changing.remove();
    });
    logged.length = 0;
    return { folder: changing.folder, replace: changing.replace, get: (path: string) => getFrom(live.address, path) };
  }
  const { "assets/app-1.js": _, ...withoutScript } = usualFiles;
  const untilLogged = (outcome: string) =>
    vi.waitFor(() => expect(logged.at(-1)?.outcome).toBe(outcome), { timeout: 30_000 });

  test("is served without a restart, and every page comes with the policy of its own build", async () => {
    const { replace, get } = await startChanging();
    const seen = new Set<string>();
    const look = async () => {
      const { status, headers, body } = await get("/about");
      seen.add(`${status} ${headers["content-security-policy"]} ${body}`);
    };
    await look();
    const newPolicy = "default-src 'self'";
    replace({ ...withoutScript, "about.html": page("New words") }, newPolicy);
    while (logged.length === 0) await look();
    await look();
    expect([...seen]).toEqual([`200 ${policy} ${page("About")}`, `200 ${newPolicy} ${page("New words")}`]);
  });

  test("keeps the previous build's assets, not older ones", async () => {
    const { replace, get } = await startChanging();
    replace(withoutScript);
    await untilLogged("serving the new build");
    expect((await get("/assets/app-1.js")).status).toBe(200);
    logged.length = 0;
    replace(withoutScript);
    await untilLogged("serving the new build");
    expect((await get("/assets/app-1.js")).status).toBe(404);
  });

  test("changes nothing while the new build cannot be read", async () => {
    const { replace, get } = await startChanging();
    replace({ "about.html": page("No not-found page") });
    await untilLogged("still serving the old build");
    expect((await get("/about")).body.toString()).toBe(page("About"));
    replace({ ...usualFiles, "about.html": page("New words") });
    await untilLogged("serving the new build");
    expect((await get("/about")).body.toString()).toBe(page("New words"));
  });

  test.skipIf(process.platform === "win32")("is read once, even if it comes while another one is read", async () => {
    const { folder, replace, get } = await startChanging();
    // Whoever reads from a named pipe waits until something is written to it.
    const pipe = join(folder, "policy.txt");
    rmSync(pipe);
    execFileSync("mkfifo", [pipe]);
    writeFileSync(join(folder, "stamp.txt"), "");
    const writer = await open(pipe, "w");
    replace(withoutScript);
    await wait(200);
    await writer.write(policy);
    await writer.close();
    await untilLogged("serving the new build");
    await wait(200);
    expect(logged.filter(({ outcome }) => outcome === "serving the new build")).toHaveLength(1);
    expect((await get("/assets/app-1.js")).status).toBe(200);
  });

  test("is tried again if it could not be read", async () => {
    const { folder, replace, get } = await startChanging();
    replace({ "about.html": page("New words") });
    await untilLogged("still serving the old build");
    writeFileSync(join(folder, "client", "404.html"), page("Not found"));
    await untilLogged("serving the new build");
    expect((await get("/about")).body.toString()).toBe(page("New words"));
  });
});

test("a folder is not a file, even if its name looks like one", async () => {
  const odd = makeBuild({ "404.html": page("Not found"), "data/a.txt": "a", "b.js/a.txt": "b" });
  const served = await startSite({ port: 0, folder: odd.folder, log });
  onTestFinished(async () => {
    await served.close();
    odd.remove();
  });
  expect((await getFrom(served.address, "/data")).status).toBe(404);
  expect((await getFrom(served.address, "/b.js/a.txt")).status).toBe(200);
});

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
