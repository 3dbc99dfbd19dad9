import type { Browser } from "@playwright/test";
import { readPaint } from "./paint.ts";
import { withNewPhone } from "./phone.ts";
import { kinds, watchTraffic, type Traffic } from "./traffic.ts";

/** One visit: times in ms, sizes in bytes transferred. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  renderBlocking: number;
  requests: number;
  total: number;
} & Record<(typeof kinds)[number], number>;

/** Loads the page without interacting with it. */
export function measurePage(browser: Browser, url: string): Promise<Visit> {
  return withNewPhone(browser, async (page, devtools) => {
    const traffic = watchTraffic(devtools);
    await page.goto(url, { waitUntil: "load" });
    await traffic.quiet({ forMs: 500, atMost: 15_000 });
    return { ...(await readPaint(page)), ...sizes(traffic.take()) };
  });
}

function sizes({ bytes, requests }: Traffic) {
  const total = kinds.reduce((sum, kind) => sum + bytes[kind], 0);
  return { ...bytes, total, requests };
}
