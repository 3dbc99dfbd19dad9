import { pagesCache, shellCache } from "./build-info.ts";

/** How long the network may take before the cached copy is shown. */
const networkTimeout = 10_000;

export async function networkFirst(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  let timer: number | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, networkTimeout)));
  const response = await Promise.race([network.catch(() => undefined), timeout]);
  clearTimeout(timer);
  return response ?? (await fromCache(event.request)) ?? network;
}

/** When offline, Firefox resolves the navigation preload with an error response instead of rejecting it. */
async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded && preloaded.type !== "error" ? preloaded : fetch(request);
}

async function fromCache({ url, mode }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const pages = await caches.open(pagesCache);
  if (mode !== "navigate") return (await pages.match(pathname)) ?? caches.match(pathname, { cacheName: shellCache });
  return (await pages.match(canonicalPath(pathname))) ?? notFound(await pages.match("/404"));
}

/** "/about", "/about/" and "/about.html" are the same page, as on the server. */
const canonicalPath = (pathname: string) => pathname.replace(/(\.html|\/)$/, "").replace(/^\/?(index)?$/, "/");

function notFound(page: Response | undefined): Response | undefined {
  return page && new Response(page.body, { status: 404, headers: page.headers });
}

/** For files whose names contain a content hash. Also serves those of the previous build to pages that are still open. */
export async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
