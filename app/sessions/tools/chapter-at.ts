/** The index of the chapter that sounds at a second. */
export function chapterAt(chapters: readonly { start: number }[], second: number): number {
  return Math.max(
    0,
    chapters.findLastIndex(({ start }) => start <= second),
  );
}

/** A press on "previous" within the first seconds of a chapter means the one before it. */
const grace = 4;

/** Where "previous" and "next" lead from a second; undefined where there is no next chapter. */
export function previousChapterStart(chapters: readonly { start: number }[], second: number): number {
  return chapters[chapterAt(chapters, second - grace)]?.start ?? 0;
}

export function nextChapterStart(chapters: readonly { start: number }[], second: number): number | undefined {
  return chapters.find(({ start }) => start > second)?.start;
}
