import { useState } from "react";
import { ShareButton } from "#app/browser/share-button.tsx";
import { messages, playerText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import type { ChosenSession } from "#app/sessions/chosen-session.ts";
import { PlayerEnhancements } from "#app/sessions/player-enhancements.tsx";
import { beforePlayId } from "#app/sessions/session-caution.tsx";

/**
 * A choice of forms, the player of the one that is chosen, and a button to share them. The large button is handled by
 * the inline script (app/inline/play-button.ts), so that it works before hydration.
 */
export function SessionPlayer({ session: { topic, title, forms } }: { session: PlayableSession }) {
  const [form, setForm] = useState(forms[0]!);
  return (
    <>
      {forms.length > 1 && (
        <div role="group" aria-label={title} className="scripts-only mb-3 flex gap-2">
          {forms.map((choice) => (
            <button
              key={choice.name}
              id={choice.name === topic ? undefined : choice.name}
              type="button"
              aria-pressed={choice === form}
              onClick={() => setForm(choice)}
              className="choice scroll-mt-[60vh]"
            >
              {fill(playerText.length, { minutes: choice.minutes })}
            </button>
          ))}
        </div>
      )}
      <button type="button" data-play="" className="play-button button scripts-only no-print">
        <span>
          <span className="play-word">{playerText.play}</span>
          <span className="pause-word">{playerText.pause}</span>
          <span className="sr-only-inline">{`: ${title}`}</span>
        </span>
      </button>
      <FormPlayer
        key={form.name}
        session={{
          topic,
          title,
          ...form,
          audio: `/audio/${form.name}.mp3`,
          seconds: form.minutes * 60,
          practiceStart: form.chapters[1]!.start,
        }}
      />
      <div className="mt-3">
        <ShareButton title={title} to={`/audios#${topic}`} />
      </div>
    </>
  );
}

/** The browser's own player, which also works without scripts. The enhancements follow after hydration. */
function FormPlayer({ session }: { session: ChosenSession }) {
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  return (
    <>
      <audio
        ref={setAudio}
        controls
        preload="none"
        src={session.audio}
        aria-label={session.title}
        aria-describedby={beforePlayId(session.topic)}
        className="h-14 w-full"
      >
        {messages.audioUnsupported}
      </audio>
      {audio && <PlayerEnhancements audio={audio} session={session} />}
    </>
  );
}
