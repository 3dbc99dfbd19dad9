import { expect, type Page } from "@playwright/test";

/** What a page did that it should not: spoke to the console, broke its policy, asked another host. */
export type PageWatch = { complaints: string[]; foreignRequests: string[] };

declare global {
  interface Window {
    /** Filled from before the first script of the page runs. */
    seen: { shifts: { value: number; moved: string }[]; stored: string[] };
  }
}

/** To be called before the first visit. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const watch: PageWatch = { complaints: [], foreignRequests: [] };
  page.on("console", (message) => {
    // Said by the test runner, which keeps the service worker out (playwright.config.ts).
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
  window.seen = { shifts: [], stored: [] };
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    console.error(`Policy violated: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
      window.seen.shifts.push({ value, moved: moved.map((html) => html?.slice(0, 120)).join(" | ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    window.seen.stored.push(key);
    setItem.call(this, key, value);
  };
}

/** Visits an address and waits until its scripts have taken over. */
export async function visitAlive(page: Page, address: string) {
  const response = await page.goto(address);
  await untilAlive(page);
  return response;
}

/** Scripts sleep until the visitor wants more than to read; a key is the smallest sign of it. */
export async function untilAlive(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event("keydown")));
  await page.waitForFunction(() => document.documentElement.dataset.scripts === "hydrated");
}

/** The page's layout shift. A late font may nudge a line by a hair; nothing else may move. */
export async function expectStill(page: Page) {
  const shifts = await page.evaluate(() => window.seen.shifts);
  const sum = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(sum, `layout shift: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
}

/** Toaster, tooltips and query client sleep until a first sign of the visitor. */
export async function wakeWidgets(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(notifications(page)).toBeAttached();
}

export function notifications(page: Page) {
  return page.getByRole("region", { name: "Notifications" });
}

/** Scrolls to the end, screen by screen, so that everything that waits to be seen has been seen. */
export async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await painted();
    }
    const waiting = [...document.images].filter((image) => image.checkVisibility() && !image.complete);
    await Promise.all(waiting.map((image) => image.decode().catch(() => undefined)));
    // Frames too come only when the reader is near.
    const empty = [...document.querySelectorAll("iframe")].filter(
      ({ contentDocument: inside }) => inside?.URL === "about:blank" || inside?.readyState !== "complete",
    );
    await Promise.all(empty.map((frame) => new Promise((loaded) => frame.addEventListener("load", loaded))));
    await painted();
    scrollTo({ top: 0, behavior: "instant" });
    await painted();
  });
}
