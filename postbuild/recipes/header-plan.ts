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

export const madeBy = "Made by the build from server/headers.ts. Change it there and build again.";
