import type { IncomingMessage } from "node:http";

/**
 * Accepts forms from our own pages only. A client that sends none of these headers is not a browser, so no other site
 * can misuse it, and the request goes on to the other checks.
 */
export function isSameOrigin({ headers }: Pick<IncomingMessage, "headers">, origin: string): boolean {
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin";
  const from = headers.origin ?? headers.referer;
  if (from === undefined) return true;
  if (!URL.canParse(from)) return false;
  const { host } = new URL(from);
  return host === headers.host || host === new URL(origin).host;
}
