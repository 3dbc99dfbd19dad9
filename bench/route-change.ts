// Measures the time from the press on a link until the new page's heading is painted, inside the page.
import type { Browser, Page } from "@playwright/test";
import type { SitePath } from "#app/content/types.ts";
import { triggerHydration, untilHydrated } from "./measure-page.ts";
import { withNewPhone } from "./phone.ts";
import { breakDown, traceCategories, type Breakdown, type TraceEvent } from "./trace.ts";
import { watchTraffic } from "./traffic.ts";
import { retry } from "./retry.ts";

/** A short page, a form, and the longest page of the site. */
export const routePairs: readonly { from: SitePath; to: SitePath }[] = [
  { from: "/about", to: "/" },
  { from: "/", to: "/contact" },
  { from: "/yoga-wellness", to: "/audios" },
];

/**
 * first: a tap on a page that has just loaded, so the document and its files come over the network. cached: the same,
 * but the browser has both pages in its cache. warm: a click on a hydrated page that has prefetched the link.
 */
export const routeStates = ["first", "cached", "warm"] as const;
type RouteState = (typeof routeStates)[number];

export type RouteChange = Record<RouteState, number[]> & {
  /** Bytes of script and data fetched after a warm click: 0 if everything was prefetched. */
  warmFetched: number[];
  /** Where the time of a warm click goes. Traced separately, because tracing slows it down. */
  warmBreakdown?: Breakdown;
};

type Measurement = { address: string; from: string; to: string; state: RouteState; traced?: boolean };

const timeout = 20_000;
const marks = { press: "bench-press", heading: "bench-heading" };

export async function measureRouteChange(
  browser: Browser,
  { runs, onStep, ...pair }: { address: string; from: string; to: string; runs: number; onStep: () => void },
): Promise<RouteChange> {
  const change: RouteChange = { first: [], cached: [], warm: [], warmFetched: [] };
  const what = `${pair.from} → ${pair.to}`;
  for (let run = 0; run < runs; run++) {
    for (const state of routeStates) {
      onStep();
      const click = await retry(what, () => clickOnce(browser, { ...pair, state }));
      if (click?.took === undefined) continue;
      change[state].push(click.took);
      if (state === "warm") change.warmFetched.push(click.fetched);
    }
  }
  change.warmBreakdown = (await retry(what, () => clickOnce(browser, { ...pair, state: "warm", traced: true })))
    ?.breakdown;
  return change;
}

function clickOnce(browser: Browser, { address, from, to, state, traced = false }: Measurement) {
  return withNewPhone(browser, async (page, devtools) => {
    const traffic = watchTraffic(devtools);
    await page.addInitScript(timeClicks, marks);
    if (state === "cached") {
      await page.goto(address + to, { waitUntil: "load" });
      await traffic.quiet({ forMs: 500, atMost: 10_000 });
    }
    await page.goto(address + from, { waitUntil: "load" });
    if (state !== "first") await traffic.quiet({ forMs: 500, atMost: 10_000 });
    if (state === "warm") {
      await triggerHydration(devtools);
      await untilHydrated(page);
      await traffic.quiet({ forMs: 1000, atMost: 10_000 });
    }
    const link = await findLink(page, to);
    if (!link) throw new Error(`${from} has no visible link to ${to}.`);
    if (state === "warm") {
      // Hovering over a link prefetches its page.
      await page.mouse.move(link.x, link.y);
      await traffic.quiet({ forMs: 700, atMost: 10_000 });
    }
    traffic.take();
    if (traced) await browser.startTracing(page, { categories: traceCategories });
    if (state === "warm") await page.mouse.click(link.x, link.y);
    else await page.touchscreen.tap(link.x, link.y);
    const took = await readTime(page);
    const { script, data } = traffic.take().bytes;
    const breakdown = traced ? breakDown(await readTrace(browser), marks.press, marks.heading) : undefined;
    return { took, fetched: script + data, breakdown };
  });
}

async function readTrace(browser: Browser): Promise<TraceEvent[]> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return traceEvents;
}

/** Runs in every document before its own scripts. Session storage keeps the time of the click across a page load. */
function timeClicks(marks: { press: string; heading: string }) {
  const key = "bench-click";
  const clock = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  const stored = sessionStorage.getItem(key);
  if (stored) {
    const { at, before } = JSON.parse(stored) as { at: number; before: string };
    sessionStorage.removeItem(key);
    awaitHeading(at, before);
  }
  addEventListener(
    "pointerdown",
    (event) => {
      if (!(event.target as Element).closest?.("a[href]")) return;
      performance.mark(marks.press);
      const at = performance.timeOrigin + event.timeStamp;
      const before = heading();
      sessionStorage.setItem(key, JSON.stringify({ at, before }));
      awaitHeading(at, before, () => sessionStorage.removeItem(key));
    },
    { capture: true },
  );

  function awaitHeading(at: number, before: string, done?: () => void) {
    requestAnimationFrame(function look() {
      const now = heading();
      if (!now || now === before) return void requestAnimationFrame(look);
      // The heading is painted in this frame, before the next message is delivered.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        done?.();
        performance.mark(marks.heading, { detail: clock() - at });
        port1.close();
      };
      port2.postMessage(undefined);
    });
  }
}

async function readTime(page: Page): Promise<number | undefined> {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    // A full page load may destroy the old document during this call.
    const took = await page
      .evaluate(
        (name) => (performance.getEntriesByName(name)[0] as PerformanceMark | undefined)?.detail as number,
        marks.heading,
      )
      .catch(() => undefined);
    if (took !== undefined) return took;
    await page.waitForTimeout(50);
  }
  return undefined;
}

/** A link to that page, scrolled into view: in the header if it has one, because it is visible at once. */
async function findLink(page: Page, to: string) {
  const links = page.locator(`:is(header, main, footer) a:is([href="${to}"], [href^="${to}#"]):visible`);
  const inHeader = page.locator(`header a[href="${to}"]:visible`);
  const link = (await inHeader.count()) > 0 ? inHeader.last() : links.first();
  if ((await link.count()) === 0) return undefined;
  await link.scrollIntoViewIfNeeded();
  // The page has come to rest before the press.
  await page.waitForTimeout(300);
  // Its first line: the middle of a link of two lines may be beside both.
  return link.evaluate((element) => {
    const { x, y, width, height } = element.getClientRects()[0]!;
    return { x: x + width / 2, y: y + height / 2 };
  });
}
