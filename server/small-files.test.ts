import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileType } from "./file-types.ts";
import { keepSmallFiles } from "./small-files.ts";

const folder = mkdtempSync(join(tmpdir(), "small-files-"));
for (const [name, text] of [
  ["about.html", "plain page"],
  ["about.html.br", "packed page"],
  ["about.html.gz", "zipped page"],
  ["picture.webp", "stays on the disk"],
]) {
  writeFileSync(join(folder, name!), text!);
}
const answer = keepSmallFiles(folder, (pathname) => ({ "Cache-Control": `kept as ${pathname}` }));
const server = createServer((request, response) => {
  if (!answer(request, response, request.url!)) response.writeHead(418).end();
});
let address = "";

beforeAll(async () => {
  server.listen(0);
  await once(server, "listening");
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("a page answers at each of its addresses, with its headers", async () => {
  for (const path of ["/about", "/about/", "/about.html"]) {
    const response = await fetch(address + path, { headers: { "accept-encoding": "identity" } });
    expect(await response.text(), path).toBe("plain page");
    expect(response.headers.get("cache-control"), path).toBe("kept as /about.html");
    expect(response.headers.get("vary"), path).toBe("Accept-Encoding");
  }
});

test("a page that has not changed is not sent again, whichever way it was packed", async () => {
  for (const encoding of ["identity", "gzip", "br"]) {
    const headers = { "accept-encoding": encoding };
    const tag = (await fetch(`${address}/about`, { method: "HEAD", headers })).headers.get("etag")!;
    const again = await fetch(`${address}/about`, { headers: { ...headers, "if-none-match": tag } });
    expect(again.status).toBe(304);
  }
});

test("what is not packed, a part of a file and what is not there are left to others", async () => {
  expect((await fetch(`${address}/picture.webp`)).status).toBe(418);
  expect((await fetch(`${address}/about`, { headers: { range: "bytes=0-1" } })).status).toBe(418);
  expect((await fetch(`${address}/nothing`)).status).toBe(418);
});

test("a file is known by its ending; an address without one has no type", () => {
  expect(fileType("/.well-known/security.txt")).toBe("text/plain; charset=utf-8");
  expect(fileType("/favicon.ico")).toBe("image/x-icon");
  expect(fileType("/about")).toBeUndefined();
});
