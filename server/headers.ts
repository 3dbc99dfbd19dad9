// The one description of the site's headers. It feeds our own server and the files that static hosts take.
import { workerPolicy } from "#app/shared/worker-policy.ts";
import { videoFeatures, videoHost } from "#app/shared/video-host.ts";

const refusedFeatures = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/** Browsers then insist on https for two years: for this host, or with HSTS_PRELOAD for every host of the domain. */
export function strictTransport(everyHost = Boolean(process.env.HSTS_PRELOAD)): string {
  return `max-age=63072000${everyHost ? "; includeSubDomains; preload" : ""}`;
}

/** Sent with every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": strictTransport(),
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** What podcast apps load into pages of their own. Everything else is for our pages only. */
const openPaths = ["/podcast.xml", "/podcast/*", "/audio/*"];
const openHeaders = { "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*" };

/** By path, like the cache rules; they replace the common ones. */
export const pathHeaders: readonly { path: string; headers: Readonly<Record<string, string>> }[] = openPaths.map(
  (path) => ({ path, headers: openHeaders }),
);

export function headersOf(pathname: string): Readonly<Record<string, string>> {
  return pathHeaders.find(({ path }) => matchesPattern(path, pathname))?.headers ?? {};
}

/** Sent with every page: they mean something to documents only, and would add about 1 kB to every small response. */
export function documentHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": policy,
    "X-Frame-Options": "SAMEORIGIN",
    // The video platform refuses to play without knowing the site it is shown on; it learns no more than the host.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": [
      ...refusedFeatures.map((feature) => `${feature}=()`),
      ...videoFeatures.map((feature) => `${feature}=(self "${videoHost}")`),
    ].join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

/** For files that can be opened or run on their own, by type: an SVG as a page, a script as a worker. */
export const filePolicies: Readonly<Record<string, string>> = {
  "image/svg+xml": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  "text/javascript; charset=utf-8": "default-src 'self'",
};

/** Hashes are sha256 in base64. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** The policy of all pages. Inline scripts and styles run only if the build has seen them. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`).join(" ");
  return [
    // Firefox applies it to prefetched links, which have no directive of their own; every other kind of file has one.
    "default-src 'self'",
    "object-src 'none'",
    `script-src 'self' ${quoted(scripts)}`.trim(),
    `style-src 'self' ${quoted(styles)}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    // The timer and the counted breath make their sound in the page where there is no service worker.
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // The poster of a video is a page of ours.
    `frame-src 'self' ${videoHost}`,
    "base-uri 'none'",
    "form-action 'self' mailto:",
    "frame-ancestors 'self'",
    // No script may turn text into code or markup; the one policy gives the address of the service worker.
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicy} 'allow-duplicates'`,
  ].join("; ");
}

const day = 24 * 60 * 60;
/** Files that rarely change, and keep their names when they do. */
const media = ["/pictures/*", "/posters/*", "/frames/*", "/share/*", "/audio/*"];

/** Cache-Control by path; `*` is a wildcard; the first match wins. */
export const cacheRules = [
  // Names in /assets carry a hash of their content.
  { path: "/assets/*", cache: `public, max-age=${365 * day}, immutable` },
  ...media.map((path) => ({ path, cache: `public, max-age=${day}, stale-while-revalidate=${7 * day}` })),
  // Browsers revalidate pages on every visit; unchanged pages get 304.
  { path: "/*", cache: "no-cache" },
];

export function matchesPattern(pattern: string, pathname: string): boolean {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? pathname === start : pathname.startsWith(start) && pathname.endsWith(end);
}

export function cacheControl(pathname: string): string {
  return cacheRules.find(({ path }) => matchesPattern(path, pathname))!.cache;
}
