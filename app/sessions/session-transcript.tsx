import { playerText } from "#app/content/content.ts";
import type { LoadedSession } from "#app/page/load-sessions.ts";
import { clockTime } from "#app/sessions/clock-time.ts";

const { guide } = playerText;

/** The session as text, for visitors who cannot or do not want to listen, or who want to read it first. */
export function SessionTranscript({ session }: { session: LoadedSession }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4">
        <h4 className="font-body text-body font-semibold">
          {guide.open}
          <span className="sr-only-inline">{`: ${session.title}`}</span>
        </h4>
        <span aria-hidden="true" className="text-h3 leading-none font-normal text-accent group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid grid-cols-1 gap-y-6 pb-6">
        <p>
          <strong className="font-semibold">{guide.sit}</strong>
          <br />
          {session.posture}
        </p>
        <ol role="list" className="space-y-8">
          {session.chapters.map((chapter) => (
            <Chapter key={chapter.start} {...chapter} />
          ))}
        </ol>
      </div>
    </details>
  );
}

/** From another page to the text. */
export function TranscriptLink({ session: { topic, title } }: { session: LoadedSession }) {
  return (
    <p>
      <a href={`/audios#${topic}`} className="inline-flex min-h-11 items-center text-small">
        <span>
          {guide.open}
          <span className="sr-only-inline">{`: ${title}`}</span>
        </span>
      </a>
    </p>
  );
}

function Chapter({ title, start, hear, words }: LoadedSession["chapters"][number]) {
  return (
    <li>
      <h5 className="grid grid-cols-[3.5rem_1fr] items-baseline gap-x-3 text-h4">
        <span className="font-body text-small font-normal text-quiet tabular-nums">{clockTime(start)}</span>
        <span>{title}</span>
      </h5>
      <div className="max-w-[44.25rem] ps-[4.25rem]">
        <p className="mt-1">
          <span className="text-quiet">{guide.hear}</span>
          {hear}
        </p>
        {words.length > 0 && (
          <ul role="list" className="mt-3 space-y-1 border-s-2 border-mark ps-4">
            {words.map(({ start: second, text }) => (
              <li key={second}>
                <span className="me-2 text-small text-quiet tabular-nums">{clockTime(second)}</span>“{text}”
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
