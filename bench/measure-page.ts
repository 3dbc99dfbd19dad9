import type { Browser, CDPSession, Page } from "@playwright/test";
import { readBlockingSince, readPaint } from "./paint.ts";
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

/** The cost of hydration, which the first interaction triggers: bytes of script and blocking time in ms. */
export type Hydration = { hydrationScript: number; hydrationBlockingTime: number };

/** Loads the page without interacting with it. */
export function measureAtRest(browser: Browser, url: string): Promise<Visit> {
  return withNewPhone(browser, async (page, devtools) => (await load(page, devtools, url)).visit);
}

/** Loads the page, then triggers its hydration. */
export function measureAndHydrate(browser: Browser, url: string): Promise<Visit & Hydration> {
  return withNewPhone(browser, async (page, devtools) => {
    const { visit, traffic } = await load(page, devtools, url);
    const before = await page.evaluate(() => performance.now());
    await triggerHydration(devtools);
    await untilHydrated(page);
    await traffic.quiet({ forMs: 500, atMost: 10_000 });
    const hydrationBlockingTime = await readBlockingSince(page, before);
    return { ...visit, hydrationScript: traffic.take().bytes.script, hydrationBlockingTime };
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

/** A key press starts hydration; Shift has no other effect. */
export async function triggerHydration(devtools: CDPSession) {
  for (const type of ["keyDown", "keyUp"] as const) {
    await devtools.send("Input.dispatchKeyEvent", { type, key: "Shift", code: "ShiftLeft" });
  }
}

export async function untilHydrated(page: Page) {
  const hydrated = () => document.documentElement.dataset.scripts === "hydrated";
  await page.waitForFunction(hydrated, undefined, { timeout: 20_000 }).catch(() => undefined);
}
