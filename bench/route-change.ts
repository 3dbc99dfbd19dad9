// Measures the time from a click on a link until the new page's heading is painted, inside the page.
import type { Browser, Page } from "@playwright/test";
import { triggerHydration, untilHydrated } from "./measure-page.ts";
import { withNewPhone } from "./phone.ts";
import { watchTraffic } from "./traffic.ts";
import { retry } from "./retry.ts";

export type RouteChange = {
  from: string;
  to: string;
  cold: number[];
  warm: number[];
  /** Bytes of script and data fetched after a warm click: 0 if everything was prefetched. */
  warmFetched: number[];
};

const timeout = 20_000;

/** Cold: a tap on a page that has just loaded. Warm: a click on a hydrated page that has prefetched the link. */
export async function measureRouteChange(
  browser: Browser,
  { address, from, runs, onStep }: { address: string; from: string; runs: number; onStep: () => void },
): Promise<RouteChange> {
  const change: RouteChange = { from, to: "", cold: [], warm: [], warmFetched: [] };
  for (let run = 0; run < runs; run++) {
    for (const state of ["cold", "warm"] as const) {
      const click = await retry(`click on ${from}`, () => clickOnce(browser, address + from, state));
      if (!click) continue;
      const { to, took, fetched } = click;
      change.to = to;
      if (state === "warm") change.warmFetched.push(fetched);
      if (took !== undefined) change[state].push(took);
      onStep();
    }
  }
  return change;
}

function clickOnce(browser: Browser, url: string, state: "cold" | "warm") {
  return withNewPhone(browser, async (page, devtools) => {
    const traffic = watchTraffic(devtools);
    await page.addInitScript(timeClicks);
    await page.goto(url, { waitUntil: "load" });
    if (state === "warm") {
      await traffic.quiet({ forMs: 500, atMost: 10_000 });
      await triggerHydration(devtools);
      await untilHydrated(page);
      await traffic.quiet({ forMs: 1000, atMost: 10_000 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await page.waitForTimeout(300);
    }
    const link = await findLink(page);
    if (!link) throw new Error(`${url} has no link to another page that is visible without scrolling.`);
    if (state === "warm") {
      // Hovering over a link prefetches its page.
      await page.mouse.move(link.x, link.y);
      await traffic.quiet({ forMs: 700, atMost: 10_000 });
    }
    traffic.take();
    if (state === "warm") await page.mouse.click(link.x, link.y);
    else await page.touchscreen.tap(link.x, link.y);
    const took = await readTime(page);
    const { script, data } = traffic.take().bytes;
    return { to: link.to, took, fetched: script + data };
  });
}

/** Runs in every document before its own scripts. Session storage keeps the time of the click across a page load. */
function timeClicks() {
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
        performance.mark("bench-heading", { detail: clock() - at });
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
        () => (performance.getEntriesByName("bench-heading")[0] as PerformanceMark | undefined)?.detail as number,
      )
      .catch(() => undefined);
    if (took !== undefined) return took;
    await page.waitForTimeout(50);
  }
  return undefined;
}

/** The first link to another page that is visible without scrolling: in the main content, or else in the header. */
function findLink(page: Page) {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/'], header a[href^='/']")];
    const visible = links.flatMap((link) => {
      const to = new URL(link.href).pathname;
      const box = link.getClientRects()[0];
      if (!box || to === location.pathname) return [];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(x, y);
      return top && link.contains(top) ? [{ to, x, y, inMain: Boolean(link.closest("main")) }] : [];
    });
    return visible.find(({ inMain }) => inMain) ?? visible[0];
  });
}
