import { useEffect } from "react";
import { keepShownPictures } from "#app/offline/register.ts";

/** Mounted once, in the root. app/before-hydration/register-worker-later.ts registers the worker. */
export function useOffline() {
  useEffect(() => void keepShownPictures(), []);
}
