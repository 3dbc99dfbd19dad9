import { useEffect } from "react";
import { site } from "#app/content/site.ts";
import { callWorker } from "#app/offline/call-worker.ts";
import { registerWorker, savesData } from "#app/before-hydration/register-worker.ts";

/** False during development, where a cached page would hide changes. */
export function supportsOffline(): boolean {
  return import.meta.env.PROD && site.offline && "serviceWorker" in navigator;
}

/** Resolves once the worker is active and has stored the site; rejects if it could not. */
export async function installWorker() {
  const { active, installing } = await registerWorker();
  if (active || !installing) return;
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener("statechange", () => {
      if (installing.state === "activated") resolve();
      if (installing.state === "redundant") reject(new Error("The service worker could not be installed"));
    });
  });
}

/** Caches the images that loaded before the worker became active. Mounted once, in the root. */
export function useServiceWorker() {
  useEffect(() => {
    if (!supportsOffline() || savesData() || navigator.serviceWorker.controller) return;
    const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    void callWorker({ type: "store-images", urls: shown.map(({ currentSrc }) => currentSrc) });
  }, []);
}
