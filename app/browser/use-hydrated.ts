import { useSyncExternalStore } from "react";

/** False in the prerendered HTML and while it hydrates, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
