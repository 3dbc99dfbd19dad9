import { useEffect } from "react";
import { scrollToTop } from "#app/before-hydration/start-at-top.ts";
import { useRouteChange } from "#app/browser/use-route-change.ts";

/**
 * After hydration: every route change, back and forward too, starts at the top or at the link's #fragment and moves
 * focus there. Mounted once, in the root.
 */
export function usePageStart() {
  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);

  useRouteChange(({ hash }) => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const start = target ?? document.getElementById("main");
    if (start && start.tabIndex < 0) start.setAttribute("tabindex", "-1");
    // What already has the focus would not get it again, and a screen reader would not hear of the change.
    start?.blur();
    start?.focus({ preventScroll: true });
    if (target) target.scrollIntoView({ behavior: "instant" });
    else scrollToTop();
  });
}
