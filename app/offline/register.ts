import { useEffect } from "react";
import { site } from "#app/content/site.ts";
import { tellWorker } from "#app/offline/ask-worker.ts";

/** Whether this browser can keep the site. Not while it is worked on: a kept page would hide the change. */
export function canKeep(): boolean {
  return import.meta.env.PROD && site.offline && "serviceWorker" in navigator;
}

let registration: Promise<ServiceWorkerRegistration> | undefined;

/** Brings the worker in. It takes the shell and all words, and is there for this page too when it has them. */
export function register(): Promise<ServiceWorkerRegistration> {
  registration ??= navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  // A refusal is not for ever: the next press may ask again.
  registration.catch(() => (registration = undefined));
  return registration;
}

/** Mounted once, in the root: when the page is whole and the visitor's device has nothing better to do. */
export function useOffline() {
  useEffect(() => {
    // Who saves data is not sent the whole site unasked, but gets it with the first session to be kept.
    if (!canKeep() || savesData()) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    const start = () => whenIdle(() => signal.aborted || register().then(keepWhatWasShown, () => {}));
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true, signal });
    return () => stopped.abort();
  }, []);
}

function savesData(): boolean {
  return "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

function whenIdle(act: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 2000);
}

/** On a first visit the pictures of the page came before the worker. */
async function keepWhatWasShown() {
  if (navigator.serviceWorker.controller) return;
  await navigator.serviceWorker.ready;
  const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  tellWorker({ ask: "keep-pictures", addresses: shown.map(({ currentSrc }) => currentSrc) });
}
