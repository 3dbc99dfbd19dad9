import { useEffect, useState } from "react";
import { setVolume } from "#app/sessions/audio-element.ts";
import { listen, useReading } from "#app/sessions/use-reading.ts";
import { fadeLevel, fadeSeconds } from "#app/sessions/tools/sleep-fade.ts";

type Timer = { minutes: number; stopAt: number };

/** Fades the sound and stops it after so many minutes; 0 means at the end of the session. */
export function useSleepTimer(audio: HTMLAudioElement) {
  const [timer, setTimer] = useState<Timer>();

  useEffect(() => {
    if (timer) return stopSlowly(audio, timer.stopAt, () => setTimer(undefined));
  }, [audio, timer]);

  const minutesLeft = useReading(audio, "timeupdate pause", () =>
    timer ? Math.max(1, Math.ceil((timer.stopAt - Date.now()) / 60_000)) : undefined,
  );
  return {
    minutes: timer?.minutes ?? 0,
    minutesLeft,
    choose: (minutes: number) => setTimer(minutes ? { minutes, stopAt: Date.now() + minutes * 60_000 } : undefined),
  };
}

/**
 * Follows the sound's own events and not a clock of the page, which a locked phone slows down. Where a device keeps the
 * volume to itself (iOS), the sound stops without a fade.
 */
function stopSlowly(audio: HTMLAudioElement, stopAt: number, done: () => void): () => void {
  let ownVolume: number | undefined;
  const secondsLeft = () => (stopAt - Date.now()) / 1000;
  const restore = () => {
    if (ownVolume !== undefined) setVolume(audio, ownVolume);
    ownVolume = undefined;
  };
  const follow = () => {
    if (audio.paused || secondsLeft() >= fadeSeconds) return;
    ownVolume ??= audio.volume;
    setVolume(audio, ownVolume * fadeLevel(secondsLeft()));
    if (secondsLeft() <= 0) audio.pause();
  };
  // A stop, by the timer or by hand, gives the listener's volume back. A timer that ran out meanwhile is over.
  const settle = () => {
    restore();
    if (secondsLeft() <= 0) done();
  };
  const ends = [listen(audio, "timeupdate", follow), listen(audio, "pause play", settle)];
  return () => {
    ends.forEach((end) => end());
    restore();
  };
}
