import { imagesCache, pagesCache } from "./build-info.ts";
import { isFresh } from "./is-fresh.ts";

/** Most recently seen images: about 6 MB at 40 kB each. */
const maxImages = 150;

/** Images are cached as they are seen, and served from the cache while they are fresh or the network is down. */
export async function respondWithImage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await openCache();
  if (!cache) return fetch(request);
  const cached = await storedImage(cache, request.url);
  if (cached && request.cache === "default" && isFresh(cached.headers, Date.now())) return cached;
  try {
    const response = await fetch(request);
    if (isImage(response)) event.waitUntil(store(cache, request.url, response.clone()));
    else if (cached) return cached;
    return response;
  } catch {
    return cached ?? (await otherWidth(cache, request.url)) ?? emptyImage();
  }
}

/** Undefined once the visitor has had everything removed: this worker then stays until its pages are closed. */
const openCache = async () => ((await caches.has(pagesCache)) ? caches.open(imagesCache) : undefined);

/** A network's sign-in page or a host's error page may come with status 200. */
const isImage = ({ ok, redirected, headers }: Response) =>
  ok && !redirected && headers.get("Content-Type")?.startsWith("image/") === true;

async function storedImage(cache: Cache, request: RequestInfo): Promise<Response | undefined> {
  const cached = await cache.match(request, { ignoreVary: true });
  if (!cached || isImage(cached)) return cached;
  await cache.delete(request, { ignoreVary: true });
  return undefined;
}

/** Images that were loaded before the worker was active; they are still in the HTTP cache. */
export async function storeImages(urls: readonly string[]) {
  const cache = await openCache();
  if (!cache) return;
  for (const url of urls) {
    const response = await fetch(url, { cache: "force-cache" });
    if (isImage(response)) await store(cache, url, response);
  }
}

async function store(cache: Cache, url: string, response: Response) {
  try {
    await cache.put(url, response);
    const cached = await cache.keys();
    for (const oldest of cached.slice(0, -maxImages)) await cache.delete(oldest);
  } catch (error) {
    console.warn(`An image could not be cached: ${error}`);
  }
}

/** After a rotation a phone may request another width of a cached image. */
async function otherWidth(cache: Cache, url: string): Promise<Response | undefined> {
  const name = withoutWidth(url);
  const other = (await cache.keys()).find((request) => withoutWidth(request.url) === name);
  return other && storedImage(cache, other);
}

const withoutWidth = (url: string) => url.replace(/-\d+\.\w+$/, "");

/** Shows the placeholder colour instead of a broken-image icon. */
function emptyImage(): Response {
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { "Content-Type": "image/svg+xml" } });
}
