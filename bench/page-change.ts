// Measures the time from the press on a link until the heading of the next page is painted.
import type { Browser } from "@playwright/test";
import type { SitePath } from "#app/content/types.ts";
import { withNewPhone } from "./phone.ts";

/** A form, a short page and the longest page of the site. */
export const pageChanges: readonly { from: SitePath; to: SitePath }[] = [
  { from: "/", to: "/contact" },
  { from: "/about", to: "/" },
  { from: "/yoga-wellness", to: "/audios" },
];

/** A mouse that has rested on the link, and a finger. */
export const pointers = ["mouse", "touch"] as const;
export type Pointer = (typeof pointers)[number];

/** Long enough for the browser to render the next page ahead. */
const rest = 4000;
const timeout = 20_000;

type Change = { address: string; from: SitePath; to: SitePath; pointer: Pointer };

/** In ms, or undefined if the page did not change. */
export function changePage(browser: Browser, { address, from, to, pointer }: Change): Promise<number | undefined> {
  return withNewPhone(
    browser,
    async (page) => {
      await page.addInitScript(timeChange);
      await page.goto(address + from, { waitUntil: "load" });
      await page.waitForTimeout(1000);
      const link = page.locator(`a[href="${to}"]`).first();
      await link.scrollIntoViewIfNeeded();
      if (pointer === "mouse") {
        await link.hover();
        await page.waitForTimeout(rest);
        await link.click();
      } else await link.tap();
      const end = Date.now() + timeout;
      while (Date.now() < end) {
        // The old document may go away during this call.
        const took = await page.evaluate(() => window.benchTook).catch(() => undefined);
        if (took) return took;
        await page.waitForTimeout(50);
      }
      return undefined;
    },
    { touch: pointer === "touch" },
  );
}

declare global {
  interface Window {
    benchTook?: number;
  }
}

/** Runs in every document before its own scripts. Session storage keeps the time of the press. */
function timeChange() {
  const key = "bench-press";
  addEventListener("pointerdown", (event) =>
    sessionStorage.setItem(key, String(performance.timeOrigin + event.timeStamp)),
  );
  const awaitHeading = () => {
    const pressed = Number(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    if (!pressed) return;
    requestAnimationFrame(function look() {
      if (!document.querySelector("h1")) return void requestAnimationFrame(look);
      // The heading is painted in this frame, before the next message is delivered.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.benchTook = performance.timeOrigin + performance.now() - pressed);
      port2.postMessage(undefined);
    });
  };
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", awaitHeading, { once: true });
  else awaitHeading();
}
