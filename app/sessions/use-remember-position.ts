import { useEffect } from "react";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import { keepPosition } from "#app/sessions/resume-store.ts";
import { listen } from "#app/sessions/use-reading.ts";

/** How often the place is written down while the sound runs, in seconds. */
const every = 5;

/** Writes down where the listener is: now and then, at every pause, and when the page goes away. */
export function useRememberPosition(audio: HTMLAudioElement, { topic, seconds }: PlayableSession) {
  useEffect(() => {
    let last = -every;
    const keep = () => {
      // A player that was never started has nothing to tell, and must not overwrite what is kept.
      if (audio.played.length === 0) return;
      last = audio.currentTime;
      keepPosition(topic, seconds, last);
    };
    const keepNowAndThen = () => {
      if (Math.abs(audio.currentTime - last) >= every) keep();
    };
    const ends = [listen(audio, "pause seeked ended", keep), listen(audio, "timeupdate", keepNowAndThen)];
    addEventListener("pagehide", keep);
    return () => {
      ends.forEach((end) => end());
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [audio, topic, seconds]);
}
