import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { revealGroups } from "#app/before-hydration/reveal-groups.ts";

/** After a route change the cards of the new page fade in. The first page has seen to its own before it was alive. */
export function useReveal() {
  const { key } = useLocation();
  const firstKey = useRef(key);
  useEffect(() => {
    if (key !== firstKey.current) revealGroups({ alsoInView: true });
  }, [key]);
}
