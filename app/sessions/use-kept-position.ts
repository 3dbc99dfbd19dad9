import { useEffect, useState } from "react";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import { seekTo, wasStarted } from "#app/sessions/audio-element.ts";
import { recallPosition } from "#app/sessions/resume-store.ts";
import { listen } from "#app/sessions/use-reading.ts";

/** A listener who pressed play while the page woke has heard no more than this many seconds. */
const justBegun = 15;

/** Puts a player where its listener stopped last time, and returns that second. Asks for no byte of the file. */
export function useKeptPosition(audio: HTMLAudioElement, { topic, seconds }: PlayableSession): number | undefined {
  const [kept] = useState(() => recallPosition(topic, seconds));
  useEffect(() => {
    // Pressed long before the page was alive: then it is left where it is.
    if (!kept || (wasStarted(audio) && audio.currentTime > justBegun)) return;
    seekTo(audio, kept);
    // Some browsers forget a place that was set before the file was there. Who chose to start again has nothing kept.
    return listen(audio, "loadedmetadata", () => {
      const position = recallPosition(topic, seconds);
      if (position && audio.currentTime < position) seekTo(audio, position);
    });
  }, [audio, kept, topic, seconds]);
  return kept;
}
