// The phone that every page is measured on: an old one on a poor line.
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";

export const phone = {
  width: 390,
  height: 844,
  pixelRatio: 2,
  /** How many times slower than this machine. */
  slowdown: 4,
  roundTripMs: 150,
  downBitsPerSecond: 1_600_000,
  upBitsPerSecond: 750_000,
};

export function launchBrowser(extra: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, ...extra],
  });
}

/** A phone that has never been here: empty cache, no storage, no service worker. It is put away when the visit is over. */
export async function onFreshPhone<Result>(
  browser: Browser,
  visit: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.pixelRatio,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  try {
    // Our TypeScript runner wraps named functions in a helper; what is evaluated in a page needs it there too.
    await context.addInitScript("globalThis.__name = (named) => named");
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: phone.roundTripMs,
      downloadThroughput: phone.downBitsPerSecond / 8,
      uploadThroughput: phone.upBitsPerSecond / 8,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
    return await visit(page, devtools);
  } finally {
    await context.close();
  }
}
