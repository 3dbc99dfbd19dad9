import { site } from "#app/content/site.ts";
import { registerWorker } from "#app/inline/register-worker.ts";
import type { StoreFailure } from "#app/shared/worker-messages.ts";

/** False during development, where a cached page would hide changes. */
export function supportsOffline(): boolean {
  return import.meta.env.PROD && site.offline && "serviceWorker" in navigator;
}

/** Resolves once the worker is active and has stored the site, or to the reason why it could not. */
export async function installWorker(): Promise<StoreFailure | undefined> {
  const { active, installing } = await registerWorker();
  if (active || !installing) return undefined;
  return new Promise((resolve) => {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener("message", ({ data }) => resolve(data as StoreFailure), { once: true });
    serviceWorker.startMessages();
    installing.addEventListener("statechange", () => {
      if (installing.state === "activated") resolve(undefined);
      // The worker's message with the reason may come later than its state.
      if (installing.state === "redundant") setTimeout(resolve, 1000, { failure: "network" });
    });
  });
}
