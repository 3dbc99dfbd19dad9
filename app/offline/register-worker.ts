export const registerWorker = () => navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });

/** With data saving on, the site is not stored until the visitor keeps a session. */
export function savesData(): boolean {
  return "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
