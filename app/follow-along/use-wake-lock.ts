import { useEffect } from "react";

/** Keeps the screen on where the browser can. It lets go when the page is hidden, so the page asks again when it is back. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    async function ask() {
      if (document.visibilityState !== "visible") return;
      // Refused when the battery is low, for example.
      lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
      if (isOver) void lock?.release();
    }
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
}
