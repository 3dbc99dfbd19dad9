import { useState } from "react";
import { messages } from "#app/content/messages.ts";
import { playerText } from "#app/content/player-text.ts";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import { PlayerEnhancements } from "#app/sessions/player-enhancements.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The browser's own player, which also works without scripts. The enhancements follow after hydration. */
export function SessionPlayer({ session }: { session: PlayableSession }) {
  const noteId = `${session.topic}-before-play`;
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  return (
    <>
      <audio
        ref={setAudio}
        controls
        preload="none"
        src={session.files.audio}
        aria-label={session.title}
        aria-describedby={noteId}
        className="h-14 w-full"
      >
        {messages.audioUnsupported}
      </audio>
      <p id={noteId} className="mt-3 flex max-w-[33rem] items-start gap-3 text-small">
        <Icon name="caution" className="mt-[0.1em] size-5 shrink-0 text-accent" />
        {playerText.beforePlay}
      </p>
      {audio && <PlayerEnhancements audio={audio} session={session} />}
    </>
  );
}
