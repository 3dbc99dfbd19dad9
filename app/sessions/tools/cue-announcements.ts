import { useSyncExternalStore } from "react";

/** Whether screen readers announce each cue: one choice for all sessions, until the page is reloaded. */
let enabled = false;
const listeners = new Set<() => void>();

export function useCueAnnouncements(): boolean {
  return useSyncExternalStore(subscribe, () => enabled);
}

export function setCueAnnouncements(value: boolean) {
  enabled = value;
  listeners.forEach((onChange) => onChange());
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
