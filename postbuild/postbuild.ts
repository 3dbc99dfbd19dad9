// Turns the router's output into plain files for any host: flat pages, a real 404, one Content-Security-Policy,
// compressed files.
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { site } from "#app/content/site.ts";
import { buildFolder, unfinishedBuildFolder } from "#server/build-folder.ts";
import { cacheControl, cacheRules, commonHeaders, contentSecurityPolicy, documentHeaders } from "#server/headers.ts";
import { withStructuredData } from "./add-structured-data.ts";
import { makeShareImages } from "#assets/share-images/make-share-images.ts";
import { readOfflineSite, serviceWorkerFiles, unregisteringWorker } from "./build-service-worker.ts";
import { stampBuild } from "./build-stamp.ts";
import { bundleScript } from "./bundle-script.ts";
import { isCompressible } from "./is-compressible.ts";
import { inlineHashes, toasterStyleHashes } from "./inline-hashes.ts";
import { deferScripts } from "./defer-scripts.ts";
import { headerPlan } from "#postbuild/recipes/header-plan.ts";
import { writeRecipes } from "#postbuild/recipes/write-recipes.ts";
import { securityTxt } from "./security-txt.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";
import { sitePaths } from "#app/page/site-paths.ts";
import { posterPages } from "#app/videos/poster-pages.ts";
import { webManifest } from "./web-manifest.ts";

const client = `${unfinishedBuildFolder}/client`;
// For a second build in the tests: the same pages, but no share images, and compressed at the lowest level.
const quick = Boolean(process.env.QUICK_BUILD);
const pages = [...sitePaths, "/404"];
const data = sitePaths.map((path) => (path === "/" ? "/_.data" : `${path}.data`));
const fileOf = (path: string) => join(client, path === "/" ? "index.html" : `${path.slice(1)}.html`);

await flattenPages();
await deferPageScripts();
await addStructuredData();
await writeVideoFrames();
const policy = await makePolicy();
await writeFile(`${unfinishedBuildFolder}/policy.txt`, policy);
await writeFile(join(client, "_headers"), staticHostHeaders(policy));
await writeFile(join(client, "sitemap.xml"), sitemapXml());
await writeFile(join(client, "robots.txt"), robotsTxt());
await writeFile(join(client, "site.webmanifest"), webManifest());
await mkdir(join(client, ".well-known"), { recursive: true });
await writeFile(join(client, ".well-known", "security.txt"), securityTxt(new Date()));
if (!quick) {
  await mkdir(join(client, "share"), { recursive: true });
  await makeShareImages(join(client, "share"));
}
await writeRecipes(`${unfinishedBuildFolder}/host`, headerPlan(policy));
await addServiceWorker();
await compressAll();
stampBuild(unfinishedBuildFolder);
await replaceBuild();
console.log(`Built ${pages.length} pages into ${buildFolder}/client.`);

/** about/index.html becomes about.html, which every static host serves at /about without a redirect. */
async function flattenPages() {
  for (const path of pages.filter((page) => page !== "/")) {
    await rename(join(client, path, "index.html"), fileOf(path));
    await rm(join(client, path), { recursive: true });
  }
  // The router's fallback for addresses that were not prerendered; we answer those with 404.html.
  await rm(join(client, "__spa-fallback.html"), { force: true });
}

async function deferPageScripts() {
  const inlineScript = await bundleScript("app/before-hydration/inline-script.ts");
  for (const path of pages) {
    const name = path === "/" ? "home" : path.slice(1);
    const notFound = path === "/404";
    const prerendered = await readFile(fileOf(path), "utf8");
    const { html, module } = deferScripts(prerendered, { name, inlineScript, notFound, offline: site.offline });
    await writeFile(fileOf(path), html);
    await writeFile(join(client, module.address), module.code);
  }
}

async function addStructuredData() {
  for (const path of sitePaths) {
    await writeFile(fileOf(path), withStructuredData(path, await readFile(fileOf(path), "utf8")));
  }
}

async function writeVideoFrames() {
  await mkdir(join(client, "frames"), { recursive: true });
  for (const [address, html] of Object.entries(posterPages)) await writeFile(fileOf(address), html);
}

/** One policy for all pages: a route change keeps the policy of the first page, and any page can show toasts. */
async function makePolicy(): Promise<string> {
  const documents = await Promise.all(pages.map((path) => readFile(fileOf(path), "utf8")));
  const found = [...documents, ...Object.values(posterPages)].map(inlineHashes);
  const unique = (hashes: string[]) => [...new Set(hashes)];
  return contentSecurityPolicy({
    scripts: unique(found.flatMap(({ scripts }) => scripts)),
    styles: unique([...found.flatMap(({ styles }) => styles), ...(await toasterStyleHashes())]),
  });
}

/** The _headers file of Netlify and Cloudflare Pages. */
function staticHostHeaders(policy: string): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return (
    [
      block("/*", { ...commonHeaders, ...documentHeaders(policy) }),
      // A host may join the values of two blocks that fit, so "/*" says nothing about keeping. Not every host knows a "*"
      // before the end.
      ...cacheRules
        .filter(({ path }) => /^\/.+\/\*$/.test(path))
        .map(({ path, cache }) => block(path, { "Cache-Control": cache })),
      ...[...pages, ...data, "/sw.js"].map((path) => block(path, { "Cache-Control": cacheControl(path) })),
    ].join("\n\n") + "\n"
  );
}

/** Runs last, because the precache contains the output of all other steps. */
async function addServiceWorker() {
  const pageHeaders = { ...commonHeaders, ...documentHeaders(policy) };
  const files = site.offline
    ? await serviceWorkerFiles(await readOfflineSite(client, pageHeaders))
    : await unregisteringWorker();
  for (const [path, content] of Object.entries(files)) await writeFile(join(client, path), content);
}

/** Compresses once at build time, so that no server has to. */
async function compressAll() {
  const files = (await readdir(client, { recursive: true })).filter(isCompressible);
  await Promise.all(
    files.map(async (name) => {
      const path = join(client, name);
      const content = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quick ? 1 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: quick ? 1 : 9 }));
    }),
  );
}

/** The last step: until here the previous build is untouched, and a running server keeps serving it. */
async function replaceBuild() {
  const old = `${unfinishedBuildFolder}.old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(buildFolder)) await rename(buildFolder, old);
  await rename(unfinishedBuildFolder, buildFolder);
  await rm(old, { recursive: true, force: true });
}
