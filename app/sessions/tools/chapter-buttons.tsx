import { useId } from "react";
import { playerText } from "#app/content/content.ts";
import type { PlayableForm } from "#app/page/load-sessions.ts";
import { playFrom } from "#app/playback/audio-element.ts";
import { clockTime } from "#app/sessions/clock-time.ts";

type ChapterButtonsProps = { audio: HTMLAudioElement; chapters: PlayableForm["chapters"]; current: number };

export function ChapterButtons({ audio, chapters, current }: ChapterButtonsProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="text-small font-semibold text-quiet">
        {playerText.chapters}
      </p>
      <ol role="list" aria-labelledby={id} className="mt-2 flex flex-wrap gap-2">
        {chapters.map(({ title, start }, i) => (
          <li key={start}>
            <button
              type="button"
              onClick={() => playFrom(audio, start)}
              aria-current={i === current || undefined}
              className="choice"
            >
              {`${title} `}
              <span className="font-normal text-quiet">{clockTime(start)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
