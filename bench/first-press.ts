// Measures the first press on a page that nobody has touched: the time until it has its effect, and the script it loads.
import type { Browser } from "@playwright/test";
import type { SitePath } from "#app/content/types.ts";
import { withNewPhone } from "./phone.ts";

declare global {
  interface Window {
    /** In ms from the press, or undefined after half a minute. */
    benchEffect: Promise<number | undefined>;
  }
}

type FirstPress = {
  what: string;
  path: SitePath | `${SitePath}#${string}`;
  /** The control to press, by its selector. */
  control: string;
  /** What there is as soon as the press has had its effect, by its selector. */
  effect: string;
};

/** The answer to a form; both forms are sent empty. */
const toast = "[data-sonner-toast]";
export const firstPresses: readonly FirstPress[] = [
  { what: "send a message", path: "/contact", control: "main form [type=submit]", effect: toast },
  { what: "subscribe to the newsletter", path: "/about", control: "footer form [type=submit]", effect: toast },
  { what: "switch tabs", path: "/media", control: "#audio-tab", effect: "#audio-tab[aria-selected=true]" },
  {
    what: "play a session",
    path: "/audios#sleep",
    control: "#sleep [data-play]",
    effect: "audio[data-bench-playing]",
  },
];

/** In ms from the press and bytes, or undefined if the press was lost. */
export function pressFirst(browser: Browser, address: string, press: FirstPress) {
  return withNewPhone(browser, async (page) => {
    await page.goto(address + press.path, { waitUntil: "load" });
    const control = page.locator(press.control).first();
    await control.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await page.evaluate((effect) => {
      addEventListener("playing", ({ target }) => (target as Element).setAttribute("data-bench-playing", ""), {
        capture: true,
      });
      window.benchEffect = new Promise((resolve) => {
        const timeEffect = ({ timeStamp }: Event) => {
          requestAnimationFrame(function look() {
            if (!document.querySelector(effect)) return void requestAnimationFrame(look);
            resolve(performance.now() - timeStamp);
          });
        };
        // The page does not get the events of a player's own buttons.
        for (const press of ["pointerdown", "play"]) addEventListener(press, timeEffect, { capture: true, once: true });
        setTimeout(resolve, 30_000);
      });
    }, press.effect);
    const box = (await control.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    // Playwright's own waiting would load half a megabyte of its script into the page that is being measured.
    const took = await page.evaluate(() => window.benchEffect);
    if (!took) return undefined;
    await page.waitForTimeout(500);
    const script = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith(".js"))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    return { took, script };
  });
}
