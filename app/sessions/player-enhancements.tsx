import { useEffect, useState } from "react";
import { playerText } from "#app/content/player-text.ts";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import { pauseOthers, playFrom, reload, wasStarted } from "#app/sessions/audio-element.ts";
import { listen, useAudioState } from "#app/sessions/audio-events.ts";
import { clockTime } from "#app/sessions/clock-time.ts";
import { removePosition } from "#app/sessions/playback-position.ts";
import { useRestoredPosition, useSavedPosition } from "#app/sessions/use-playback-position.ts";
import { useWorkerTakeover } from "#app/sessions/use-worker-takeover.ts";

type PlayerProps = { audio: HTMLAudioElement; session: PlayableSession };

/** What scripts add to the native player. All state is read from the audio element. */
export function PlayerEnhancements({ audio, session }: PlayerProps) {
  useWorkerTakeover(audio, session.files.audio);
  const restored = useRestoredPosition(audio, session);
  const started = useAudioState(audio, "play", wasStarted);
  const failed = useAudioState(audio, "error emptied", () => audio.error !== null);
  const tools = useSessionTools(started);
  useSavedPosition(audio, session);

  useEffect(() => listen(audio, "play", () => pauseOthers(audio)), [audio]);
  useEffect(() => listen(audio, "play pause emptied", () => markPlaying(audio)), [audio]);

  return (
    <>
      {failed && <LoadError audio={audio} />}
      {restored && !started && <ResumeNote audio={audio} session={session} position={restored} />}
      {tools && <tools.SessionTools audio={audio} session={session} />}
    </>
  );
}

/** The session's emblem rings while it plays: see motion.css. */
function markPlaying(audio: HTMLAudioElement) {
  audio.closest("article, li")?.toggleAttribute("data-playing", !audio.paused);
}

type Tools = typeof import("#app/sessions/tools/session-tools.tsx");

/** Loads cues, chapters and timer when a session is first played. If that fails, the player works without them. */
function useSessionTools(started: boolean): Tools | undefined {
  const [tools, setTools] = useState<Tools>();
  useEffect(() => {
    if (started) import("#app/sessions/tools/session-tools.tsx").then(setTools, () => {});
  }, [started]);
  return tools;
}

/** The buttons of both notes disappear when they are pressed, so they first move focus to the player. */
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

function ResumeNote({ audio, session, position }: PlayerProps & { position: number }) {
  const startAgain = () => {
    removePosition(session.topic);
    audio.focus();
    playFrom(audio, 0);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <p>{playerText.resume(clockTime(position))}</p>
      <button type="button" onClick={startAgain} className="button button-quiet">
        {playerText.startAgain}
      </button>
    </div>
  );
}
