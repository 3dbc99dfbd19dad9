// Tries to exhaust or confuse the server, which runs in a process of its own with little memory. Loopback only.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { inFull } from "./testing/in-full.ts";
import { get, sendRaw } from "./testing/raw-request.ts";
import { makeBuild, page, policy } from "./testing/test-build.ts";

const megabyte = 2 ** 20;
const long = Buffer.alloc(8 * megabyte);

// /proc counts the descriptors of the other process.
describe.skipIf(process.platform !== "linux")("a server with 64 MB of memory", () => {
  const build = makeBuild({ "index.html": page("Home"), "404.html": page("Not found"), "audio/long.mp3": long });
  let child: ReturnType<typeof spawn>;
  let address: string;
  beforeAll(async () => {
    const script = join(import.meta.dirname, "testing/serve-build.ts");
    const args = ["--max-old-space-size=64", "--expose-gc", "--import", "tsx", script, build.folder];
    child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    [address] = (await once(child, "message")) as [string];
    await get(address, "/");
  });
  afterAll(() => {
    child.kill("SIGKILL");
    build.remove();
  });

  async function measure() {
    child.send("measure");
    const [sizes] = (await once(child, "message")) as [{ heap: number; descriptors: number }];
    return sizes;
  }
  /** Everything that was opened is closed again, and memory is back where it was. */
  async function expectAsBefore({ heap, descriptors }: Awaited<ReturnType<typeof measure>>) {
    expect((await get(address, "/")).body.toString()).toBe(page("Home"));
    await vi.waitFor(async () => expect((await measure()).descriptors).toBeLessThanOrEqual(descriptors), {
      timeout: 60_000,
      interval: 500,
    });
    const after = await measure();
    console.log(
      `heap ${inMegabytes(heap)} → ${inMegabytes(after.heap)} MB, descriptors ${descriptors} → ${after.descriptors}`,
    );
    expect(after.heap - heap).toBeLessThan(6 * megabyte);
  }
  const inMegabytes = (bytes: number) => (bytes / megabyte).toFixed(1);
  function open(text: string): Promise<Socket> {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.on("error", () => undefined);
    return new Promise((resolve) => {
      socket.on("close", () => resolve(socket));
      socket.on("connect", () => socket.write(text, () => resolve(socket)));
    });
  }
  const download = "GET /audio/long.mp3 HTTP/1.1\r\nHost: x\r\n\r\n";
  const small = "GET /a HTTP/1.1\r\nHost: x\r\n\r\n";

  test("survives thousands of requests that are pipelined behind downloads nobody reads", async () => {
    const before = await measure();
    const sockets = await Promise.all(
      Array.from({ length: inFull ? 1500 : 600 }, () => open(download + small.repeat(2400))),
    );
    expect((await get(address, "/")).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expectAsBefore(before);
  });

  test("keeps nothing of connections that are reset while their answers wait", async () => {
    const before = await measure();
    for (let i = 0; i < (inFull ? 300 : 60); i++) {
      const sockets = await Promise.all(Array.from({ length: 20 }, () => open(download + small.repeat(8))));
      for (const socket of sockets) socket.resetAndDestroy();
    }
    await expectAsBefore(before);
  });

  test("answers while hundreds of connections are idle, slow or not read, and closes them in time", async () => {
    const before = await measure();
    const times = inFull ? 400 : 100;
    const slow = [
      "",
      "GET / HT",
      "GET / HTTP/1.1\r\nHost: x\r\nX-",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\na",
      download,
    ];
    const opened = slow.flatMap((text) => Array.from({ length: times }, () => open(text)));
    const sockets = await Promise.all(opened);
    for (let i = 0; i < 20; i++) expect((await get(address, "/")).status).toBe(200);
    await expectAsBefore(before);
    for (const socket of sockets) socket.destroy();
  });

  const head = "Host: x\r\nConnection: close\r\n";
  const post = (headers: string, body: string) => `POST / HTTP/1.1\r\n${head}${headers}\r\n${body}`;
  test.each([
    ["HTTP/0.9", "GET /\r\n", [400]],
    ["HTTP/1.0 without a host", "GET / HTTP/1.0\r\n\r\n", [200]],
    ["HTTP/1.1 without a host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", [400]],
    ["HTTP/2 with prior knowledge", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400]],
    ["a TLS greeting", "\x16\x03\x01\x02\x00\x01\x00", [400]],
    ["two hosts", `GET / HTTP/1.1\r\nHost: y\r\n${head}\r\n`, [200, 400]],
    ["a length and chunks", post("Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"), [400]],
    ["two lengths", post("Content-Length: 4\r\nContent-Length: 5\r\n", "abcde"), [400]],
    ["a negative length", post("Content-Length: -1\r\n", ""), [400]],
    ["a length that is no number", post("Content-Length: 0x4\r\n", "abcd"), [400]],
    ["chunks of an odd encoding", post("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"), [400, 405]],
    ["a chunk size that is too large", post("Transfer-Encoding: chunked\r\n", "fffffffffffffffff\r\n"), [400, 405]],
    [
      "a chunk extension and trailers",
      post("Transfer-Encoding: chunked\r\n", "1;a=b\r\nx\r\n0\r\nHost: y\r\n\r\n"),
      [405],
    ],
    ["a folded header", `GET / HTTP/1.1\r\n${head}X-A: 1\r\n 2\r\n\r\n`, [200, 400]],
    ["a space before the colon", `GET / HTTP/1.1\r\n${head}X-A : 1\r\n\r\n`, [400]],
    ["a bare line feed", "GET / HTTP/1.1\nHost: x\nConnection: close\n\n", [200, 400]],
    ["a NUL in a header", `GET / HTTP/1.1\r\n${head}X-A: \0\r\n\r\n`, [400]],
    ["a header of 100 kB", `GET / HTTP/1.1\r\n${head}X-A: ${"a".repeat(100_000)}\r\n\r\n`, [431]],
    ["10,000 headers", `GET / HTTP/1.1\r\n${head}${"a:b\r\n".repeat(10_000)}\r\n`, [431]],
    ["an expectation", `GET / HTTP/1.1\r\n${head}Expect: 100-continue\r\n\r\n`, [100, 200]],
    ["an unknown expectation", `GET / HTTP/1.1\r\n${head}Expect: tea\r\n\r\n`, [417]],
    ["an upgrade", "GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n", [200]],
    ["CONNECT", `CONNECT x:443 HTTP/1.1\r\n${head}\r\n`, [0]],
    ["TRACE", `TRACE / HTTP/1.1\r\n${head}\r\n`, [405]],
    ["an unknown method", `BREW / HTTP/1.1\r\n${head}\r\n`, [400]],
    ["another host in the address", `GET http://evil.example/ HTTP/1.1\r\n${head}\r\n`, [200]],
    ["a scheme that is not http", `GET ftp://x/ HTTP/1.1\r\n${head}\r\n`, [400]],
    ["a fragment", `GET /#a HTTP/1.1\r\n${head}\r\n`, [400, 404]],
    [
      "a redirect with a foreign host",
      `GET /index.html HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n`,
      [301],
    ],
  ])("answers %s properly", async (_name, text, statuses) => {
    const { status, headers } = await sendRaw(address, text);
    expect(statuses).toContain(status);
    expect(headers.location ?? "/").toBe("/");
    if (headers["content-type"]?.startsWith("text/html")) expect(headers["content-security-policy"]).toBe(policy);
    expect((await get(address, "/")).status).toBe(200);
  });
});
