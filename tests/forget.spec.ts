import { expect, type Page } from "@playwright/test";
import { pages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { waitUntilControlled } from "./service-worker.ts";
import { isolatedTest as test, waitForHydration } from "./visit.ts";

test.use({ serviceWorkers: "allow" });

const { forget: words } = pages["/privacy"].sections
  .flatMap((section) => ("body" in section ? section.body : []))
  .find((block) => typeof block === "object" && "forget" in block)!;

test("one press forgets what the browser keeps, and the open page does not begin again", async ({ page }) => {
  await page.clock.install();
  await page.goto("/privacy");
  await waitForHydration(page);
  if (site.offline) await waitUntilControlled(page);
  await page.evaluate(async () => {
    localStorage.setItem("nada-shanti/last-session", "sleep");
    sessionStorage.setItem("subject", "Yoga");
    await (await caches.open("nada-shanti/beads")).put("/beads", new Response("5,108,"));
  });
  const button = page.getByRole("button", { name: words.button });
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await button.press("Enter");
  await expect(status(page)).toHaveText(words.done);
  await expect(button).toBeFocused();
  expect(await countKept(page)).toEqual({ items: 0, caches: [], workers: 0 });

  // The worker stays until the page is closed.
  await page.evaluate(async () => {
    const image = new Image();
    image.src = `${document.images[0]!.currentSrc}?again`;
    await image.decode();
  });
  expect(await countKept(page)).toEqual({ items: 0, caches: [], workers: 0 });

  // Every page registers the worker after a while.
  await page.evaluate(() => {
    navigator.serviceWorker.register = () => Promise.reject((document.title = "registered"));
  });
  await page.clock.fastForward(60_000);
  await expect(page).not.toHaveTitle("registered");
});

test("where the browser refuses access to what it keeps, the page says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await page.goto("/privacy");
  await page.getByRole("button", { name: words.button }).press("Enter");
  await expect(status(page)).toHaveText(words.refused);
});

const status = (page: Page) => page.locator("[data-forget] + [aria-live=polite]");

const countKept = (page: Page) =>
  page.evaluate(async () => ({
    items: localStorage.length + sessionStorage.length,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
