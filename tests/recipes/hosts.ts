// npm run try-recipes: starts nginx and Caddy with the settings that the build writes, and our own server as its unit does,
// and compares what they send with the header plan.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, request as requestHttp, type IncomingHttpHeaders } from "node:http";
import { request as requestHttps } from "node:https";
import { extname, join, relative } from "node:path";
import { createInterface } from "node:readline";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deskHost, findProgram, readPlan, startCaddy, startNginx, type Host } from "#scripts/start-hosts.ts";
import { fileTypes } from "#server/file-types.ts";
import { matchesPattern } from "#server/headers.ts";
import { startSite } from "#server/site-server.ts";
import { listen, request as send, type Answer } from "#server/testing/http.ts";

const plan = readPlan();
const usualCache = plan.cache.at(-1)!.cache;
const port = Number(process.env.RECIPE_PORT || 4432);
const client = "build/client";
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.includes("."))
  .map((entry) => relative(client, join(entry.parentPath, entry.name)));
const read = (name: string) => readFileSync(join(client, name));
const pathOf = (name: string) => (name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`);
const oneOf = (ending: string) => files.find((name) => name.endsWith(ending))!;

// Stands in for our server behind a proxy, and echoes what the proxy sent.
const echo = createServer(({ method, url, headers }, response) => {
  response.writeHead(201, { ...plan.always, "Cache-Control": "no-store" });
  response.end(JSON.stringify({ method, url, headers }));
});
echo.on("upgrade", ({ headers }, socket) => {
  const seen = `X-Echo: ${headers.host} ${headers.origin}`;
  socket.end(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${seen}\r\n\r\n`);
});
const { port: echoPort, close: closeEcho } = await listen(echo);
const api = `127.0.0.1:${echoPort}`;
afterAll(() => void closeEcho());

const request = (address: string, path: string, headers: Record<string, string> = {}, method = "GET") =>
  send(address, path, { method, headers: { host: "localhost", ...headers } });

