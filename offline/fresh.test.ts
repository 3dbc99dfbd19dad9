import { expect, test } from "vitest";
import { isFresh } from "./fresh.ts";

const noon = Date.parse("2026-03-01T12:00:00Z");
const made = (hoursAgo: number, cache: string) =>
  new Headers({ Date: new Date(noon - hoursAgo * 3_600_000).toUTCString(), "Cache-Control": cache });

test.each([
  ["a picture of this morning", made(4, "public, max-age=86400"), true],
  ["a picture of last week", made(7 * 24, "public, max-age=86400"), false],
  ["a file to be asked for each time", made(0, "no-cache"), false],
  ["an answer without a date", new Headers({ "Cache-Control": "max-age=86400" }), false],
  ["an answer without any rule", new Headers(), false],
])("%s: fresh %s", (_case, headers, fresh) => {
  expect(isFresh(headers, noon)).toBe(fresh);
});
