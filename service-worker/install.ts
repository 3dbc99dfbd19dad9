import { audioFiles, audioListKey } from "./audio.ts";
import { audioCache, build, imagesCache, pagesCache, shellCache } from "./build-info.ts";
import { decodePrecache, type Precache } from "./precache.ts";

/** All or nothing: if one file cannot be loaded, the previous worker stays active. */
export async function install() {
  try {
    await cachePages();
    await cacheShell();
  } catch (error) {
    await Promise.all([caches.delete(pagesCache), caches.delete(shellCache)]);
    throw error;
  }
}

async function cachePages() {
  const precache = (await (await get(build.precache)).json()) as Precache;
  const pages = await caches.open(pagesCache);
  const shell = await caches.open(shellCache);
  for (const [path, { headers, body }] of decodePrecache(precache)) {
    await (isHashed(path) ? shell : pages).put(path, new Response(body, { headers }));
  }
  await pages.put(audioListKey, new Response(JSON.stringify(precache.audio)));
}

/** One file at a time, to leave bandwidth for the visitor's own requests. */
async function cacheShell() {
  const shell = await caches.open(shellCache);
  for (const path of build.shell) {
    const cached = isHashed(path) && (await caches.match(path));
    await shell.put(path, cached || (await get(path, isHashed(path) ? "default" : "no-cache")));
  }
}

/** Assets have a content hash in their name, so a cached copy is never stale. */
const isHashed = (path: string) => path.startsWith("/assets/");

async function get(path: string, cache: RequestCache = "default"): Promise<Response> {
  const response = await fetch(path, { cache, priority: "low" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/**
 * Deletes the caches of older builds, except the shell of the previous one: pages that are still open may need its
 * scripts, which the server may no longer have.
 */
export async function deleteOldCaches() {
  const names = await caches.keys();
  const previousShell = names.filter((name) => name.startsWith("shell-") && name !== shellCache).at(-1);
  const current = new Set([pagesCache, shellCache, previousShell, imagesCache]);
  for (const [path, { version }] of Object.entries(await audioFiles())) current.add(audioCache(path, version));
  await Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name)));
}
