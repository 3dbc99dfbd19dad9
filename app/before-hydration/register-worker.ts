export const registerWorker = () => navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });

/** With data saving on, the site is not stored until the visitor saves a session. */
export function savesData(): boolean {
  return "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/** Registers the service worker, which downloads the whole site's text, for visitors who stay or interact. */
export function registerWorkerLater({ dataset }: HTMLScriptElement) {
  if (!("offline" in dataset) || !("serviceWorker" in navigator) || savesData()) return;
  const register = () => registerWorker().catch(() => {});
  setTimeout(register, 20_000);
  addEventListener("hydrated", () => setTimeout(register, 2000));
}
