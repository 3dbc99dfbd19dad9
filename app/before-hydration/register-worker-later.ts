import { registerWorker, savesData } from "#app/offline/register-worker.ts";

/** So long somebody must have stayed who never woke the page: then it is worth the bytes. */
const stay = 20_000;

/** Who stays gets the words of the whole site, for when the line is gone. */
export function keepForLater({ dataset }: HTMLScriptElement) {
  if (!("offline" in dataset) || !("serviceWorker" in navigator) || savesData()) return;
  setTimeout(() => {
    if (!navigator.serviceWorker.controller) registerWorker().catch(() => {});
  }, stay);
}
