import { build, pagesCache, shellCache } from "./build-info.ts";
import { download, storedShellFile } from "./shell.ts";

/** How long the network may take before the cached copy is shown. */
const networkTimeout = 10_000;

export async function networkFirst(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  let timer: number | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, networkTimeout)));
  const response = await Promise.race([network.catch(() => undefined), timeout]);
  clearTimeout(timer);
  // A gateway's error says only that the site is out of reach.
  if (response && response.status < 500) return response;
  return (await fromCache(event.request)) ?? response ?? (await notFound(event.request)) ?? network;
}

/** When offline, Firefox resolves the navigation preload with an error response instead of rejecting it. */
async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded && preloaded.type !== "error" ? preloaded : fetch(request);
}

async function fromCache({ url, mode }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  if (mode === "navigate") return caches.match(pageOf(pathname), { cacheName: pagesCache });
  return (await caches.match(pathname, { cacheName: pagesCache })) ?? storedShellFile(pathname);
}

/** "/about", "/about/" and "/about.html" are the same page, as on the server. */
const pageOf = (pathname: string) => pathname.replace(/(\.html|\/)$/, "").replace(/^\/?(index)?$/, "/");

/** Every page is stored, but not every file. For a missing file the browser itself says that there is no connection. */
async function notFound({ mode, url }: Request): Promise<Response | undefined> {
  if (mode !== "navigate" || /\.(?!html$)\w+$/.test(new URL(url).pathname)) return undefined;
  const page = await caches.match("/404", { cacheName: pagesCache });
  return page && new Response(page.body, { status: 404, headers: page.headers });
}

/** For files whose names contain a content hash. Also serves those of the previous build to pages that are still open. */
export async function cacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const hash = build.shell[pathname];
  if (hash === undefined) return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
  const stored = await storedShellFile(pathname);
  if (stored) return stored;
  const response = await download(pathname, hash).catch(() => undefined);
  if (response) event.waitUntil(store(pathname, response.clone()));
  return response ?? fetch(request);
}

async function store(path: string, response: Response) {
  // The visitor has had everything removed.
  if (!(await caches.has(shellCache))) return;
  const shell = await caches.open(shellCache);
  // A full device must not stop the page.
  await shell.put(path, response).catch(() => {});
}
