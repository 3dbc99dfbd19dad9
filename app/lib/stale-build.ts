import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * After a new deployment the chunks of an open page may be gone. The router then loads the page anew, but the old
 * one; here we remember which link was pressed and take the visitor there instead, once.
 */
const key = "going-to";

/** Mounted once, in the root. The address is kept only while a route change is under way. */
export function useRememberDestination() {
  const { key: visit } = useLocation();
  useEffect(() => sessionStorage.removeItem(key), [visit]);

  useEffect(() => {
    // At the press itself: a chunk that is gone may fail before the next render.
    document.addEventListener("click", remember, { capture: true });
    return () => document.removeEventListener("click", remember, { capture: true });
  }, []);
}

function remember({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  sessionStorage.setItem(key, link.pathname + link.search + link.hash);
}

/** Called once before the app comes alive. Answers true when the browser is already on its way elsewhere. */
export function goOnToDestination(): boolean {
  const destination = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!destination || load?.type !== "reload") return false;
  if (destination === location.pathname + location.search + location.hash) return false;
  location.replace(destination);
  return true;
}
