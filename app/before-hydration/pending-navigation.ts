/** Where a pressed link leads, kept only while a route change is under way. */
const key = "going-to";

export function rememberDestination(address: string) {
  sessionStorage.setItem(key, address);
}

export function forgetDestination() {
  sessionStorage.removeItem(key);
}

/** Called at the start of a page. Answers true when the browser is already on its way elsewhere. */
export function goOnToDestination(): boolean {
  const destination = sessionStorage.getItem(key);
  forgetDestination();
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!destination || load?.type !== "reload") return false;
  if (destination === location.pathname + location.search + location.hash) return false;
  location.replace(destination);
  return true;
}
