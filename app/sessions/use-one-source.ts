import { useEffect } from "react";
import { changeSource, play } from "#app/sessions/audio-element.ts";
import { listen } from "#app/sessions/use-reading.ts";

/**
 * Browsers refuse to go on with a file when its next part comes from elsewhere than the first, and the service worker may
 * come while a session plays. Then the session is loaded anew, once, and goes on where it was; under another address,
 * because the browser remembers the first source of the old one. Must stand before what shows failures, so that this one
 * is never shown.
 */
export function useOneSource(audio: HTMLAudioElement, file: string) {
  useEffect(() => {
    const sourceNow = () => navigator.serviceWorker?.controller;
    let source = sourceNow();
    let wasPlaying = false;
    // The browser's own controls pause a player that failed, before our turn comes.
    const look = () => (wasPlaying = !audio.paused);
    audio.addEventListener("error", look, { capture: true });
    const end = listen(audio, "error", () => {
      if (source === sourceNow()) return;
      source = sourceNow();
      changeSource(audio, `${file}?anew`);
      if (wasPlaying) play(audio);
    });
    return () => {
      audio.removeEventListener("error", look, { capture: true });
      end();
    };
  }, [audio, file]);
}
