import { pagesName, shellName } from "./build.ts";

/** How long a line may say nothing before the kept copy is shown. */
const patience = 10_000;

/** Always asks the line. Only when that fails, or says nothing for long, the kept copy answers. */
export async function lineFirst(event: FetchEvent): Promise<Response> {
  const answer = fromLine(event);
  let timer: number | undefined;
  const silence = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  const first = await Promise.race([answer.catch(() => undefined), silence]);
  clearTimeout(timer);
  // Where nothing is kept, the line has the last word, even if it is an error.
  return first ?? (await keptCopy(event.request)) ?? answer;
}

/** The browser asks for a page while the worker still starts; that answer is taken where there is one. */
async function fromLine({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

async function keptCopy({ url, mode }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const pages = await caches.open(pagesName);
  if (mode !== "navigate") return (await pages.match(pathname)) ?? caches.match(pathname, { cacheName: shellName });
  return (await pages.match(pageOf(pathname))) ?? notFound(await pages.match("/404"));
}

/** "/about", "/about/" and "/about.html" are one page, as they are for the server. */
const pageOf = (pathname: string) => pathname.replace(/(\.html|\/)$/, "").replace(/^\/?(index)?$/, "/");

function notFound(page: Response | undefined): Response | undefined {
  return page && new Response(page.body, { status: 404, headers: page.headers });
}

/** Files that are named after their content. An older build's are there too, for pages that were opened with it. */
export async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
