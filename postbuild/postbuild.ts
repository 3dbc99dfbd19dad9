// Renders every page into a plain file for any host, with a real 404, one Content-Security-Policy, compressed files.
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
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
import { bundleScript, bundleServer } from "./bundle.ts";
import { classesCalendar } from "./classes-calendar.ts";
import { inlineHashes, toasterStyleHashes } from "./inline-hashes.ts";
import { headerPlan } from "#postbuild/recipes/header-plan.ts";
import { writeRecipes } from "#postbuild/recipes/write-recipes.ts";
import { podcastFiles } from "./podcast.ts";
import { readyWeeks } from "./ready-weeks.ts";
import { robotsTxt, securityTxt, sitemapXml, webManifest } from "./small-files.ts";
import { sitePaths } from "#app/page/site-paths.ts";
import { parseFrames } from "#app/shared/mp3-frames.ts";
import { readyTimers, timerSound } from "#app/shared/timer.ts";
import { posterPages } from "#app/videos/poster-pages.ts";

const client = `${unfinishedBuildFolder}/client`;
const server = `${unfinishedBuildFolder}/server`;
// For a second build in the tests: the same pages, compressed at the lowest level.
const quick = Boolean(process.env.QUICK_BUILD);
const pages = [...sitePaths, "/404"];
const fileOf = (path: string) => (path === "/" ? "/index.html" : `${path}.html`);

await renderPages();
await moveServerAssets();
await writeReadyTimers();
const policy = await makePolicy();
await writeFile(`${unfinishedBuildFolder}/policy.txt`, policy);
await writeFiles({
  "/_headers": staticHostHeaders(policy),
  "/sitemap.xml": sitemapXml(),
  "/robots.txt": robotsTxt(),
  "/classes.ics": classesCalendar(events),
  "/site.webmanifest": webManifest(),
  "/.well-known/security.txt": securityTxt(new Date()),
  ...podcastFiles(),
  ...readyWeeks(),
});
await writeRecipes(`${unfinishedBuildFolder}/host`, headerPlan(policy));
await bundleServer("server/main.ts", `${unfinishedBuildFolder}/site-server.mjs`);
await addServiceWorker();
await compressAll();
stampBuild(unfinishedBuildFolder);
await replaceBuild();
console.log(`Built ${sitePaths.length} pages into ${buildFolder}/client.`);
const outdated = outdatedShareImages();
if (outdated.length > 0)
  console.warn(
    `Preview images of shared links to renew with npm run share-images in studio/: ${outdated.map(({ file }) => file).join(", ")}`,
  );

/** By their addresses on the site. */
async function writeFiles(files: Readonly<Record<string, string | Uint8Array[]>>) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(client, path)), { recursive: true });
    await writeFile(join(client, path), content);
  }
}

async function renderPages() {
  const { render } = (await import(pathToFileURL(join(server, "routes.js")).href)) as typeof import("#app/routes.tsx");
  const scripts = {
    inline: { code: await bundleScript("app/inline/inline-script.ts") },
    dates: { code: await bundleScript("app/inline/next-dates.ts") },
    forget: { code: await bundleScript("app/inline/forget.ts") },
    ...(await readIslandFiles()),
  };
  for (const path of pages) await writeFiles({ [fileOf(path)]: render(path, scripts) });
  for (const [path, html] of Object.entries(posterPages)) await writeFiles({ [fileOf(path)]: html });
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

/** For visitors without scripts, who cannot set the timer. */
async function writeReadyTimers() {
  const load = async (path: string) => parseFrames(new Uint8Array(await readFile(join(client, path))));
  for (const { path, choice } of readyTimers) await writeFiles({ [path]: await timerSound(choice).make(load) });
}

/** One policy for all pages: they share their inline script and, but for the sessions, their style. */
async function makePolicy(): Promise<string> {
  const addresses = [...pages, ...Object.keys(posterPages)];
  const documents = await Promise.all(addresses.map((path) => readFile(join(client, fileOf(path)), "utf8")));
  const { scripts, styles } = inlineHashes(documents.join(""));
  return contentSecurityPolicy({ scripts, styles: [...styles, ...(await toasterStyleHashes())] });
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
  await writeFiles(
    site.offline ? await serviceWorkerFiles(await readOfflineSite(client, pageHeaders)) : await unregisteringWorker(),
  );
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
        // Smaller blocks suit pages that repeat themselves, such as /media with its players.
        [constants.BROTLI_PARAM_LGBLOCK]: 16,
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
