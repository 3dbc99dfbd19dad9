/** The index of the chapter that is playing. */
export function chapterAt(chapters: readonly { start: number }[], second: number): number {
  return Math.max(
    0,
    chapters.findLastIndex(({ start }) => start <= second),
  );
}

/** In the first seconds of a chapter, "previous" goes to the one before it. */
const graceSeconds = 4;

export function previousChapterStart(chapters: readonly { start: number }[], second: number): number {
  return chapters[chapterAt(chapters, second - graceSeconds)]?.start ?? 0;
}

export function nextChapterStart(chapters: readonly { start: number }[], second: number): number | undefined {
  return chapters.find(({ start }) => start > second)?.start;
}
