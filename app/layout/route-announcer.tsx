import { useState } from "react";
import { useRouteChange } from "#app/browser/use-route-change.ts";

/** Announces the new page's title after each route change. Browsers announce the first load themselves. */
export function RouteAnnouncer() {
  const [announcement, setAnnouncement] = useState("");
  // The document gets its new title only with the next paint.
  useRouteChange(() => void requestAnimationFrame(() => setAnnouncement(document.title)));
  return (
    <p aria-live="polite" data-route-announcer="" className="sr-only">
      {announcement}
    </p>
  );
}
