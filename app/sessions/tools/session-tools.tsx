import { playerWords } from "#app/content/player-words.ts";
import type { PlayableSession } from "#app/page/load-sessions.ts";
import { playFrom } from "#app/sessions/audio-element.ts";
import { useReading } from "#app/sessions/use-reading.ts";
import { chapterAt } from "#app/sessions/tools/chapter-at.ts";
import { ChapterButtons } from "#app/sessions/tools/chapter-buttons.tsx";
import { NowPanel } from "#app/sessions/tools/now-panel.tsx";
import { SleepTimer } from "#app/sessions/tools/sleep-timer.tsx";
import { setAnnounced, useAnnounced } from "#app/sessions/tools/use-announced.ts";
import { useMediaSession } from "#app/sessions/tools/use-media-session.ts";

/** Beside a session that was started: the cue of this second, chapters, sleep timer, lock screen. */
export function SessionTools({ audio, session }: { audio: HTMLAudioElement; session: PlayableSession }) {
  const { title, chapters } = session;
  const announced = useAnnounced();
  const chapter = useReading(audio, "timeupdate seeked", ({ currentTime }) => chapterAt(chapters, currentTime));
  useMediaSession(audio, session);
  return (
    <div role="group" aria-label={playerWords.tools(title)} className="not-in-print mt-4 flex flex-col gap-5">
      {/* The first thing for who needs it; for the eye the cue comes first. */}
      <label className="flex min-h-11 items-center gap-3 text-small">
        <input
          type="checkbox"
          checked={announced}
          onChange={(event) => setAnnounced(event.target.checked)}
          className="size-6 shrink-0 accent-action"
        />
        {playerWords.announce}
      </label>
      <NowPanel audio={audio} session={session} chapter={chapters[chapter]?.title ?? ""} announced={announced} />
      <ChapterButtons audio={audio} chapters={chapters} current={chapter} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          type="button"
          onClick={() => playFrom(audio, 0)}
          className="min-h-11 rounded-full border-2 border-edge px-5 text-small font-semibold hover:bg-surface"
        >
          {playerWords.startAgain}
        </button>
        <SleepTimer audio={audio} />
      </div>
    </div>
  );
}
