import { useState } from "react";
import { messages, playerText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import { PlayerEnhancements } from "#app/sessions/player-enhancements.tsx";
import { beforePlayId } from "#app/sessions/session-caution.tsx";

/** The browser's own player, which also works without scripts. The enhancements follow after hydration. */
export function SessionPlayer({ session: { topic, title, forms } }: { session: PlayableSession }) {
  const [form, setForm] = useState(forms[0]);
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  return (
    <>
      {forms.length > 1 && (
        <div role="group" aria-label={title} className="scripts-only mb-3 flex gap-2">
          {forms.map((choice) => (
            <button
              key={choice.name}
              type="button"
              aria-pressed={choice === form}
              onClick={() => setForm(choice)}
              className="choice"
            >
              {fill(playerText.length, { minutes: choice.minutes })}
            </button>
          ))}
        </div>
      )}
      <audio
        key={form.name}
        ref={setAudio}
        controls
        preload="none"
        src={form.audio}
        aria-label={title}
        aria-describedby={beforePlayId}
        className="h-14 w-full"
      >
        {messages.audioUnsupported}
      </audio>
      {audio && <PlayerEnhancements key={form.name} audio={audio} session={{ topic, title, ...form }} />}
    </>
  );
}
