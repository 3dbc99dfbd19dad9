import { useEffect } from "react";

/** Tells the script that slept for us that the page has taken over. Mounted once, in the root. */
export function useTellAlive() {
  useEffect(() => {
    // One turn later: what the first render of the living page still changes has been changed.
    const later = setTimeout(() => {
      document.documentElement.dataset.scripts = "alive";
      dispatchEvent(new Event("alive"));
    });
    return () => clearTimeout(later);
  }, []);
}
