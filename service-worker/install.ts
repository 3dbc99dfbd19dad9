import { audioFiles, audioListKey } from "./audio.ts";
import { audioCache, build, imagesCache, pagesCache, shellCache } from "./build-info.ts";
import { decodePrecache, type Precache } from "./precache.ts";
import { download, hasHash, isHashed } from "./shell.ts";

/** All or nothing: if one file cannot be loaded, the previous worker stays active. */
export async function install() {
  try {
    await storeBuild();
  } catch (error) {
    await Promise.all([caches.delete(pagesCache), caches.delete(shellCache)]);
    throw error;
  }
}

let restoring: Promise<void> | undefined;

/** Stores the build again if its caches were cleared while its worker stayed. */
export function restoreCaches(): Promise<void> {
  restoring ??= restore().finally(() => (restoring = undefined));
  return restoring;
}

async function restore() {
  const isStored = (await caches.match(audioListKey, { cacheName: pagesCache })) && (await caches.has(shellCache));
  if (!isStored) await storeBuild();
}

async function storeBuild() {
  await cacheShell();
  await cachePages();
}

/** The list of audio files comes last: where it is stored, everything is. */
async function cachePages() {
  const { path, hash } = build.precache;
  const precache = (await (await download(path, hash, "low")).json()) as Precache;
  const pages = await caches.open(pagesCache);
  for (const [path, { headers, body }] of decodePrecache(precache)) {
    await pages.put(path, new Response(body, { headers }));
  }
  await pages.put(audioListKey, new Response(JSON.stringify(precache.audio)));
}

/** One file at a time, to leave bandwidth for the visitor's own requests. */
async function cacheShell() {
  const shell = await caches.open(shellCache);
  for (const [path, hash] of Object.entries(build.shell)) {
    const cached = isHashed(path) && (await caches.match(path));
    await shell.put(path, cached && (await hasHash(cached, hash)) ? cached : await download(path, hash, "low"));
  }
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
