import { useCallback, useSyncExternalStore } from "react";

/** A value read from the audio element, and read again after each of the events. */
export function useAudioState<T extends string | number | boolean | undefined>(
  audio: HTMLAudioElement,
  events: string,
  read: (audio: HTMLAudioElement) => T,
): T {
  const subscribe = useCallback((onChange: () => void) => listen(audio, events, onChange), [audio, events]);
  return useSyncExternalStore(subscribe, () => read(audio));
}

/** `events` are separated by spaces. Returns a function that removes the listeners. */
export function listen(audio: HTMLAudioElement, events: string, listener: () => void): () => void {
  const types = events.split(" ");
  types.forEach((type) => audio.addEventListener(type, listener));
  return () => types.forEach((type) => audio.removeEventListener(type, listener));
}

/** Draws every frame during playback, and once after each seek. Returns a function that ends it. */
export function followPlayback(audio: HTMLAudioElement, drawAt: (second: number) => void): () => void {
  let frame = 0;
  const next = () => {
    drawAt(audio.currentTime);
    cancelAnimationFrame(frame);
    if (!audio.paused) frame = requestAnimationFrame(next);
  };
  const stopListening = listen(audio, "play pause seeked", next);
  next();
  return () => {
    stopListening();
    cancelAnimationFrame(frame);
  };
}
