import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Every route change, back and forward too, starts at the top, or at the #place that was asked for; focus follows. */
export function useStartOfPage() {
  const { key, hash } = useLocation();
  const lastKey = useRef(key);

  useEffect(() => {
    // Between pages of the living site; asleep/start-at-top.ts sees to loads and reloads.
    history.scrollRestoration = "manual";
  }, []);

  useEffect(() => {
    if (key === lastKey.current) return;
    lastKey.current = key;
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const start = place ?? document.getElementById("main");
    start?.setAttribute("tabindex", "-1");
    start?.focus({ preventScroll: true });
    if (place) place.scrollIntoView({ behavior: "instant" });
    else scrollTo({ top: 0, left: 0, behavior: "instant" });
  }, [key, hash]);
}
