import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Speaks the new page's title after each route change, politely. Silent on the first load, which browsers announce themselves. */
export function RouteAnnouncer() {
  const { key } = useLocation();
  const firstKey = useRef(key);
  const [spoken, setSpoken] = useState("");

  useEffect(() => {
    if (key === firstKey.current) return;
    // The title is in the document only after this render has been painted.
    const frame = requestAnimationFrame(() => setSpoken(document.title));
    return () => cancelAnimationFrame(frame);
  }, [key]);

  return (
    <p aria-live="polite" data-route-announcer="" className="sr-only">
      {spoken}
    </p>
  );
}
