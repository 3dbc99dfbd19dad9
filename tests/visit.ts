import { expect, test, type Page } from "@playwright/test";

/** What a page did wrong by itself: console messages, policy violations, requests to other hosts. */
export type PageWatch = { complaints: string[]; foreignRequests: string[] };

declare global {
  interface Window {
    /** Filled from before the first script of the page runs. */
    recorded: { shifts: { value: number; moved: string }[]; stored: string[] };
  }
}

/**
 * A test with a browser context of its own, because a worker or a cache would stay with the next test. The option
 * reuseContext would need worker processes of its own, and each of them loads the whole content.
 */
export const isolatedTest = test.extend({
  context: async ({ browser }, lend) => {
    const context = await browser.newContext();
    await lend(context);
    await context.close();
  },
});

/** To be called before the first visit. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const watch: PageWatch = { complaints: [], foreignRequests: [] };
  page.on("console", (message) => {
    // Playwright's own message, because playwright.config.ts blocks the service worker.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (["error", "warning"].includes(message.type())) watch.complaints.push(message.text());
  });
  page.on("pageerror", (error) => watch.complaints.push(String(error)));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== "data:" && hostname !== "localhost") watch.foreignRequests.push(request.url());
  });
  await page.addInitScript(recordInPage);
  return watch;
}

/** Runs in the browser. */
function recordInPage() {
  window.recorded = { shifts: [], stored: [] };
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    console.error(`Policy violated: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
      window.recorded.shifts.push({ value, moved: moved.map((html) => html?.slice(0, 120)).join(" | ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    window.recorded.stored.push(key);
    setItem.call(this, key, value);
  };
}

/** The scripts that the page will have requested. */
export function scriptsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

export async function visitHydrated(page: Page, address: string) {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response;
}

/** An island hydrates when a visitor reaches for one of its controls. This visitor reaches for all of them. */
export async function waitForHydration(page: Page) {
  await page.evaluate(() => {
    const reach = new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" });
    for (const island of document.querySelectorAll("[data-island]"))
      island.querySelector("a, button, input, audio")!.dispatchEvent(reach);
  });
  await expect(page.locator("[data-island]:not([data-hydrated])")).toHaveCount(0);
}

/** A late font may move a line by a pixel; nothing else may move. */
export async function expectNoLayoutShift(page: Page) {
  const shifts = await page.evaluate(() => window.recorded.shifts);
  const sum = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(sum, `layout shift: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
}

export function notifications(page: Page) {
  return page.getByRole("region", { name: "Notifications" });
}

/** Scrolls to the end, screen by screen, so that everything that loads lazily has loaded. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await painted();
    }
    const waiting = [...document.images].filter((image) => image.checkVisibility() && !image.complete);
    await Promise.all(waiting.map((image) => image.decode().catch(() => undefined)));
    const empty = [...document.querySelectorAll("iframe")].filter(
      ({ contentDocument: inside }) => inside?.URL === "about:blank" || inside?.readyState !== "complete",
    );
    await Promise.all(empty.map((frame) => new Promise((loaded) => frame.addEventListener("load", loaded))));
    await painted();
    scrollTo({ top: 0, behavior: "instant" });
    await painted();
  });
}

/** Records what every live region of the page announces from now on. */
export async function listenToLiveRegions(page: Page): Promise<() => Promise<string[]>> {
  const spoken = await page.evaluateHandle(() => {
    const said: string[] = [];
    const live = "[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]";
    const record = (node: Node) => {
      const words = node.textContent?.trim();
      const holder = node instanceof Element ? node : node.parentElement;
      if (words && holder?.closest(live)) said.push(words);
      else if (node instanceof Element) node.querySelectorAll(live).forEach((region) => record(region));
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") record(target);
        else addedNodes.forEach(record);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return said;
  });
  return () => spoken.jsonValue();
}
