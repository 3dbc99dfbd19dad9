import { describe, expect, test } from "vitest";
import { blockAt, blockBytes, blocksOf, blockSpan, contentRange, missingRun, spanOf } from "./ranges.ts";

describe("a Range header", () => {
  test.each([
    ["bytes=0-", { start: 0, end: 1000 }],
    ["bytes=0-1", { start: 0, end: 2 }],
    ["bytes=999-999", { start: 999, end: 1000 }],
    ["bytes=500-99999", { start: 500, end: 1000 }],
    ["bytes=-100", { start: 900, end: 1000 }],
    ["bytes=-99999", { start: 0, end: 1000 }],
  ])("%s is read", (range, span) => {
    expect(spanOf(range, 1000)).toEqual(span);
  });

  test.each(["bytes=1000-", "bytes=1000-1001", "bytes=5-4", "bytes=-0"])("%s lies beyond the file", (range) => {
    expect(spanOf(range, 1000)).toBe("beyond");
  });

  test.each(["", "bytes=-", "bytes=0-1,5-6", "lines=0-1", "bytes=a-b"])("%j is left to the host", (range) => {
    expect(spanOf(range, 1000)).toBeUndefined();
  });
});

describe("blocks", () => {
  const bytes = 2 * blockBytes + 7;

  test("cover a file without gap or overlap, and the last is as short as the file leaves it", () => {
    const spans = Array.from({ length: blocksOf(bytes) }, (_, block) => blockSpan(block, bytes));
    expect(spans.map(({ start }) => start)).toEqual([0, ...spans.slice(0, -1).map(({ end }) => end)]);
    expect(spans.at(-1)).toEqual({ start: 2 * blockBytes, end: bytes });
    for (const [block, { start, end }] of spans.entries())
      expect([blockAt(start), blockAt(end - 1)]).toEqual([block, block]);
  });

  test("an exact multiple has no empty block at its end", () => {
    expect(blocksOf(2 * blockBytes)).toBe(2);
  });

  test.each([
    ["up to the next kept one", [0, 9, new Set([3])], 3],
    ["up to the last that is wanted", [4, 6, new Set<number>()], 3],
    ["no more than asked for", [0, 9, new Set<number>(), 2], 2],
    ["none where one is kept", [3, 9, new Set([3])], 0],
  ] as const)("missing ones are asked for together, %s", (_case, run, count) => {
    expect(missingRun(...(run as unknown as Parameters<typeof missingRun>))).toBe(count);
  });

  test("a span is named as the protocol names it", () => {
    expect(contentRange({ start: 10, end: 20 }, 100)).toBe("bytes 10-19/100");
  });
});
