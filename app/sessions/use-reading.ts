import { useCallback, useSyncExternalStore } from "react";

/** Something read off a player, read again at its events. `events` and the reading must be plain values. */
export function useReading<T extends string | number | boolean | undefined>(
  audio: HTMLAudioElement,
  events: string,
  read: (audio: HTMLAudioElement) => T,
): T {
  const subscribe = useCallback((tell: () => void) => listen(audio, events, tell), [audio, events]);
  return useSyncExternalStore(subscribe, () => read(audio));
}

/** Listens to several events, named with spaces between. Returns what ends it. */
export function listen(audio: HTMLAudioElement, events: string, handle: () => void): () => void {
  const names = events.split(" ");
  names.forEach((name) => audio.addEventListener(name, handle));
  return () => names.forEach((name) => audio.removeEventListener(name, handle));
}
