// What a host has to send, taken from server/headers.ts: the one description that our own server uses too.
import { cacheRules, commonHeaders, documentHeaders } from "#server/headers.ts";

export type HeaderPlan = {
  /** With every answer, errors included. */
  always: Readonly<Record<string, string>>;
  /** With pages only. */
  documents: Readonly<Record<string, string>>;
  /** The first rule that matches an address counts; the last one, for everything, is the default. */
  cache: readonly { path: string; cache: string }[];
};

export function headerPlan(policy: string): HeaderPlan {
  return { always: commonHeaders, documents: documentHeaders(policy), cache: cacheRules };
}

/** The types of everything the build writes. Hosts disagree on the younger ones. */
export const fileTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  // The router's own form of data: said as text, so that hosts pack it.
  data: "text/x-script",
  json: "application/json",
  webmanifest: "application/manifest+json",
  xml: "text/xml",
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

export const madeBy = "Made by the build from server/headers.ts. Change it there and build again.";
