// The emulated device: an old phone on a slow connection.
import { chromium, type Browser, type Page } from "@playwright/test";
import { chromiumArgs, findChromium } from "#scripts/chromium.mjs";

/**
 * React creates five Error objects when it loads. A browser under test then parses all of React again to find where they
 * were made, unless it recorded the source positions the first time. For a visitor it does neither.
 */
const keepPlaces = "--js-flags=--no-enable-lazy-source-positions";

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs, keepPlaces] });
}

/** Runs a visit in a new browser context: empty cache and storage, no service worker. */
export async function withNewPhone<Result>(browser: Browser, visit: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  try {
    // tsx wraps named functions in __name(), which functions evaluated in the page then need too.
    await context.addInitScript("globalThis.__name = (named) => named");
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    return await visit(page);
  } finally {
    await context.close();
  }
}
