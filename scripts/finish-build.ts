// Turns the router's output into plain files for any host: flat pages, a real 404, a policy for each page, small files.
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { site } from "#app/content/site.ts";
import { cacheRules, commonHeaders, contentSecurityPolicy } from "../server/headers.ts";
import { withStructuredData } from "./add-structured-data.ts";
import { makeAllShareImages } from "./all-share-images.ts";
import { stampBuild } from "./build-stamp.ts";
import { inlineHashes, toasterStyleHashes } from "./inline-hashes.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";
import { offlineFiles, offlineOff, readKeptSite } from "./offline.ts";
import { sitePaths } from "./site-paths.ts";
import { webManifest } from "./web-manifest.ts";

const client = "build/client";
const pages = [...sitePaths, "/404"];
const fileOf = (path: string) => join(client, path === "/" ? "index.html" : `${path.slice(1)}.html`);

await flattenPages();
await addStructuredData();
const policies = await makePolicies();
await writeFile("build/policies.json", JSON.stringify(policies, null, 2));
await writeFile(join(client, "_headers"), staticHostHeaders(policies));
await writeFile(join(client, "sitemap.xml"), sitemapXml());
await writeFile(join(client, "robots.txt"), robotsTxt());
await writeFile(join(client, "site.webmanifest"), webManifest());
await mkdir(join(client, "share"), { recursive: true });
await makeAllShareImages(join(client, "share"));
await addOffline();
await compressAll();
stampBuild();
console.log(`Built ${pages.length} pages into ${client}.`);

/** about/index.html becomes about.html, which every static host serves at /about without a redirect. */
async function flattenPages() {
  for (const path of pages.filter((page) => page !== "/")) {
    await rename(join(client, path, "index.html"), fileOf(path));
    await rm(join(client, path), { recursive: true });
  }
  // The router's fallback for addresses that were not prerendered; we answer those with 404.html.
  await rm(join(client, "__spa-fallback.html"), { force: true });
}

async function addStructuredData() {
  for (const path of sitePaths) {
    await writeFile(fileOf(path), withStructuredData(path, await readFile(fileOf(path), "utf8")));
  }
}

async function makePolicies(): Promise<Record<string, string>> {
  const found = await Promise.all(pages.map(async (path) => inlineHashes(await readFile(fileOf(path), "utf8"))));
  // Toasts and video frames may come to any page: by a press, or by a route change, which keeps the first page's policy.
  const everywhere = [
    ...new Set([...(await toasterStyleHashes()), ...found.flatMap(({ frameStyles }) => frameStyles)]),
  ];
  const policies = found.map(({ scripts, styles }) =>
    contentSecurityPolicy({ scripts, styles: [...styles, ...everywhere] }),
  );
  return Object.fromEntries(pages.map((path, i) => [path, policies[i]!]));
}

/** The _headers file of Netlify and Cloudflare Pages. */
function staticHostHeaders(policies: Record<string, string>): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return (
    [
      block("/*", commonHeaders),
      ...cacheRules
        .filter(({ path }) => path !== "/*")
        .map(({ path, cache }) => block(path, { "Cache-Control": cache })),
      block("/sw.js", { "Cache-Control": "no-cache" }),
      ...Object.entries(policies).map(([path, policy]) =>
        block(path, { "Content-Security-Policy": policy, "Cache-Control": "no-cache" }),
      ),
    ].join("\n\n") + "\n"
  );
}

/** Last of all, because it holds what all others have made. */
async function addOffline() {
  const headersOf = (page: string) => ({ ...commonHeaders, "Content-Security-Policy": policies[page]! });
  const files = site.offline ? await offlineFiles(await readKeptSite(client, headersOf)) : await offlineOff();
  for (const [address, content] of Object.entries(files)) await writeFile(join(client, address), content);
}

/** Brotli and gzip are made once here, so that no server has to. */
async function compressAll() {
  const compressible = /\.(html|js|css|svg|data|json|xml|txt|webmanifest|vtt)$/;
  const files = (await readdir(client, { recursive: true })).filter((name) => compressible.test(name));
  await Promise.all(
    files.map(async (name) => {
      const path = join(client, name);
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
