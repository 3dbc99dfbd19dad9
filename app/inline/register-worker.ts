import { savesData } from "#app/inline/saves-data.ts";
import type { WorkerRequest } from "#app/shared/worker-messages.ts";
import { workerPolicy } from "#app/shared/worker-policy.ts";

type Policy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

export function registerWorker() {
  const rules = { createScriptURL: () => "/sw.js" };
  // Browsers that know Trusted Types refuse an address that is plain text.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(workerPolicy, rules) ?? rules;
  return navigator.serviceWorker.register(policy.createScriptURL(""), { updateViaCache: "none" });
}

/**
 * Registers the service worker, which downloads the whole site's text, for visitors who stay or interact. With data
 * saving on, the site is not stored until the visitor saves a session.
 */
export function registerWorkerLater({ dataset }: HTMLScriptElement) {
  if (!("serviceWorker" in navigator) || savesData()) return;
  const isFirst = !navigator.serviceWorker.controller;
  const register = async () => {
    await registerWorker();
    const { active } = await navigator.serviceWorker.ready;
    if (isFirst) active!.postMessage({ type: "store-images", urls: shownImages() } satisfies WorkerRequest);
  };
  // Looked up late, because forget.ts takes it away.
  const quietly = () => "offline" in dataset && register().catch(() => {});
  setTimeout(quietly, 20_000);
  addEventListener("hydrated", () => setTimeout(quietly, 2000), { once: true });
}

/** They were loaded before the worker became active. */
const shownImages = () =>
  [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map((image) => image.currentSrc);
