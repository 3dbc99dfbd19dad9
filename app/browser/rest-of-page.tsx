import { useDeferredValue, useLayoutEffect, useState, type ReactNode } from "react";
import { revealGroups } from "#app/before-hydration/reveal-groups.ts";
import { useHydrated } from "#app/browser/use-hydrated.ts";

/**
 * Everything below a page's opening. After a route change the opening is painted first; React renders the rest right
 * after it, in the background. A link to a #fragment and hydration need everything at once.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const [isRouteChange] = useState(useHydrated());
  const complete = useDeferredValue(true, !isRouteChange || location.hash !== "");
  // Before the paint, so that no card shows before it fades in.
  useLayoutEffect(() => {
    if (isRouteChange && complete) revealGroups({ includeVisible: true });
  }, [isRouteChange, complete]);
  return complete && children;
}
