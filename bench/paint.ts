import type { Page } from "@playwright/test";

export type Paint = {
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  renderBlocking: number;
};

/**
 * Reads the browser's buffered performance entries after the load, so that no script of ours runs during it.
 * Blocking time is the part of each long task beyond 50 ms, from the first paint on.
 */
export function readPaint(page: Page): Promise<Paint> {
  return page.evaluate(async () => {
    const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
    const buffered = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const found: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => found.push(...list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => {
          found.push(...observer.takeRecords());
          observer.disconnect();
          resolve(found);
        }, 50);
      });
    const [largest, tasks, shifts] = await Promise.all([
      buffered("largest-contentful-paint"),
      buffered("longtask"),
      buffered("layout-shift"),
    ]);
    const shiftsUnasked = shifts as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    return {
      firstPaint,
      largestPaint: largest.at(-1)?.startTime ?? NaN,
      blockingTime: tasks
        .filter((task) => task.startTime + task.duration > firstPaint)
        .reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
      layoutShift: shiftsUnasked.filter((shift) => !shift.hadRecentInput).reduce((sum, shift) => sum + shift.value, 0),
      renderBlocking: resources.filter((resource) => resource.renderBlockingStatus === "blocking").length,
    };
  });
}
