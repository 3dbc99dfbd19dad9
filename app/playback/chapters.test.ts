import { describe, expect, test } from "vitest";
import { chapterAt, nextChapterStart, previousChapterStart } from "./chapters.ts";

const chapters = [{ start: 0 }, { start: 60 }, { start: 240 }];

describe("chapters", () => {
  test.each([
    [0, 0],
    [59.9, 0],
    [60, 1],
    [500, 2],
    [-1, 0],
  ])("at %s s the chapter with index %s is playing", (second, index) => {
    expect(chapterAt(chapters, second)).toBe(index);
  });

  test.each([
    ["in the middle of a chapter goes to its start", 100, 60],
    ["at the start of a chapter goes to the one before", 62, 0],
    ["in the first seconds goes to the start", 1, 0],
  ])("previous %s", (_case, second, start) => {
    expect(previousChapterStart(chapters, second)).toBe(start);
  });

  test("next goes to the following chapter, and nowhere from the last", () => {
    expect(nextChapterStart(chapters, 100)).toBe(240);
    expect(nextChapterStart(chapters, 300)).toBeUndefined();
  });
});
