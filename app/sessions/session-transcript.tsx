import { playerText } from "#app/content/content.ts";
import type { LoadedSession } from "#app/page/load-sessions.ts";
import { clockTime } from "#app/sessions/clock-time.ts";
import { FoldLine } from "#app/ui/fold-line.tsx";

const { guide } = playerText;

/** The session as text, for visitors who cannot or do not want to listen, or who want to read it first. */
export function SessionTranscript({ session }: { session: LoadedSession }) {
  return (
    <details className="border-t border-line">
      <FoldLine>
        <h4 className="font-body text-body font-semibold">
          {guide.open}
          <span className="sr-only-inline">{`: ${session.title}`}</span>
        </h4>
      </FoldLine>
      <div className="grid grid-cols-1 gap-y-6 pb-6">
        <p>
          <strong className="font-semibold">{guide.sit}</strong>
          <br />
          {session.posture}
        </p>
        {session.forms.length > 1 && <p>{guide.short}</p>}
        <ol role="list" className="transcript flex flex-col gap-8">
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
      <h5>
        <span>{clockTime(start)}</span>
        <span>{title}</span>
      </h5>
      <div>
        <p>
          <span className="text-quiet">{guide.hear}</span>
          {hear}
        </p>
        {words.length > 0 && (
          <ul role="list">
            {words.map(({ start: second, text, short }) => (
              <li key={second}>
                <span>{clockTime(second)}</span>
                {`“${text}”${short ? " •" : ""}`}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
