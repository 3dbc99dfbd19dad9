import { useEffect } from "react";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import { pauseOthers, wasStarted } from "#app/sessions/audio-element.ts";
import { PlayerFailure } from "#app/sessions/player-failure.tsx";
import { ResumeNote } from "#app/sessions/resume-note.tsx";
import { useKeptPosition } from "#app/sessions/use-kept-position.ts";
import { useOneSource } from "#app/sessions/use-one-source.ts";
import { listen, useReading } from "#app/sessions/use-reading.ts";
import { useRememberPosition } from "#app/sessions/use-remember-position.ts";
import { useSessionTools } from "#app/sessions/use-session-tools.ts";

/** What joins the native player once the page is alive. Everything it knows, it reads off the player. */
export function PlayerCompanion({ audio, session }: { audio: HTMLAudioElement; session: PlayableSession }) {
  useOneSource(audio, session.files.audio);
  const kept = useKeptPosition(audio, session);
  const started = useReading(audio, "play", wasStarted);
  const failed = useReading(audio, "error emptied", hasFailed);
  const tools = useSessionTools(started);
  useRememberPosition(audio, session);

  useEffect(() => listen(audio, "play", () => pauseOthers(audio)), [audio]);

  return (
    <>
      {failed && <PlayerFailure audio={audio} />}
      {kept && !started && <ResumeNote audio={audio} topic={session.topic} position={kept} />}
      {tools && <tools.SessionTools audio={audio} session={session} />}
    </>
  );
}

const hasFailed = (audio: HTMLAudioElement) => audio.error !== null;
