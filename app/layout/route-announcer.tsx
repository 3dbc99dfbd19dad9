import { useDeferredValue, useState } from "react";
import { useLocation } from "react-router";
import { useRouteChange } from "#app/browser/use-route-change.ts";

/** Announces the new page's title after each route change. Browsers announce the first load themselves. */
export function RouteAnnouncer() {
  const [announcement, setAnnouncement] = useState("");
  // Deferred, like the focus, until the whole page is rendered. The document gets its new title with the next paint.
  useRouteChange(
    useDeferredValue(useLocation()),
    () => void requestAnimationFrame(() => setAnnouncement(document.title)),
  );
  return (
    <p aria-live="polite" data-route-announcer="" className="sr-only">
      {announcement}
    </p>
  );
}
