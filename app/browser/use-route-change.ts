import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, type Location } from "react-router";

/** Calls `onChange` after each client-side route change, not after the first load. */
export function useRouteChange(onChange: (location: Location) => void) {
  const location = useLocation();
  const previousKey = useRef(location.key);
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    if (location.key === previousKey.current) return;
    previousKey.current = location.key;
    handleChange(location);
  }, [location]);
}
