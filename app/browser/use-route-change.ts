import { useEffect, useEffectEvent, useRef } from "react";
import type { Location } from "react-router";

/** Calls `onChange` after each client-side route change, not after the first load. */
export function useRouteChange(location: Location, onChange: (location: Location) => void) {
  const previousKey = useRef(location.key);
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    if (location.key === previousKey.current) return;
    previousKey.current = location.key;
    handleChange(location);
  }, [location]);
}
