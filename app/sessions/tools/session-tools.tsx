import { playerText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { useAudioState } from "#app/playback/audio-events.ts";
import type { ChosenSession } from "#app/sessions/chosen-session.ts";
import { chapterAt } from "#app/playback/chapters.ts";
import { ChapterButtons } from "#app/sessions/tools/chapter-buttons.tsx";
import { CurrentCue } from "#app/sessions/tools/current-cue.tsx";
import { SleepTimer } from "#app/sessions/tools/sleep-timer.tsx";
import { useMediaSession } from "#app/playback/use-media-session.ts";

/** What a started session adds to its player: the line being spoken, chapters, sleep timer and lock screen controls. */
export function SessionTools({ audio, session }: { audio: HTMLAudioElement; session: ChosenSession }) {
  const { title, chapters } = session;
  const chapter = useAudioState(audio, "timeupdate seeked", ({ currentTime }) => chapterAt(chapters, currentTime));
  useMediaSession(audio, session);
  return (
    <div role="group" aria-label={fill(playerText.tools, { title })} className="no-print mt-4 flex flex-col gap-5">
      <CurrentCue audio={audio} session={session} chapter={chapters[chapter]?.title ?? ""} />
      <ChapterButtons audio={audio} chapters={chapters} current={chapter} />
      <SleepTimer audio={audio} />
    </div>
  );
}
