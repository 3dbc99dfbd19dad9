import { audioCache, pagesCache } from "./build-info.ts";
import { blockBytes, blockCount, blockRange, parseRange } from "./byte-ranges.ts";
import type { AudioFile } from "./precache.ts";
import { shortHash, shortHashLength } from "./short-hash.ts";
import { soundResponse, unsatisfiable } from "./sound-response.ts";
import type { StoredAudio } from "#app/shared/worker-messages.ts";

/** Where the list of audio files is stored in the pages cache. No page has this path. */
export const audioListKey = "/offline/sounds";

/** For one block. */
const networkTimeout = 60_000;

/** Blocks fetched in parallel: enough to hide the latency, few enough for a slow connection to meet the timeout. */
const blocksAtOnce = 2;

let list: Record<string, AudioFile> | undefined;

export async function audioFiles(): Promise<Record<string, AudioFile>> {
  list ??= await caches.match(audioListKey, { cacheName: pagesCache }).then((cached) => cached?.json());
  return list ?? {};
}

/** Streams cached blocks, and fetches and caches the missing ones on the way. */
export async function respondWithAudio(request: Request, path: string): Promise<Response> {
  const file = (await audioFiles())[path];
  const header = request.headers.get("Range");
  const range = file && parseRange(header ?? "bytes=0-", file.bytes);
  if (!range) return fetch(request);
  if (range === "unsatisfiable") return unsatisfiable(file.bytes);
  try {
    // Read before the response begins, so that a failure can still fall back to the network.
    const first = await readBlock(path, file, Math.floor(range.start / blockBytes));
    return soundResponse(streamBlocks(path, file, range, first), range, file.bytes, header);
  } catch {
    return fetch(request);
  }
}

function streamBlocks(
  path: string,
  file: AudioFile,
  { start, end }: { start: number; end: number },
  first: Uint8Array,
): ReadableStream {
  let block = Math.floor(start / blockBytes);
  let next: Uint8Array | undefined = first;
  return new ReadableStream(
    {
      async pull(controller) {
        const bytes = next ?? (await readBlock(path, file, block));
        next = undefined;
        const offset = block * blockBytes;
        controller.enqueue(bytes.subarray(Math.max(0, start - offset), end - offset));
        block++;
        if (block * blockBytes >= end) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

async function readBlock(path: string, file: AudioFile, block: number): Promise<Uint8Array> {
  const cached = await caches.match(blockKey(path, block), { cacheName: audioCache(path, file.version) });
  if (cached) {
    const bytes = new Uint8Array(await cached.arrayBuffer());
    if (await isRight(file, block, bytes)) return bytes;
    await (await caches.open(audioCache(path, file.version))).delete(blockKey(path, block));
  }
  const bytes = await fetchBlock(path, file, block);
  // A full device must not stop playback.
  await cacheBlock(path, file, block, bytes).catch(() => {});
  return bytes;
}

async function fetchBlock(path: string, file: AudioFile, block: number): Promise<Uint8Array<ArrayBuffer>> {
  const { start, end } = blockRange(block, file.bytes);
  const response = await fetch(path, {
    headers: { Range: `bytes=${start}-${end - 1}` },
    cache: "no-store",
    signal: AbortSignal.timeout(networkTimeout),
  });
  if (response.status !== 206) throw new Error(`${path}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!(await isRight(file, block, bytes))) throw new Error(`${path} is not the file of this build`);
  return bytes;
}

/** A block may be cut short, or belong to another version of the file, which the server may have during a deployment. */
async function isRight({ blockHashes }: AudioFile, block: number, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  return (await shortHash(bytes)) === blockHashes.slice(block * shortHashLength, (block + 1) * shortHashLength);
}

async function cacheBlock(path: string, file: AudioFile, block: number, bytes: Uint8Array<ArrayBuffer>) {
  const cache = await caches.open(audioCache(path, file.version));
  await cache.put(blockKey(path, block), new Response(bytes));
}

const blockKey = (path: string, block: number) => `${path}?block=${block}`;

async function cachedBlocks(path: string, { version }: AudioFile): Promise<ReadonlySet<number>> {
  const cacheName = audioCache(path, version);
  // Opening a cache would create it.
  if (!(await caches.has(cacheName))) return new Set();
  const cached = await (await caches.open(cacheName)).keys();
  return new Set(cached.map(({ url }) => Number(url.split("=")[1])));
}

/** Stores the next few blocks of a session. */
export async function storeMore(path: string): Promise<StoredAudio> {
  const file = (await audioFiles())[path]!;
  const cached = await cachedBlocks(path, file);
  const missing = Array.from({ length: blockCount(file.bytes) }, (_, block) => block)
    .filter((block) => !cached.has(block))
    .slice(0, blocksAtOnce);
  await Promise.all(missing.map(async (block) => cacheBlock(path, file, block, await fetchBlock(path, file, block))));
  return countStored(path, file);
}

export async function removeAudio(path: string): Promise<boolean> {
  const file = (await audioFiles())[path];
  return file !== undefined && caches.delete(audioCache(path, file.version));
}

export async function listStoredAudio(): Promise<Record<string, StoredAudio>> {
  const files = Object.entries(await audioFiles());
  return Object.fromEntries(
    await Promise.all(files.map(async ([path, file]) => [path, await countStored(path, file)] as const)),
  );
}

async function countStored(path: string, file: AudioFile): Promise<StoredAudio> {
  return { stored: (await cachedBlocks(path, file)).size, total: blockCount(file.bytes) };
}
