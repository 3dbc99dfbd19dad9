// From the press on a link to the moment the new page's heading is painted, timed inside the page.
import type { Browser, Page } from "@playwright/test";
import { untilAlive, wake } from "./measure-page.ts";
import { onFreshPhone } from "./phone.ts";
import { watchTraffic } from "./traffic.ts";
import { tryAgain } from "./try-again.ts";

export type RouteChange = {
  from: string;
  to: string;
  cold: number[];
  warm: number[];
  /** Bytes of scripts and data that a warm press still had to fetch: none, if all was fetched ahead. */
  warmFetched: number[];
};

const longest = 20_000;

/** Cold: the first press on a page that has just loaded. Warm: the page is alive and has fetched the link ahead. */
export async function measureRouteChange(
  browser: Browser,
  { address, from, runs, onStep }: { address: string; from: string; runs: number; onStep: () => void },
): Promise<RouteChange> {
  const change: RouteChange = { from, to: "", cold: [], warm: [], warmFetched: [] };
  for (let run = 0; run < runs; run++) {
    for (const state of ["cold", "warm"] as const) {
      const press = await tryAgain(`press on ${from}`, () => pressOnce(browser, address + from, state));
      if (!press) continue;
      const { to, took, fetched } = press;
      change.to = to;
      if (state === "warm") change.warmFetched.push(fetched);
      if (took !== undefined) change[state].push(took);
      onStep();
    }
  }
  return change;
}

function pressOnce(browser: Browser, url: string, state: "cold" | "warm") {
  return onFreshPhone(browser, async (page, devtools) => {
    const traffic = watchTraffic(devtools);
    await page.addInitScript(timePresses);
    await page.goto(url, { waitUntil: "load" });
    if (state === "warm") {
      await traffic.quiet({ forMs: 500, atMost: 10_000 });
      await wake(devtools);
      await untilAlive(page);
      await traffic.quiet({ forMs: 1000, atMost: 10_000 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await page.waitForTimeout(300);
    }
    const link = await findLink(page);
    if (!link) throw new Error(`${url} shows no link to another page without scrolling.`);
    traffic.take();
    await page.touchscreen.tap(link.x, link.y);
    const took = await readTime(page);
    const { script, data } = traffic.take().bytes;
    return { to: link.to, took, fetched: script + data };
  });
}

/** Runs in every document before its own code. The time of the press outlives an ordinary page load in session storage. */
function timePresses() {
  const key = "bench-press";
  const clock = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  const pressed = sessionStorage.getItem(key);
  if (pressed) {
    const { at, before } = JSON.parse(pressed) as { at: number; before: string };
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
      // This frame draws the heading; the next message is handled after it.
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
  const end = Date.now() + longest;
  while (Date.now() < end) {
    // An ordinary page load takes the old document away in the middle of a question.
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

/** The first link to another page that can be pressed without scrolling: in the page itself, or else in its header. */
function findLink(page: Page) {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/'], header a[href^='/']")];
    const pressable = links.flatMap((link) => {
      const to = new URL(link.href).pathname;
      const box = link.getClientRects()[0];
      if (!box || to === location.pathname) return [];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(x, y);
      return top && link.contains(top) ? [{ to, x, y, inPage: Boolean(link.closest("main")) }] : [];
    });
    return pressable.find(({ inPage }) => inPage) ?? pressable[0];
  });
}
