import type { Browser, CDPSession, Page } from "@playwright/test";
import { readBlockingSince, readPaint } from "./paint.ts";
import { onFreshPhone } from "./phone.ts";
import { kinds, watchTraffic, type Traffic } from "./traffic.ts";

/** One visit. All times in ms, all sizes in bytes on the line. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  renderBlocking: number;
  requests: number;
  total: number;
} & Record<(typeof kinds)[number], number>;

/** What the first sign of life costs: scripts fetched, and how long they hold the page. */
export type Waking = { wakeScript: number; wakeBlockingTime: number };

/** The page at rest: loaded, quiet, untouched. */
export function measureAtRest(browser: Browser, url: string): Promise<Visit> {
  return onFreshPhone(browser, async (page, devtools) => (await load(page, devtools, url)).visit);
}

/** The page at rest, and then woken. */
export function measureAndWake(browser: Browser, url: string): Promise<Visit & Waking> {
  return onFreshPhone(browser, async (page, devtools) => {
    const { visit, traffic } = await load(page, devtools, url);
    const before = await page.evaluate(() => performance.now());
    await wake(devtools);
    await untilAlive(page);
    await traffic.quiet({ forMs: 500, atMost: 10_000 });
    const wakeBlockingTime = await readBlockingSince(page, before);
    return { ...visit, wakeScript: traffic.take().bytes.script, wakeBlockingTime };
  });
}

async function load(page: Page, devtools: CDPSession, url: string) {
  const traffic = watchTraffic(devtools);
  await page.goto(url, { waitUntil: "load" });
  await traffic.quiet({ forMs: 500, atMost: 15_000 });
  const visit = { ...(await readPaint(page)), ...sizes(traffic.take()) };
  return { visit, traffic };
}

function sizes({ bytes, requests }: Traffic) {
  const total = kinds.reduce((sum, kind) => sum + bytes[kind], 0);
  return { ...bytes, total, requests };
}

/** The smallest sign of wanting more than to read: a key. */
export async function wake(devtools: CDPSession) {
  for (const type of ["keyDown", "keyUp"] as const) {
    await devtools.send("Input.dispatchKeyEvent", { type, key: "Shift", code: "ShiftLeft" });
  }
}

/** Until React has taken the page over: it says so on the document. */
export async function untilAlive(page: Page) {
  const alive = () => document.documentElement.dataset.scripts === "hydrated";
  await page.waitForFunction(alive, undefined, { timeout: 20_000 }).catch(() => undefined);
}
