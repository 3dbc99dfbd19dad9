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

/** On a first visit the page's pictures were loaded before the worker, so it is asked to keep them afterwards. */
export async function keepShownPictures() {
  if (!canKeep() || savesData() || navigator.serviceWorker.controller) return;
  await navigator.serviceWorker.ready;
  const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  tellWorker({ ask: "keep-pictures", addresses: shown.map(({ currentSrc }) => currentSrc) });
}
