import { useEffect } from "react";
import { playerText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { pauseOthers, playFrom, reload, wasStarted } from "#app/playback/audio-element.ts";
import { listen, useAudioState } from "#app/playback/audio-events.ts";
import type { ChosenSession } from "#app/sessions/chosen-session.ts";
import { clockTime } from "#app/sessions/clock-time.ts";
import { SessionTools } from "#app/sessions/tools/session-tools.tsx";
import { useRestoredPosition, useSavedPosition } from "#app/sessions/use-playback-position.ts";
import { useWorkerTakeover } from "#app/sessions/use-worker-takeover.ts";

type PlayerProps = { audio: HTMLAudioElement; session: ChosenSession };

/** What scripts add to the native player. All state is read from the audio element. */
export function PlayerEnhancements({ audio, session }: PlayerProps) {
  useWorkerTakeover(audio, session.audio);
  const { position, heard } = useRestoredPosition(audio, session);
  const started = useAudioState(audio, "play", wasStarted);
  const failed = useAudioState(audio, "error emptied", () => audio.error !== null);
  useSavedPosition(audio, session);

  useEffect(() => listen(audio, "play", () => pauseOthers(audio)), [audio]);
  useEffect(() => {
    // It may have begun to play before hydration.
    markPlaying(audio);
    return listen(audio, "play pause emptied", () => markPlaying(audio));
  }, [audio]);

  // The buttons stay when they are pressed, so that nothing moves under the thumb.
  const starts: [string, number][] = [];
  if (position) starts.push([fill(playerText.resume, { time: clockTime(position) }), position]);
  if (position || started) starts.push([playerText.start, 0]);
  if (heard) starts.push([playerText.practice, session.practiceStart]);

  return (
    <>
      {starts.length > 0 && (
        <div className="no-print mt-3 flex flex-wrap gap-2">
          {starts.map(([label, second]) => (
            <button key={label} type="button" onClick={() => playFrom(audio, second)} className="choice">
              {label}
            </button>
          ))}
        </div>
      )}
      {failed && <LoadError audio={audio} />}
      {started && <SessionTools audio={audio} session={session} />}
    </>
  );
}

/** The session's emblem rings while it plays: see motion.css. Once it has played, the native player shows all its controls: see sessions.css. */
function markPlaying(audio: HTMLAudioElement) {
  const session = audio.closest("details")!;
  session.toggleAttribute("data-playing", !audio.paused);
  if (!audio.paused) session.toggleAttribute("data-started", true);
}

/** The button disappears when it is pressed, so it first moves focus to the player. */
function LoadError({ audio }: Pick<PlayerProps, "audio">) {
  const retry = () => {
    audio.focus();
    reload(audio);
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p role="alert" className="max-w-[26rem] font-semibold text-error">
        {playerText.failure}
      </p>
      <button type="button" onClick={retry} className="button">
        {playerText.tryAgain}
      </button>
    </div>
  );
}
