import { expect, test } from "vitest";
import { isFresh } from "./is-fresh.ts";

const noon = Date.parse("2026-03-01T12:00:00Z");
const response = (hoursAgo: number, cacheControl: string) =>
  new Headers({ Date: new Date(noon - hoursAgo * 3_600_000).toUTCString(), "Cache-Control": cacheControl });

test.each([
  ["an image from this morning", response(4, "public, max-age=86400"), true],
  ["an image from last week", response(7 * 24, "public, max-age=86400"), false],
  ["a no-cache response", response(0, "no-cache"), false],
  ["a response without a date", new Headers({ "Cache-Control": "max-age=86400" }), false],
  ["a response without caching headers", new Headers(), false],
])("%s: fresh %s", (_case, headers, fresh) => {
  expect(isFresh(headers, noon)).toBe(fresh);
});
