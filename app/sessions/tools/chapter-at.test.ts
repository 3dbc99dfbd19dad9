import { describe, expect, test } from "vitest";
import { chapterAt, nextChapterStart, previousChapterStart } from "./chapter-at.ts";

const chapters = [{ start: 0 }, { start: 60 }, { start: 240 }];

describe("chapters", () => {
  test.each([
    [0, 0],
    [59.9, 0],
    [60, 1],
    [500, 2],
    [-1, 0],
  ])("at %s s the chapter with index %s sounds", (second, index) => {
    expect(chapterAt(chapters, second)).toBe(index);
  });

  test.each([
    ["in the middle of a chapter leads to its beginning", 100, 60],
    ["at the beginning of a chapter leads to the one before", 62, 0],
    ["in the first seconds leads to the start", 1, 0],
  ])("previous %s", (_case, second, start) => {
    expect(previousChapterStart(chapters, second)).toBe(start);
  });

  test("next leads to the coming chapter, and nowhere from the last", () => {
    expect(nextChapterStart(chapters, 100)).toBe(240);
    expect(nextChapterStart(chapters, 300)).toBeUndefined();
  });
});
