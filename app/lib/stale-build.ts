import { useEffect } from "react";
import type { Location } from "react-router";

/**
 * After a new deployment the chunks of an open page may be gone. The router then loads the page anew, but the old
 * one; here we remember where the visitor was going and take them there instead, once.
 */
const key = "going-to";

/** Mounted once, in the root. The address is kept only while a route change is under way. */
export function useRememberDestination(destination: Location | undefined) {
  useEffect(() => {
    if (!destination) return;
    sessionStorage.setItem(key, destination.pathname + destination.search + destination.hash);
    return () => sessionStorage.removeItem(key);
  }, [destination]);
}

/** Called once before the app comes alive. Answers true when the browser is already on its way elsewhere. */
export function goOnToDestination(): boolean {
  const destination = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!destination || destination === location.pathname + location.search + location.hash) return false;
  location.replace(destination);
  return true;
}
