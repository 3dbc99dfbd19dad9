import { registerWorker, savesData } from "#app/offline/register-worker.ts";

/** Registers the service worker, which downloads the whole site's text, for visitors who stay or interact. */
export function registerWorkerLater({ dataset }: HTMLScriptElement) {
  if (!("offline" in dataset) || !("serviceWorker" in navigator) || savesData()) return;
  const register = () => registerWorker().catch(() => {});
  setTimeout(register, 20_000);
  addEventListener("hydrated", () => setTimeout(register, 2000));
}
