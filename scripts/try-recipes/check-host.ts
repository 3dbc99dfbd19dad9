import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fileTypes } from "#server/file-types.ts";
import { matchesPattern } from "#server/headers.ts";
import { request, type RawResponse } from "./request.ts";
import type { HeaderPlan } from "#postbuild/recipes/header-plan.ts";

const client = "build/client";
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.includes("."))
  .map((entry) => relative(client, join(entry.parentPath, entry.name)));
const read = (name: string) => readFileSync(join(client, name));
const pathOf = (name: string) => (name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`);
const oneOf = (ending: string) => files.find((name) => name.endsWith(ending))!;

export type Findings = { checked: number; faults: string[] };

/** Requests every kind of URL and reports differences from the header plan. */
export async function checkHost(address: string, plan: HeaderPlan): Promise<Findings> {
  const faults: string[] = [];
  let checked = 0;
  const expect = (what: string, found: unknown, wanted: unknown) => {
    checked += 1;
    if (found !== wanted) faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  };
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    request(address + path, headers, method);
  const defaultCache = plan.cache.at(-1)!.cache;
  const cacheFor = (path: string) => plan.cache.find((rule) => matchesPattern(rule.path, path))!.cache;

  function headersOf(
    what: string,
    { headers }: RawResponse,
    { document, cache }: { document: boolean; cache: string },
  ) {
    for (const [name, value] of Object.entries(plan.always))
      expect(`${name} of ${what}`, headers[name.toLowerCase()], value);
    for (const [name, value] of Object.entries(plan.documents)) {
      const policy = name === "Content-Security-Policy" ? plan.policies[headers["content-type"] ?? ""] : undefined;
      expect(`${name} of ${what}`, headers[name.toLowerCase()], document ? value : (policy ?? plan.always[name]));
    }
    expect(`Cache-Control of ${what}`, headers["cache-control"], cache);
  }

  for (const file of files.filter((name) => name.endsWith(".html") && name !== "404.html")) {
    const path = pathOf(file);
    const page = await get(path);
    expect(`status of ${path}`, page.status, 200);
    expect(`content of ${path}`, page.body.equals(read(file)), true);
    expect(`type of ${path}`, page.headers["content-type"]?.startsWith("text/html"), true);
    headersOf(path, page, { document: true, cache: cacheFor(path) });
  }

  for (const path of [
    "/no-such-page",
    "/a/b/c",
    "/assets/gone-12345678.js",
    "/.env",
    "/.git/config",
    "/about.html.br",
    "/_headers",
    "/404",
    "/404.html",
  ]) {
    const missing = await get(path);
    expect(`status of ${path}`, missing.status, 404);
    expect(`content of ${path}`, missing.body.equals(read("404.html")), true);
    expect(`type of ${path}`, missing.headers["content-type"]?.startsWith("text/html"), true);
    headersOf(path, missing, { document: true, cache: defaultCache });
  }

  for (const [encoding, decompress] of [["br", brotliDecompressSync] as const, ["gzip", gunzipSync] as const]) {
    for (const [path, file] of [
      ["/about", "about.html"],
      [`/${oneOf(".js")}`, oneOf(".js")],
    ] as const) {
      const compressed = await get(path, { "accept-encoding": encoding });
      expect(`encoding of ${path}`, compressed.headers["content-encoding"], encoding);
      expect(`Vary of ${path}`, /accept-encoding/i.test(compressed.headers.vary ?? ""), true);
      if (compressed.headers["content-encoding"] === encoding) {
        expect(`compressed content of ${path}`, decompress(compressed.body).equals(read(file)), true);
      }
    }
  }

  for (const { path, cache } of plan.cache.slice(0, -1)) {
    const file = files.find((name) => matchesPattern(path, `/${name}`) && !/\.(br|gz)$/.test(name));
    if (file) headersOf(`/${file}`, await get(pathOf(file)), { document: file.endsWith(".html"), cache });
  }

  for (const ending of new Set(files.map(extname).filter((name) => ![".br", ".gz", ".html"].includes(name)))) {
    const { status, headers } = await get(pathOf(oneOf(ending)));
    const type = fileTypes[ending.slice(1)]!;
    expect(`status of a ${ending} file`, status, 200);
    expect(`policy of a ${ending} file`, headers["content-security-policy"], plan.policies[type]);
    expect(`type of a ${ending} file`, headers["content-type"], type);
  }

  const sound = oneOf(".mp3");
  const part = await get(`/${sound}`, { range: "bytes=1000-1999" });
  expect("status of a part of a sound", part.status, 206);
  expect("content of a part of a sound", part.body.equals(read(sound).subarray(1000, 2000)), true);
  expect("status of a part beyond the end", (await get(`/${sound}`, { range: "bytes=999999999-" })).status, 416);

  const { headers } = await get("/about");
  expect("ETag of a page", Boolean(headers.etag), true);
  const again = await get("/about", { "if-none-match": headers.etag ?? "" });
  expect("status of a page that has not changed", again.status, 304);
  expect("Cache-Control of a page that has not changed", again.headers["cache-control"], defaultCache);

  const head = await get("/about", {}, "HEAD");
  expect("status of HEAD", head.status, 200);
  expect("body of HEAD", head.body.length, 0);
  expect("status of POST", (await get("/about", {}, "POST")).status, 405);

  const security = await get("/.well-known/security.txt");
  expect("status of security.txt", security.status, 200);
  expect("type of security.txt", security.headers["content-type"], "text/plain; charset=utf-8");
  return { checked, faults };
}
