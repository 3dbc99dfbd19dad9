import { useEffect, useSyncExternalStore } from "react";

/** False in the prerendered HTML and while it hydrates, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/** Tells the inline script (app/before-hydration) that React has taken over. Mounted once, in the root. */
export function useHydratedEvent() {
  useEffect(() => {
    // In the next task, after the render that follows hydration.
    const timer = setTimeout(() => {
      document.documentElement.dataset.scripts = "hydrated";
      dispatchEvent(new Event("hydrated"));
    });
    return () => clearTimeout(timer);
  }, []);
}
