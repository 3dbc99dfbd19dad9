// Builds /sw.js and the precache: everything that the site needs to be read offline.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { receivesMessages } from "#app/content/inbox.ts";
import { bundleScript } from "#postbuild/bundle-script.ts";
import { blockHash } from "#service-worker/block-hash.ts";
import { blockCount, blockRange } from "#service-worker/byte-ranges.ts";
import { encodePrecache, type AudioFile, type TextFile } from "#service-worker/precache.ts";

export type OfflineSite = {
  files: Record<string, TextFile>;
  shell: string[];
  audio: Record<string, AudioFile>;
};

/** Reads the built site. Pages get the headers that the server sends with them. */
export async function readOfflineSite(folder: string, pageHeaders: Record<string, string>): Promise<OfflineSite> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll("\\", "/")).sort();
  const files: Record<string, TextFile> = {};
  const audio: Record<string, AudioFile> = {};
  for (const name of names) {
    const type = textTypes.find(({ pattern }) => pattern.test(name))?.type;
    if (type) {
      const path = `/${name}`.replace(/\.html$/, "").replace(/^\/index$/, "/");
      const headers = { "Content-Type": type, ...(type === html && pageHeaders) };
      files[path] = { headers, body: await readFile(join(folder, name), "utf8") };
    }
    if (/^audio\/.*\.mp3$/.test(name)) audio[`/${name}`] = await describeAudio(join(folder, name));
  }
  return { files, shell: names.filter(isShell).map((name) => `/${name}`), audio };
}

const html = "text/html;charset=utf-8";
const textTypes = [
  { pattern: /^(frames\/)?[^/]*\.html$/, type: html },
  { pattern: /^[^/]*\.data$/, type: "text/x-script;charset=utf-8" },
  // These scripts repeat the text of their page, so in the precache they compress to almost nothing.
  { pattern: /^assets\/hydrate-.*\.js$/, type: "text/javascript;charset=utf-8" },
  { pattern: /^audio\/.*\.vtt$/, type: "text/vtt;charset=utf-8" },
];

const isShell = (name: string) => /^assets\/(?!hydrate-).*\.(js|css|woff2)$|^[^/]*\.(svg|ico|webmanifest)$/.test(name);

async function describeAudio(file: string): Promise<AudioFile> {
  const content = await readFile(file);
  const bytes = content.length;
  const hashes = Array.from({ length: blockCount(bytes) }, (_, block) => {
    const { start, end } = blockRange(block, bytes);
    return blockHash(new Uint8Array(content.subarray(start, end)));
  });
  return { bytes, version: hashOf(content), blockHashes: (await Promise.all(hashes)).join("") };
}

/** The files to serve, by path. Deterministic, so that an unchanged site causes no update. */
export async function serviceWorkerFiles({ files, shell, audio }: OfflineSite): Promise<Record<string, string>> {
  const precache = JSON.stringify(encodePrecache(files, audio));
  const code = await bundleScript("service-worker/worker.ts");
  const ignored = ["/sw.js", ...(receivesMessages ? ["/api/"] : [])];
  const info = { ignored, precache: `/assets/precache-${hashOf(precache)}.json`, shell };
  const id = hashOf(JSON.stringify(info) + code);
  return { [info.precache]: precache, "/sw.js": `const BUILD=${JSON.stringify({ id, ...info })};${code}` };
}

/** For a site with `offline: false`: a worker that deletes what was stored and unregisters itself. */
export async function unregisteringWorker(): Promise<Record<string, string>> {
  return { "/sw.js": await bundleScript("service-worker/unregister.ts") };
}

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 10);
