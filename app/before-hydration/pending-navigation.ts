import { navigationType } from "#app/before-hydration/navigation-type.ts";

/** Session storage key of the address that a clicked link leads to, kept only during a route change. */
const key = "pending-navigation";

export function savePendingNavigation(address: string) {
  sessionStorage.setItem(key, address);
}

export function clearPendingNavigation() {
  sessionStorage.removeItem(key);
}

/** Runs at the start of a page load. Returns true if the browser is now leaving for the pending address. */
export function resumePendingNavigation(): boolean {
  const address = sessionStorage.getItem(key);
  clearPendingNavigation();
  if (!address || navigationType() !== "reload") return false;
  if (address === location.pathname + location.search + location.hash) return false;
  location.replace(address);
  return true;
}
