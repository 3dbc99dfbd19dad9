import { useEffect, useState } from "react";
import { seekTo, wasStarted } from "#app/playback/audio-element.ts";
import { listen } from "#app/playback/audio-events.ts";
import { loadPosition, savePosition } from "#app/sessions/playback-position.ts";
import type { ChosenSession } from "#app/sessions/chosen-session.ts";

/** A player that was started before hydration is still moved to the saved position within its first seconds. */
const latestRestore = 15;
/** Seconds between two saves while a session plays. */
const saveInterval = 5;

/** Seeks to where the listener stopped last time and returns that position. Loads nothing from the network. */
export function useRestoredPosition(audio: HTMLAudioElement, session: ChosenSession) {
  const [restored] = useState(() => loadPosition(session));
  const { position } = restored;
  useEffect(() => {
    if (!position || (wasStarted(audio) && audio.currentTime > latestRestore)) return;
    seekTo(audio, position);
  }, [audio, position]);
  return restored;
}

/** Saves the position at intervals, at every pause, and when the visitor leaves the page. */
export function useSavedPosition(audio: HTMLAudioElement, session: ChosenSession) {
  const [recording] = useState(session);
  useEffect(() => {
    let lastSaved = -saveInterval;
    const save = () => {
      // A player that was never started must not overwrite the saved position.
      if (audio.played.length === 0) return;
      lastSaved = audio.currentTime;
      savePosition(recording, lastSaved);
    };
    const saveAtIntervals = () => {
      if (Math.abs(audio.currentTime - lastSaved) >= saveInterval) save();
    };
    const cleanups = [listen(audio, "pause seeked ended", save), listen(audio, "timeupdate", saveAtIntervals)];
    addEventListener("pagehide", save);
    return () => {
      cleanups.forEach((cleanup) => cleanup());
      removeEventListener("pagehide", save);
      save();
    };
  }, [audio, recording]);
}
