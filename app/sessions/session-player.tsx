import { useState } from "react";
import { messages } from "#app/content/messages.ts";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import { PlayerEnhancements } from "#app/sessions/player-enhancements.tsx";
import { beforePlayId } from "#app/sessions/session-caution.tsx";

/** The browser's own player, which also works without scripts. The enhancements follow after hydration. */
export function SessionPlayer({ session }: { session: PlayableSession }) {
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  return (
    <>
      <audio
        ref={setAudio}
        controls
        preload="none"
        src={session.files.audio}
        aria-label={session.title}
        aria-describedby={beforePlayId}
        className="h-14 w-full"
      >
        {messages.audioUnsupported}
      </audio>
      {audio && <PlayerEnhancements audio={audio} session={session} />}
    </>
  );
}
