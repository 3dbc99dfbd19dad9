// Builds /sw.js and the precache: everything that the site needs to be read offline.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { receivesMessages } from "#app/shared/inbox.ts";
import { bundleScript } from "#postbuild/bundle.ts";
import { fileType } from "#server/file-types.ts";
import { blockCount, blockRange } from "#service-worker/byte-ranges.ts";
import { encodePrecache, type AudioFile, type TextFile } from "#service-worker/precache.ts";
import { shortHash } from "#service-worker/short-hash.ts";

/** Reads the built site. Pages get the headers that the server sends with them. */
export async function readOfflineSite(folder: string, pageHeaders: Record<string, string>) {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll("\\", "/")).sort();
  const files: Record<string, TextFile> = {};
  /** The short hash of each file, by path. */
  const shell: Record<string, string> = {};
  const audio: Record<string, AudioFile> = {};
  for (const name of names) {
    if (isPage.test(name) || isCaption.test(name)) {
      const path = `/${name}`.replace(/\.html$/, "").replace(/^\/index$/, "/");
      const headers = { "Content-Type": fileType(name)!, ...(isPage.test(name) && pageHeaders) };
      files[path] = { headers, body: await readFile(join(folder, name), "utf8") };
    }
    if (/^audio\/.*\.mp3$/.test(name)) audio[`/${name}`] = await describeAudio(join(folder, name));
    if (isShell(name)) shell[`/${name}`] = await shortHash(await readFile(join(folder, name)));
  }
  return { files, shell, audio };
}
export type OfflineSite = Awaited<ReturnType<typeof readOfflineSite>>;

const isPage = /^(frames\/)?[^/]*\.html$/;
const isCaption = /^audio\/.*\.vtt$/;
const isShell = (name: string) => /^assets\/.*\.(js|css|woff2)$|^[^/]*\.(svg|ico|webmanifest)$/.test(name);

async function describeAudio(file: string): Promise<AudioFile> {
  const content = await readFile(file);
  const bytes = content.length;
  const hashes = Array.from({ length: blockCount(bytes) }, (_, block) => {
    const { start, end } = blockRange(block, bytes);
    return shortHash(new Uint8Array(content.subarray(start, end)));
  });
  return { bytes, version: hashOf(content), blockHashes: (await Promise.all(hashes)).join("") };
}

/** The files to serve, by path. Deterministic, so that an unchanged site causes no update. */
export async function serviceWorkerFiles({ files, shell, audio }: OfflineSite): Promise<Record<string, string>> {
  const precache = JSON.stringify(encodePrecache(files, audio));
  const code = await bundleScript("service-worker/worker.ts");
  const ignored = ["/sw.js", ...(receivesMessages ? ["/api/"] : [])];
  const path = `/assets/precache-${hashOf(precache)}.json`;
  const info = { ignored, precache: { path, hash: await shortHash(Buffer.from(precache)) }, shell };
  const id = hashOf(JSON.stringify(info) + code);
  return { [path]: precache, "/sw.js": `const BUILD=${JSON.stringify({ id, ...info })};${code}` };
}

/** For a site with `offline: false`: a worker that deletes what was stored and unregisters itself. */
export async function unregisteringWorker(): Promise<Record<string, string>> {
  return { "/sw.js": await bundleScript("service-worker/unregister.ts") };
}

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 10);
