// Renders every page into a plain file for any host, with a real 404, one Content-Security-Policy, compressed files.
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Manifest } from "vite";
import { events } from "#app/content/content.ts";
import { site } from "#app/content/site.ts";
import { buildFolder, unfinishedBuildFolder } from "#server/build-folder.ts";
import { isCompressible } from "#server/file-types.ts";
import {
  cacheControl,
  cacheRules,
  commonHeaders,
  contentSecurityPolicy,
  documentHeaders,
  pathHeaders,
} from "#server/headers.ts";
import { outdatedShareImages } from "#assets/pictures/share-images.ts";
import { readOfflineSite, serviceWorkerFiles, unregisteringWorker } from "./build-service-worker.ts";
import { stampBuild } from "./build-stamp.ts";
import { bundleScript } from "./bundle-script.ts";
import { bundleServer } from "./bundle-server.ts";
import { classesCalendar } from "./classes-calendar.ts";
import { inlineHashes, toasterStyleHashes } from "./inline-hashes.ts";
import { headerPlan } from "#postbuild/recipes/header-plan.ts";
import { writeRecipes } from "#postbuild/recipes/write-recipes.ts";
import { podcastFiles } from "./podcast.ts";
import { readyWeeks } from "./ready-weeks.ts";
import { securityTxt } from "./security-txt.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";
import { sitePaths } from "#app/page/site-paths.ts";
import { parseFrames } from "#app/shared/mp3-frames.ts";
import { readyTimers, timerSound } from "#app/shared/timer.ts";
import { posterPages } from "#app/videos/poster-pages.ts";
import { webManifest } from "./web-manifest.ts";

const client = `${unfinishedBuildFolder}/client`;
const server = `${unfinishedBuildFolder}/server`;
// For a second build in the tests: the same pages, compressed at the lowest level.
const quick = Boolean(process.env.QUICK_BUILD);
const pages = [...sitePaths, "/404"];
const fileOf = (path: string) => join(client, path === "/" ? "index.html" : `${path.slice(1)}.html`);

await renderPages();
await moveServerAssets();
await writeVideoFrames();
await writeReadyTimers();
const policy = await makePolicy();
await writeFile(`${unfinishedBuildFolder}/policy.txt`, policy);
await writeFile(join(client, "_headers"), staticHostHeaders(policy));
await writeFile(join(client, "sitemap.xml"), sitemapXml());
await writeFile(join(client, "robots.txt"), robotsTxt());
await writeFile(join(client, "classes.ics"), classesCalendar(events));
await mkdir(join(client, "calendar"), { recursive: true });
for (const [path, text] of Object.entries({ ...podcastFiles(), ...readyWeeks() }))
  await writeFile(join(client, path), text);
await writeFile(join(client, "site.webmanifest"), webManifest());
await mkdir(join(client, ".well-known"), { recursive: true });
await writeFile(join(client, ".well-known", "security.txt"), securityTxt(new Date()));
await writeRecipes(`${unfinishedBuildFolder}/host`, headerPlan(policy));
await bundleServer(unfinishedBuildFolder);
await addServiceWorker();
await compressAll();
stampBuild(unfinishedBuildFolder);
await replaceBuild();
console.log(`Built ${pages.length} pages into ${buildFolder}/client.`);
const outdated = outdatedShareImages();
if (outdated.length > 0)
  console.warn(
    `Preview images of shared links to renew with npm run share-images in studio/: ${outdated.map(({ file }) => file).join(", ")}`,
  );

async function renderPages() {
  const { render } = (await import(pathToFileURL(join(server, "routes.js")).href)) as typeof import("#app/routes.tsx");
  const scripts = {
    inline: { code: await bundleScript("app/inline/inline-script.ts") },
    dates: { code: await bundleScript("app/inline/next-dates.ts") },
    ...(await readIslandFiles()),
  };
  for (const path of pages) await writeFile(fileOf(path), render(path, scripts));
}

/** The script that knows all islands with what it imports, and what each of them needs beside that. */
async function readIslandFiles() {
  const manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  await rm(join(client, ".vite"), { recursive: true });
  const needs = (key: string): string[] => {
    const { file, imports = [] } = manifest[key]!;
    return [...new Set([`/${file}`, ...imports.flatMap(needs)])];
  };
  const shared = needs("app/islands.ts");
  const nameOf = (key: string) => key.replace(/^app\/|\.tsx$/g, "");
  const ownFiles = (key: string) => needs(key).filter((file) => !shared.includes(file));
  const files = manifest["app/islands.ts"]!.dynamicImports!.map((key) => [nameOf(key), ownFiles(key).join(" ")]);
  return { islands: shared.join(" "), files: Object.fromEntries(files) };
}

/** The fonts of the style sheet, which only the server's code imports. The styles of islands are in the client's build. */
async function moveServerAssets() {
  const assets = await readdir(join(server, "assets"));
  for (const name of assets.filter((name) => !/\.(js|css)$/.test(name)))
    await rename(join(server, "assets", name), join(client, "assets", name));
}

async function writeVideoFrames() {
  await mkdir(join(client, "frames"), { recursive: true });
  for (const [address, html] of Object.entries(posterPages)) await writeFile(fileOf(address), html);
}

/** For visitors without scripts, who cannot set the timer. */
async function writeReadyTimers() {
  const load = async (path: string) => parseFrames(new Uint8Array(await readFile(join(client, path))));
  for (const { path, choice } of readyTimers) await writeFile(join(client, path), await timerSound(choice).make(load));
}

/** One policy for all pages: they share their inline script and, but for the sessions, their style. */
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
      // A host may join the values of two blocks that match, so "/*" has no Cache-Control. Not every host allows a "*"
      // before the end of a path.
      ...cacheRules
        .filter(({ path }) => /^\/.+\/\*$/.test(path))
        .map(({ path, cache }) => block(path, { "Cache-Control": cache })),
      ...pathHeaders.map(({ path, headers }) => block(path, headers)),
      ...[...pages, "/sw.js"].map((path) => block(path, { "Cache-Control": cacheControl(path) })),
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
        // Suits pages that repeat themselves, such as /media with its players.
        [constants.BROTLI_PARAM_NPOSTFIX]: 1,
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
