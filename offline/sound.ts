import { pagesName, soundName } from "./build.ts";
import { markLength, markOf } from "./mark.ts";
import type { Failure, Kept, KeptSounds } from "./messages.ts";
import type { Sound } from "./pack.ts";
import { blockAt, blocksOf, blockSpan, contentRange, missingRun, spanOf, type Span } from "./ranges.ts";

/** Where the list of sounds lies among the pages. No page has this address. */
export const soundsKey = "/offline/sounds";

/** How long the line may say nothing in the middle of a sound. */
const patience = 20_000;

/** Blocks taken in one go when a session is to be kept: 1 MB. */
const blocksAtOnce = 8;

let list: Promise<Record<string, Sound>> | undefined;

export function sounds(): Promise<Record<string, Sound>> {
  list ??= caches.match(soundsKey, { cacheName: pagesName }).then((kept) => kept?.json() ?? {});
  return list;
}

/** Answers with kept blocks and takes the others from the line, keeping them on the way: what was heard stays. */
export async function soundFor(request: Request, address: string): Promise<Response> {
  const sound = (await sounds())[address];
  if (!sound) return fetch(request);
  const range = request.headers.get("Range");
  const span = range === null ? { start: 0, end: sound.bytes } : spanOf(range, sound.bytes);
  if (!span) return fetch(request);
  if (span === "beyond")
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${sound.bytes}` } });
  const pieces = piecesOf(shelfOf(address, sound), span);
  try {
    return new Response(await streamOf(pieces), {
      status: range === null ? 200 : 206,
      headers: {
        "Content-Type": "audio/mpeg",
        "Content-Length": String(span.end - span.start),
        "Accept-Ranges": "bytes",
        ...(range !== null && { "Content-Range": contentRange(span, sound.bytes) }),
      },
    });
  } catch {
    // No line, or a host that answers otherwise than we know: the browser shall deal with it itself.
    return fetch(request);
  }
}

/** Takes the next part of a session. */
export async function keepMore(address: string): Promise<Kept | Failure> {
  try {
    const sound = (await sounds())[address];
    if (!sound) return { failure: "line" };
    const shelf = shelfOf(address, sound);
    const kept = await shelf.blocks();
    const last = blocksOf(sound.bytes) - 1;
    let block = 0;
    while (kept.has(block)) block++;
    const run = missingRun(block, last, kept, blocksAtOnce);
    if (run > 0) for await (const _ of download(shelf, block, run, "or tell"));
    return await countOf(address, sound);
  } catch (error) {
    return { failure: error instanceof DOMException && error.name === "QuotaExceededError" ? "room" : "line" };
  }
}

export async function removeSound(address: string): Promise<Kept> {
  const sound = (await sounds())[address]!;
  await caches.delete(soundName(address, sound.version));
  return countOf(address, sound);
}

export async function keptSounds(): Promise<KeptSounds> {
  const counted = Object.entries(await sounds()).map(
    async ([address, sound]) => [address, await countOf(address, sound)] as const,
  );
  return Object.fromEntries(await Promise.all(counted));
}

async function countOf(address: string, sound: Sound): Promise<Kept> {
  return { kept: (await shelfOf(address, sound).blocks()).size, of: blocksOf(sound.bytes) };
}

/** The blocks of one recording. A new recording has a shelf of its own; the old one goes with its build. */
type Shelf = ReturnType<typeof shelfOf>;

function shelfOf(address: string, sound: Sound) {
  const cacheName = soundName(address, sound.version);
  const keyOf = (block: number) => `${address}?block=${block}`;
  return {
    address,
    sound,
    async blocks(): Promise<ReadonlySet<number>> {
      if (!(await caches.has(cacheName))) return new Set();
      const kept = await (await caches.open(cacheName)).keys();
      return new Set(kept.map(({ url }) => Number(url.split("=")[1])));
    },
    async take(block: number) {
      const kept = await caches.match(keyOf(block), { cacheName });
      return kept && new Uint8Array(await kept.arrayBuffer());
    },
    /** Only what the build has seen is kept: a host that lags behind or runs ahead cannot mix two recordings. */
    async keep(block: number, bytes: Uint8Array<ArrayBuffer>) {
      const mark = sound.marks.slice(block * markLength, (block + 1) * markLength);
      if ((await markOf(bytes)) !== mark) throw new Error(`${address} is not the recording of this build`);
      await (await caches.open(cacheName)).put(keyOf(block), new Response(bytes));
    },
  };
}

async function* piecesOf(shelf: Shelf, { start, end }: Span): AsyncGenerator<Uint8Array> {
  const { bytes } = shelf.sound;
  const last = blockAt(end - 1);
  for (let block = blockAt(start); block <= last;) {
    const kept = await shelf.take(block);
    if (kept) {
      const { start: first } = blockSpan(block, bytes);
      yield kept.subarray(Math.max(0, start - first), end - first);
      block++;
    } else {
      const run = missingRun(block, last, await shelf.blocks());
      let at = blockSpan(block, bytes).start;
      for await (const piece of download(shelf, block, run, "if it can be")) {
        const wanted = piece.subarray(Math.max(0, start - at), Math.max(0, end - at));
        at += piece.length;
        if (wanted.length > 0) yield wanted;
      }
      block += run;
    }
  }
}

/** Asks for so many blocks at once, hands on what comes as it comes, and keeps each block when it is whole. */
async function* download(shelf: Shelf, first: number, count: number, keep: "if it can be" | "or tell") {
  const { address, sound } = shelf;
  const { start } = blockSpan(first, sound.bytes);
  const { end } = blockSpan(first + count - 1, sound.bytes);
  const response = await fetch(address, {
    headers: { Range: contentRange({ start, end }, sound.bytes).replace(/ (.*)\/.*/, "=$1") },
    cache: keep === "or tell" ? "no-store" : "default",
  });
  const reader = response.body!.getReader();
  try {
    if (response.headers.get("Content-Range") !== contentRange({ start, end }, sound.bytes)) throw new Error(address);
    let block = first;
    let filled = 0;
    let bytes = new Uint8Array(lengthOf(block, sound));
    while (block < first + count) {
      const { value } = await inTime(reader.read());
      if (!value) throw new Error(`${address} broke off`);
      for (let from = 0; from < value.length;) {
        const part = value.subarray(from, from + bytes.length - filled);
        bytes.set(part, filled);
        filled += part.length;
        from += part.length;
        if (filled < bytes.length) continue;
        const kept = shelf.keep(block, bytes);
        await (keep === "or tell" ? kept : kept.catch(() => {}));
        block++;
        filled = 0;
        bytes = new Uint8Array(lengthOf(block, sound));
      }
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function lengthOf(block: number, { bytes }: Sound): number {
  const { start, end } = blockSpan(block, bytes);
  return Math.max(0, end - start);
}

/** Resolves once the first piece is there, so that a failure before it can still be answered in another way. */
async function streamOf(pieces: AsyncGenerator<Uint8Array>): Promise<ReadableStream> {
  let next: Promise<IteratorResult<Uint8Array>> | undefined = pieces.next();
  await next;
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await (next ?? pieces.next());
        next = undefined;
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: number | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The line says nothing")), patience);
  });
  return Promise.race([promise, silence]).finally(() => clearTimeout(timer));
}
