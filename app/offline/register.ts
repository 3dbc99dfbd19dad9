import { site } from "#app/content/site.ts";
import { tellWorker } from "#app/offline/ask-worker.ts";
import { registerWorker, savesData } from "#app/offline/register-worker.ts";

/** Whether this browser can keep the site. Not while it is worked on: a kept page would hide the change. */
export function canKeep(): boolean {
  return import.meta.env.PROD && site.offline && "serviceWorker" in navigator;
}

/** Brings the worker in, and waits until it has the shell and all words. Fails when it could not get them. */
export async function bringWorkerIn() {
  const { active, installing } = await registerWorker();
  if (active || !installing) return;
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener("statechange", () => {
      if (installing.state === "activated") resolve();
      if (installing.state === "redundant") reject(new Error("The worker could not be installed"));
    });
  });
}

/** When the page is whole and the visitor's device has nothing better to do. */
export function bringWorkerInLater(signal: AbortSignal) {
  // Who saves data gets the worker with the first session to be kept.
  if (!canKeep() || savesData()) return;
  const start = () => whenIdle(() => signal.aborted || registerWorker().then(keepWhatWasShown, () => {}));
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true, signal });
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
