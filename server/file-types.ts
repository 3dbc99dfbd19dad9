import { extname } from "node:path";

/** The types of everything the build writes. Hosts and libraries disagree on the younger ones, or do not know them. */
const types: Readonly<Record<string, string>> = {
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  webmanifest: "application/manifest+json",
  xml: "text/xml",
  ics: "text/calendar",
  txt: "text/plain",
  vtt: "text/vtt",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  woff2: "font/woff2",
  mp3: "audio/mpeg",
};

/** By the ending of the name, with the charset where there is one. */
export const fileTypes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(types).map(([ending, type]) => [ending, type.startsWith("text/") ? `${type}; charset=utf-8` : type]),
);

export function fileType(name: string): string | undefined {
  return fileTypes[extname(name).slice(1)];
}

/** Text in any form: what is worth compressing. */
export const isCompressible = (name: string) => /^text\/|[+/](json|xml)$/.test(types[extname(name).slice(1)] ?? "");
