import { useEffect } from "react";
import { changeSource, play } from "#app/playback/audio-element.ts";
import { listen } from "#app/playback/audio-events.ts";

/**
 * Continues a session after a service worker took control of the page while it played. Browsers reject a file whose
 * parts come partly from the network and partly from a worker, so the file is loaded once more, under another URL,
 * because the browser remembers where the old one came from. Call it before anything that shows errors: its error
 * listener must run first.
 */
export function useWorkerTakeover(audio: HTMLAudioElement, file: string) {
  useEffect(() => {
    const currentWorker = () => navigator.serviceWorker?.controller;
    let worker = currentWorker();
    let wasPlaying = false;
    // Captured, because the browser's own controls pause a failed player before the listener below runs.
    const rememberPlaying = () => (wasPlaying = !audio.paused);
    audio.addEventListener("error", rememberPlaying, { capture: true });
    const stopListening = listen(audio, "error", () => {
      if (worker === currentWorker()) return;
      worker = currentWorker();
      changeSource(audio, `${file}?reload`);
      if (wasPlaying) play(audio);
    });
    return () => {
      audio.removeEventListener("error", rememberPlaying, { capture: true });
      stopListening();
    };
  }, [audio, file]);
}
