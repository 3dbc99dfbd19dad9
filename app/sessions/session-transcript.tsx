import type { ReactNode } from "react";
import { playerText } from "#app/content/player-text.ts";
import type { LoadedSession } from "#app/page/load-sessions.ts";
import { clockTime } from "#app/sessions/clock-time.ts";

const { guide } = playerText;

type SessionTranscriptProps = {
  session: LoadedSession;
  cautionId: string;
  /** Above the text. */
  children: ReactNode;
};

/** The session as text, for visitors who cannot or do not want to listen, or who want to read it first. */
export function SessionTranscript({ session, cautionId, children }: SessionTranscriptProps) {
  return (
    <details className="group mt-2 border-t border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4">
        <h3 className="font-body text-body font-semibold">
          {guide.open}
          <span className="sr-only-inline">{`: ${session.title}`}</span>
        </h3>
        <span aria-hidden="true" className="text-h3 leading-none font-normal text-accent group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid gap-y-6 pb-6">
        {children}
        <Preparation session={session} cautionId={cautionId} />
        <ol role="list" className="space-y-8">
          {session.chapters.map((chapter) => (
            <Chapter key={chapter.start} {...chapter} />
          ))}
        </ol>
      </div>
    </details>
  );
}

function Preparation({ session: { title, posture }, cautionId }: { session: LoadedSession; cautionId: string }) {
  const { heading, before, link, after } = guide.care;
  return (
    <dl className="space-y-5">
      <div>
        <dt className="font-semibold">{guide.sit}</dt>
        <dd>{posture}</dd>
      </div>
      <div>
        <dt className="font-semibold">{heading}</dt>
        <dd>
          {before}
          <a href={`#${cautionId}`}>
            {link}
            <span className="sr-only-inline">{`: ${title}`}</span>
          </a>
          {after}
        </dd>
      </div>
    </dl>
  );
}

function Chapter({ title, start, hear, words }: LoadedSession["chapters"][number]) {
  return (
    <li>
      <h4 className="grid grid-cols-[3.5rem_1fr] items-baseline gap-x-3 text-h4">
        <span className="font-body text-small font-normal text-quiet tabular-nums">{clockTime(start)}</span>
        <span>{title}</span>
      </h4>
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