describe("our own server", () => {
  testHost(async () => {
    const { address, close } = await startSite({ port: 0 });
    return { address, stop: close };
  });

  // In this folder and on a free port; systemd itself only reads the file.
  test("starts, serves and stops by the command of its unit", async () => {
    const file = "build/host/nada-shanti.service";
    if (findProgram("systemd-analyze")) {
      const { stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
      // The folder and the user of the unit are on the server.
      expect(stderr).not.toMatch(/Unknown|Failed to parse|Invalid/i);
    }
    const valueOf = (name: string) =>
      new RegExp(`^${name}=(.*)$`, "m").exec(readFileSync(file, "utf8"))![1]!.split(" ");
    const [, ...args] = valueOf("ExecStart");
    const settings = valueOf("Environment").map((setting) => setting.split("="));
    const env = { ...process.env, ...Object.fromEntries(settings), PORT: "0" };
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
    const [line] = (await once(createInterface(child.stdout), "line")) as [string];
    expect((await request(/http:\S+/.exec(line)![0], "/about")).status).toBe(200);
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(0);
  });
});

// apt-get install nginx libnginx-mod-http-brotli-static
describe.skipIf(!findProgram("nginx"))("nginx", () => {
  const host = testHost(() => startNginx(plan, { http: port, https: port + 1, api }));
  testProxy(host);

  test("leads from http to https, whatever host the visitor names", async () => {
    const { status, headers } = await request(host().plainAddress!, "/about?a=1", { host: "other.example" });
    expect([status, headers.location]).toEqual([301, "https://localhost/about?a=1"]);
  });
});

// apt-get install caddy
describe.skipIf(!findProgram("caddy"))("Caddy", () => {
  testProxy(testHost(() => startCaddy(plan, { http: port + 2, api })));

  test.each(["Caddyfile", "Caddyfile.container"])("can read build/host/%s", (name) => {
    const args = ["adapt", "--adapter", "caddyfile", "--config", `build/host/${name}`];
    const { status, stderr } = spawnSync(findProgram("caddy")!, args, { encoding: "utf8" });
    expect(status, stderr).toBe(0);
  });
});

/** What every host has to do. Returns the host once it runs. */
function testHost<Running extends Pick<Host, "address" | "stop">>(start: () => Promise<Running>): () => Running {
  let host: Running;
  beforeAll(async () => void (host = await start()));
  afterAll(() => host.stop());
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    request(host.address, path, headers, method);

  function expectHeaders(path: string, { headers }: Answer, cache: string, isDocument: boolean) {
    const own = plan.paths.find((one) => matchesPattern(one.path, path))?.headers;
    for (const [name, value] of Object.entries({ ...plan.always, ...own, "Cache-Control": cache }))
      expect.soft(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    for (const [name, value] of Object.entries(plan.documents)) {
      const policy = name === "Content-Security-Policy" ? plan.policies[headers["content-type"] ?? ""] : undefined;
      expect.soft(headers[name.toLowerCase()], `${name} of ${path}`).toBe(isDocument ? value : policy);
    }
  }

  test("sends every page with its headers", async () => {
    for (const file of files.filter((name) => name.endsWith(".html") && name !== "404.html")) {
      const path = pathOf(file);
      const page = await get(path);
      expect.soft([page.status, page.body.equals(read(file))], path).toEqual([200, true]);
      expect.soft(page.headers["content-type"], path).toMatch(/^text\/html/);
      expectHeaders(path, page, plan.cache.find((rule) => matchesPattern(rule.path, path))!.cache, true);
    }
  });

  test.each([
    ..."/no-such-page /a/b/c /assets/gone-12345678.js /.env /.git/config".split(" "),
    ..."/about.html.br /_headers /404 /404.html".split(" "),
  ])("answers %s with the not-found page", async (path) => {
    const missing = await get(path);
    expect([missing.status, missing.body.equals(read("404.html"))]).toEqual([404, true]);
    expect(missing.headers["content-type"]).toMatch(/^text\/html/);
    expectHeaders(path, missing, usualCache, true);
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("sends what the build compressed with %s", async (encoding, decompress) => {
    for (const file of ["about.html", oneOf(".js")]) {
      const { headers, body } = await get(pathOf(file), { "accept-encoding": encoding });
      expect(headers["content-encoding"], file).toBe(encoding);
      expect(headers.vary, file).toMatch(/accept-encoding/i);
      expect(decompress(body).equals(read(file)), file).toBe(true);
    }
  });

  test("keeps to the cache rules, and sends each kind of file with its type and policy", async () => {
    for (const { path, cache } of plan.cache.slice(0, -1)) {
      const file = files.find((name) => matchesPattern(path, `/${name}`) && !/\.(br|gz)$/.test(name));
      if (file) expectHeaders(`/${file}`, await get(pathOf(file)), cache, file.endsWith(".html"));
    }
    for (const ending of new Set(files.map(extname).filter((name) => ![".br", ".gz", ".html"].includes(name)))) {
      const { status, headers } = await get(pathOf(oneOf(ending)));
      const type = fileTypes[ending.slice(1)]!;
      const found = [status, headers["content-type"], headers["content-security-policy"]];
      expect.soft(found, ending).toEqual([200, type, plan.policies[type]]);
    }
    const security = await get("/.well-known/security.txt");
    expect([security.status, security.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  });

  test("sends parts of a sound, and nothing again that has not changed", async () => {
    const sound = oneOf(".mp3");
    const part = await get(`/${sound}`, { range: "bytes=1000-1999" });
    expect([part.status, part.body.equals(read(sound).subarray(1000, 2000))]).toEqual([206, true]);
    expect((await get(`/${sound}`, { range: "bytes=999999999-" })).status).toBe(416);
    const { etag = "" } = (await get("/about")).headers;
    expect(etag).not.toBe("");
    const again = await get("/about", { "if-none-match": etag });
    expect([again.status, again.headers["cache-control"]]).toEqual([304, usualCache]);
  });

  test("answers HEAD without a body, refuses POST, and leads from a slash to the page but to no other host", async () => {
    const head = await get("/about", {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await get("/about", {}, "POST")).status).toBe(405);
    const slash = await get("/about/");
    expect([slash.status, slash.headers.location]).toEqual([301, "/about"]);
    const away = (await get("//other.example/")).headers.location ?? "";
    expect(away).not.toMatch(/^(\/\/|\/\\|https?:)/);
  });

  return () => host;
}

function testProxy(host: () => Host) {
  test("passes a form on under the address it saw, and the answer back unchanged", async () => {
    const from = { "x-forwarded-for": "6.6.6.6" };
    const { status, headers, body } = await request(host().address, "/api/messages?a=1", from, "POST");
    const seen = JSON.parse(body.toString()) as { method: string; url: string; headers: IncomingHttpHeaders };
    expect(status).toBe(201);
    expect(seen).toMatchObject({
      method: "POST",
      url: "/api/messages?a=1",
      headers: { host: "localhost", "x-forwarded-for": "127.0.0.1" },
    });
    const always = Object.entries(plan.always).map(([name, value]) => [name.toLowerCase(), value]);
    expect(headers).toMatchObject({ ...Object.fromEntries(always), "cache-control": "no-store" });
  });

  test("passes the desk on by its host name, with the address it saw and with websockets", async () => {
    const { address } = host();
    const { status, body } = await request(address, "/a", { host: deskHost, "x-forwarded-for": "6.6.6.6" });
    expect(status).toBe(201);
    const seen = JSON.parse(body.toString()) as { headers: IncomingHttpHeaders };
    expect(seen.headers).toMatchObject({ host: deskHost, "x-forwarded-for": "127.0.0.1" });
    const upgraded = await requestUpgrade(address, { host: deskHost, origin: "https://desk" });
    expect(upgraded).toBe(`${deskHost} https://desk`);
  });
}

/** Asks for a websocket. Returns what our stub of a server saw, or the status that refused it. */
function requestUpgrade(url: string, headers: Record<string, string>): Promise<string> {
  const { protocol, port } = new URL(url);
  const send = protocol === "https:" ? requestHttps : requestHttp;
  const upgrade = { connection: "Upgrade", upgrade: "websocket", ...headers };
  return new Promise((resolve, reject) => {
    const sent = send({ host: "127.0.0.1", port, agent: false, rejectUnauthorized: false, headers: upgrade });
    sent.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve(String(response.headers["x-echo"]));
    });
    sent.on("response", ({ statusCode }) => resolve(String(statusCode)));
    sent.on("error", reject).end();
  });
}
