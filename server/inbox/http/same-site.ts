import type { IncomingMessage } from "node:http";

/**
 * Forms may come only from our own pages. Browsers say where a form stands; what says nothing at all is no browser that
 * another website could use as its hands, and is let through to the other checks.
 */
export function comesFromOurPages({ headers }: Pick<IncomingMessage, "headers">, origin: string): boolean {
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin";
  const from = headers.origin ?? headers.referer;
  if (from === undefined) return true;
  if (!URL.canParse(from)) return false;
  const { host } = new URL(from);
  return host === headers.host || host === new URL(origin).host;
}
