import { useEffect } from "react";
import { bringWorkerInLater } from "#app/offline/register.ts";

/** Mounted once, in the root. */
export function useOffline() {
  useEffect(() => {
    const gone = new AbortController();
    bringWorkerInLater(gone.signal);
    return () => gone.abort();
  }, []);
}
