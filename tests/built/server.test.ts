import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileType, isCompressible } from "#server/file-types.ts";
import { commonHeaders, documentHeaders, matchesPattern } from "#server/headers.ts";
import { startSite } from "#server/site-server.ts";
import { get as getRaw } from "#server/testing/raw-request.ts";
import { builtAddresses, buildFolder } from "../build-output.ts";

// What is true of the real build; server/*.test.ts has the rest.
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => void (site = await startSite({ port: 0 })));
afterAll(() => site.close());

const script = `/assets/${readdirSync(`${buildFolder}/assets`).find((name) => name.endsWith(".js"))}`;
const picture = `/pictures/${readdirSync(`${buildFolder}/pictures`).find((name) => name.endsWith(".webp"))}`;
const encodings = Object.entries({ identity: "", br: ".br", gzip: ".gz" });
const forDocuments = documentHeaders(readFileSync("build/policy.txt", "utf8"));

test("hashed files are cached for a year, pages are revalidated", async () => {
  expect((await get(script)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  for (const address of ["/", "/about", "/no-such-page", "/sitemap.xml"]) {
    expect.soft((await get(address)).headers.get("cache-control"), address).toBe("no-cache");
  }
});

test("security headers are set", () => {
  expect(commonHeaders["Strict-Transport-Security"]).toMatch(/^max-age=\d{8}$/);
  expect(commonHeaders["X-Content-Type-Options"]).toBe("nosniff");
  expect(forDocuments["Referrer-Policy"]).toMatch(/^(no-referrer|strict-origin|same-origin)/);
  expect(forDocuments["Cross-Origin-Opener-Policy"]).toBe("same-origin");
  expect(commonHeaders["Cross-Origin-Resource-Policy"]).toBe("same-origin");
  for (const feature of ["camera", "microphone", "geolocation"]) {
    expect(forDocuments["Permissions-Policy"]).toContain(`${feature}=()`);
  }
});

test("the policy allows only known hashes", async () => {
  for (const address of builtAddresses) {
    const policy = (await get(address)).headers.get("content-security-policy")!;
    expect.soft(policy, address).toMatch(/^default-src 'self'; object-src 'none'; script-src 'self'/);
    expect.soft(policy, address).not.toMatch(/unsafe-|\*|https?:(?!\/\/www\.youtube-nocookie\.com)/);
    for (const rule of [
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "form-action 'self' mailto:",
      "require-trusted-types-for 'script'",
    ]) {
      expect.soft(policy.split("; "), address).toContain(rule);
    }
  }
});

test("files have the right Content-Type", async () => {
  const kinds = {
    "/": "text/html",
    "/sitemap.xml": "xml",
    "/robots.txt": "text/plain",
    "/favicon.svg": "image/svg+xml",
    "/site.webmanifest": "application/manifest+json",
    [script]: "text/javascript",
    [picture]: "image/webp",
  };
  for (const [address, kind] of Object.entries(kinds)) {
    const { status, headers } = await get(address);
    expect.soft(status, address).toBe(200);
    expect.soft(headers.get("content-type"), address).toContain(kind);
  }
});

test("every file is served whole, in every encoding", async () => {
  const names = readdirSync(buildFolder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => fileType(name) && statSync(`${buildFolder}/${name}`).isFile());
  for (const name of files) {
    const address = encodeURI(`/${name.replaceAll("\\", "/")}`).replace(/(index)?\.html$/, "");
    for (const [encoding, ending] of isCompressible(name) ? encodings : encodings.slice(0, 1)) {
      const { status, headers } = await getRaw(site.address, address, { "Accept-Encoding": encoding }, "HEAD");
      const { size } = statSync(`${buildFolder}/${name}${ending}`);
      expect
        .soft([status, Number(headers["content-length"])], address)
        .toEqual([name === "404.html" ? 404 : 200, size]);
    }
  }
});

test("every text file has been compressed at build time", () => {
  const names = readdirSync(buildFolder, { recursive: true, encoding: "utf8" });
  for (const name of names.filter(isCompressible)) {
    for (const extension of [".br", ".gz"]) expect.soft(names, name).toContain(name + extension);
  }
});

test("_headers sets every header that our own server sends with a page, and the cache time of hashed files", async () => {
  const required = Object.keys({ ...commonHeaders, ...documentHeaders("") }).map((name) => name.toLowerCase());
  expect(readStaticHostHeaders("/assets/a.js").get("cache-control")).toContain("immutable");
  for (const address of builtAddresses) {
    const { headers } = await get(address);
    const fromFile = Object.fromEntries(readStaticHostHeaders(address));
    expect.soft(Object.fromEntries(headers), address).toMatchObject(fromFile);
    expect.soft(Object.keys(fromFile), address).toEqual(expect.arrayContaining(required));
  }
});

test("security.txt is served as plain text at its standard address and has not expired", async () => {
  const response = await get("/.well-known/security.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const expires = /^Expires: (.+)$/m.exec(await response.text())![1]!;
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test("npm start serves the site, and SIGTERM to npm ends the server too", async ({ skip }) => {
  skip(process.platform === "win32", "Windows has no signals");
  // A stale build is built anew, and not with the environment of the test runner.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, PORT: "0" };
  const npm = spawn("npm", ["start"], { env, stdio: ["ignore", "pipe", "inherit"] });
  let address: string | undefined;
  for await (const line of createInterface(npm.stdout)) {
    address = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (address) break;
  }
  expect((await fetch(`${address}/about`)).status).toBe(200);
  npm.kill("SIGTERM");
  await once(npm, "exit");
  await expect.poll(() => answers(address!), { timeout: 30_000 }).toBe(false);
});

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );
const get = (path: string) => fetch(site.address + path);

/** What the _headers file of static hosts says for one address: an address in the first column, its headers below. */
function readStaticHostHeaders(path: string): Headers {
  const headers = new Headers();
  for (const block of readFileSync(`${buildFolder}/_headers`, "utf8").trim().split(/\n\n+/)) {
    const [pattern = "", ...lines] = block.split("\n");
    if (!matchesPattern(pattern, path)) continue;
    for (const line of lines) {
      const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line)!;
      headers.append(name!, value!);
    }
  }
  return headers;
}
