import { describe, expect, test } from "vitest";
import { blockBytes, blockCount, blockRange, parseRange } from "./byte-ranges.ts";

describe("a Range header", () => {
  test.each([
    ["bytes=0-", { start: 0, end: 1000 }],
    ["bytes=0-1", { start: 0, end: 2 }],
    ["bytes=999-999", { start: 999, end: 1000 }],
    ["bytes=500-99999", { start: 500, end: 1000 }],
    ["bytes=-100", { start: 900, end: 1000 }],
    ["bytes=-99999", { start: 0, end: 1000 }],
  ])("%s is parsed", (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range);
  });

  test.each(["bytes=1000-", "bytes=1000-1001", "bytes=5-4", "bytes=-0"])("%s is unsatisfiable", (header) => {
    expect(parseRange(header, 1000)).toBe("unsatisfiable");
  });

  test.each(["", "bytes=-", "bytes=0-1,5-6", "lines=0-1", "bytes=a-b"])("%j is left to the server", (header) => {
    expect(parseRange(header, 1000)).toBeUndefined();
  });
});

test("blocks cover a file without gaps or overlaps, and the last one may be shorter", () => {
  const bytes = 2 * blockBytes + 7;
  const ranges = Array.from({ length: blockCount(bytes) }, (_, block) => blockRange(block, bytes));
  expect(ranges).toEqual([
    { start: 0, end: blockBytes },
    { start: blockBytes, end: 2 * blockBytes },
    { start: 2 * blockBytes, end: bytes },
  ]);
});

test("a file of whole blocks has no empty block at its end", () => {
  expect(blockCount(3 * blockBytes)).toBe(3);
});
