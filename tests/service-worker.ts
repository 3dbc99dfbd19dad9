import type { Page } from "@playwright/test";

/** Runs in the browser: whether the service worker answers what the page asks for. */
export const isControlled = () => navigator.serviceWorker.controller?.state === "activated";

/** Waits until the service worker has stored the site and answers the page. */
export const waitUntilControlled = (page: Page) => page.waitForFunction(isControlled, undefined, { timeout: 60_000 });
