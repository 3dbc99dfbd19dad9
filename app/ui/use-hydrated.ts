import { useSyncExternalStore } from "react";

/** False in the prerendered page and while it wakes, true once scripts run. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};
