import { useSyncExternalStore } from "react";

/** Whether a screen reader speaks each cue. One choice for all sessions, for as long as the visit lasts; kept nowhere. */
let announced = false;
const listeners = new Set<() => void>();

export function useAnnounced(): boolean {
  return useSyncExternalStore(subscribe, () => announced);
}

export function setAnnounced(value: boolean) {
  announced = value;
  listeners.forEach((tell) => tell());
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
