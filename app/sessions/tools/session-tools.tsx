import { playerText } from "#app/content/player-text.ts";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import { playFrom } from "#app/sessions/audio-element.ts";
import { useAudioState } from "#app/sessions/audio-events.ts";
import { chapterAt } from "#app/sessions/tools/chapters.ts";
import { ChapterButtons } from "#app/sessions/tools/chapter-buttons.tsx";
import { CurrentCue } from "#app/sessions/tools/current-cue.tsx";
import { SleepTimer } from "#app/sessions/tools/sleep-timer.tsx";
import { useMediaSession } from "#app/sessions/tools/use-media-session.ts";

/** What a started session adds to its player: the line being spoken, chapters, sleep timer and lock screen controls. */
export function SessionTools({ audio, session }: { audio: HTMLAudioElement; session: PlayableSession }) {
  const { title, chapters } = session;
  const chapter = useAudioState(audio, "timeupdate seeked", ({ currentTime }) => chapterAt(chapters, currentTime));
  useMediaSession(audio, session);
  return (
    <div role="group" aria-label={playerText.tools(title)} className="no-print mt-4 flex flex-col gap-5">
      <CurrentCue audio={audio} session={session} chapter={chapters[chapter]?.title ?? ""} />
      <ChapterButtons audio={audio} chapters={chapters} current={chapter} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          type="button"
          onClick={() => playFrom(audio, 0)}
          className="min-h-11 rounded-full border-2 border-edge px-5 text-small font-semibold hover:bg-surface"
        >
          {playerText.startAgain}
        </button>
        <SleepTimer audio={audio} />
      </div>
    </div>
  );
}
