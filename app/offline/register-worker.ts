export const registerWorker = () => navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });

/** Who saves data is not sent the whole site unasked. */
export function savesData(): boolean {
  return "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
