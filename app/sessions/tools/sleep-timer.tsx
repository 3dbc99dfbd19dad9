import { useEffect, useId, useState } from "react";
import { playerText } from "#app/content/content.ts";
import { fill, fillCount } from "#app/content/fill.ts";
import { setVolume } from "#app/playback/audio-element.ts";
import { listen, useAudioState } from "#app/playback/audio-events.ts";

const choices = [10, 20, 30];
export const fadeSeconds = 30;

export function SleepTimer({ audio }: { audio: HTMLAudioElement }) {
  const { minutes, minutesLeft, choose } = useSleepTimer(audio);
  const id = useId();
  const { label, end, minutes: inMinutes, left } = playerText.sleep;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor={id} className="text-small font-semibold text-quiet">
        {label}
      </label>
      <select
        id={id}
        value={minutes}
        onChange={(event) => choose(Number(event.target.value))}
        className="min-h-11 max-w-full rounded-field border-2 border-edge bg-surface px-3 text-small"
      >
        <option value={0}>{end}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {fill(inMinutes, { minutes: choice })}
          </option>
        ))}
      </select>
      {minutesLeft && <p className="text-small">{fillCount(left, { minutes: minutesLeft })}</p>}
    </div>
  );
}

type Timer = { minutes: number; stopAt: number };

/** Fades out and pauses after the chosen minutes; 0 means no timer. */
function useSleepTimer(audio: HTMLAudioElement) {
  const [timer, setTimer] = useState<Timer>();

  useEffect(() => {
    if (timer) return fadeOutAt(audio, timer.stopAt, () => setTimer(undefined));
  }, [audio, timer]);

  const minutesLeft = useAudioState(audio, "timeupdate pause", () =>
    timer ? Math.max(1, Math.ceil((timer.stopAt - Date.now()) / 60_000)) : undefined,
  );
  return {
    minutes: timer?.minutes ?? 0,
    minutesLeft,
    choose: (minutes: number) => setTimer(minutes ? { minutes, stopAt: Date.now() + minutes * 60_000 } : undefined),
  };
}

/**
 * Driven by the audio element's events, because browsers throttle page timers on a locked phone. Where scripts cannot
 * set the volume (iOS), the sound stops without a fade.
 */
function fadeOutAt(audio: HTMLAudioElement, stopAt: number, onExpired: () => void): () => void {
  let originalVolume: number | undefined;
  const secondsLeft = () => (stopAt - Date.now()) / 1000;
  const restoreVolume = () => {
    if (originalVolume !== undefined) setVolume(audio, originalVolume);
    originalVolume = undefined;
  };
  const fade = () => {
    if (audio.paused || secondsLeft() >= fadeSeconds) return;
    originalVolume ??= audio.volume;
    setVolume(audio, originalVolume * fadeLevel(secondsLeft()));
    if (secondsLeft() <= 0) audio.pause();
  };
  // Paused by the timer or by the listener, who may come back after the timer has expired.
  const reset = () => {
    restoreVolume();
    if (secondsLeft() <= 0) onExpired();
  };
  const cleanups = [listen(audio, "timeupdate", fade), listen(audio, "pause play", reset)];
  return () => {
    cleanups.forEach((cleanup) => cleanup());
    restoreVolume();
  };
}

/** The fraction of the listener's volume. Squared, because the ear perceives that as an even fade. */
export function fadeLevel(secondsLeft: number): number {
  return Math.min(1, Math.max(0, secondsLeft / fadeSeconds)) ** 2;
}
