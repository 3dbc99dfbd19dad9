// Random requests as raw bytes, from a fixed seed: what failed once fails again.
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Log } from "./log.ts";
import { startSite } from "./site-server.ts";
import { seeded } from "./testing/random.ts";
import { get, sendRaw } from "./testing/raw-request.ts";
import { makeBuild, page, sound } from "./testing/test-build.ts";

const build = makeBuild({
  "index.html": page("Home"),
  "about.html": page("About"),
  "404.html": page("Not found"),
  "audio/sound.mp3": sound,
});
const log = vi.fn<Log>();
let address: string;
let close: () => Promise<void>;
let before: number;

beforeAll(async () => {
  const site = await startSite({ port: 0, folder: build.folder, log });
  ({ address, close } = site);
  await get(address, "/");
  before = descriptors();
});
afterAll(async () => {
  await close();
  build.remove();
});

test("10,000 random requests cause no 500 and no leak", { timeout: 300_000 }, async () => {
  const random = seeded(20261116);
  const statuses = new Map<number, number>();
  let left = 10_000;
  const sendSome = async () => {
    while (left-- > 0) {
      const text = randomRequest(random);
      const { status, headers } = await sendRaw(address, text);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status, text).not.toBe(500);
      if (headers["content-type"]?.startsWith("text/html"))
        expect(headers["content-security-policy"], text).toBeDefined();
      if (status !== 206) continue;
      const [, start, end] = /^bytes (\d+)-(\d+)\//.exec(headers["content-range"]!)!;
      expect(headers["content-length"], text).toBe(String(Number(end) - Number(start) + 1));
    }
  };
  await Promise.all(Array.from({ length: 32 }, sendSome));
  // The generator is worth something only if it reaches every kind of answer.
  for (const status of [200, 204, 206, 301, 304, 400, 404, 405, 414, 416, 431]) {
    expect(statuses.get(status), String(status)).toBeGreaterThan(0);
  }
  expect(log).not.toHaveBeenCalled();
  expect((await get(address, "/")).status).toBe(200);
  await vi.waitFor(() => expect(descriptors()).toBeLessThanOrEqual(before), { timeout: 30_000 });
});

/** Files and sockets that this process, which is client and server in one, holds open. */
function descriptors(): number {
  return process.platform === "linux" ? readdirSync("/proc/self/fd").length : process.getActiveResourcesInfo().length;
}

const pieces =
  "/ // . .. % %2e %2f %00 %E0%A4%A %61 about index .html .br .gz ? # \\ : @ * é \x7f ' \" < http://x".split(" ");
const known = [
  "/",
  "/about",
  "/about.html",
  "/about/",
  "/%61bout",
  "/audio/sound.mp3",
  "http://x/about",
  "*",
  "/missing",
];
const numbers = ["", "0", "1", "5", "99", "99999", "100000", "-1", "1e3", "9007199254740993", "9".repeat(40), "x", " "];
const methods = ["GET", "GET", "GET", "GET", "HEAD", "OPTIONS", "POST", "PUT", "TRACE", "CONNECT", "BREW", "get", ""];

function randomRequest(random: () => number): string {
  const below = (limit: number) => Math.floor(random() * limit);
  const of = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const many = (most: number, make: () => string) => Array.from({ length: below(most) }, make).join("");
  const noise = () => many(40, () => String.fromCharCode(below(256)));
  if (below(20) === 0) return noise();
  const path = below(2) ? of(known) + (below(4) ? "" : `?${noise()}`) : many(8, () => of(pieces)) + many(2, noise);
  const target = below(50) ? path : `/${"a".repeat(below(30_000))}`;
  const header = () =>
    of([
      () => `Range: ${of(["bytes", "bytes", "items", ""])}=${of(numbers)}-${of(numbers)}${of(["", "", ",0-1", ","])}`,
      () => `If-Range: ${of(['"x"', "W/", "Mon, 01 Jan 2001 00:00:00 GMT", noise()])}`,
      () => `If-None-Match: ${of(["*", '"x"', 'W/"x", "y"', noise()])}`,
      () => `If-Modified-Since: ${of(["Fri, 01 Jan 2100 00:00:00 GMT", "0", "", noise()])}`,
      () => `Accept-Encoding: ${of(["br", "gzip;q=0", "*;q=0", "identity;q=0", "br;q=x", ";;;,,,", noise()])}`,
      () => `Content-Length: ${of(["0", "5", "-1", "99999999999999999999", "x"])}`,
      () => `Transfer-Encoding: ${of(["chunked", "gzip, chunked", "x"])}`,
      () => `Expect: ${of(["100-continue", "x"])}`,
      () => `Connection: ${of(["close", "upgrade\r\nUpgrade: websocket", "keep-alive"])}`,
      () => `${noise()}: ${noise()}`,
    ])();
  const headers = many(4, () => `${header()}\r\n`);
  const host = below(10) ? "Host: x\r\n" : "";
  return `${of(methods)} ${target} HTTP/${of(["1.1", "1.1", "1.1", "1.0", "2.0", ""])}\r\n${host}${headers}${of(["\r\n", "\r\n", "\r\nbody", ""])}`;
}
