import { useSyncExternalStore } from "react";

const still = () => matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the visitor allows movement; follows a change of mind. */
export function useMotion(): boolean {
  return useSyncExternalStore(subscribe, () => !still().matches);
}

function subscribe(tell: () => void) {
  const query = still();
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}
