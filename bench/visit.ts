import type { Browser, Page } from "@playwright/test";
import { withNewPhone } from "./phone.ts";

/** One visit: times in ms, sizes in bytes without headers. */
export type Visit = Awaited<ReturnType<typeof readVisit>>;

/** Loads the page without interacting with it. */
export function visit(browser: Browser, url: string): Promise<Visit> {
  return withNewPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: "networkidle" });
    return readVisit(page);
  });
}

/**
 * Reads the browser's buffers after the load, so that no script of ours runs during it. Blocking time is the part of each
 * long task beyond 50 ms, from the first paint on.
 */
function readVisit(page: Page) {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const found: Record<string, PerformanceEntry[]> = {
      "largest-contentful-paint": [],
      longtask: [],
      "layout-shift": [],
    };
    for (const [type, entries] of Object.entries(found))
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
    // A slow phone delivers what it has buffered when it finds the time; every page has a largest paint.
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let tries = 0; tries < 50 && found["largest-contentful-paint"]!.length === 0; tries++) await wait(100);
    await wait(100);
    const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
    const files = [window, ...Array.from(window.frames)].flatMap(({ performance }) => [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ]) as PerformanceResourceTiming[];
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const weigh = (kind: RegExp) =>
      sum(files.map(({ name, encodedBodySize }) => (kind.test(name) ? encodedBodySize : 0)));
    return {
      firstPaint,
      largestPaint: found["largest-contentful-paint"]!.at(-1)?.startTime ?? NaN,
      blocking: sum(
        found.longtask!.map(({ startTime, duration }) => (startTime + duration > firstPaint ? duration - 50 : 0)),
      ),
      shift: sum((found["layout-shift"] as Shift[]).map(({ value, hadRecentInput }) => (hadRecentInput ? 0 : value))),
      script: weigh(/\.js$/),
      total: weigh(/./),
    };
  });
}
