import { playerWords } from "#app/content/player-words.ts";
import type { LoadedSession } from "#app/page/load-sessions.ts";
import { clockTime } from "#app/sessions/clock-time.ts";

const words = playerWords.guide;

/** The whole session in words, for who cannot or does not want to listen, and for who wants to know first. */
export function SessionText({ session, cautionId }: { session: LoadedSession; cautionId: string }) {
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2">
        <h3 className="font-body text-body font-semibold tracking-normal">
          {words.open}
          <span className="heard">{`: ${session.title}`}</span>
        </h3>
        <span aria-hidden="true" className="text-h3 leading-none font-normal text-accent group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid gap-x-14 gap-y-8 pt-4 pb-10 lg:grid-cols-[1fr_2fr]">
        <Opening session={session} cautionId={cautionId} />
        <ol className="space-y-8">
          {session.chapters.map((chapter) => (
            <Chapter key={chapter.start} chapter={chapter} />
          ))}
        </ol>
      </div>
    </details>
  );
}

function Opening({ session: { title, posture }, cautionId }: { session: LoadedSession; cautionId: string }) {
  const { heading, before, link, after } = words.care;
  return (
    <dl className="space-y-5">
      <div>
        <dt className="font-semibold">{words.sit}</dt>
        <dd>{posture}</dd>
      </div>
      <div>
        <dt className="font-semibold">{heading}</dt>
        <dd>
          {before}
          <a href={`#${cautionId}`}>
            {link}
            <span className="heard">{`: ${title}`}</span>
          </a>
          {after}
        </dd>
      </div>
    </dl>
  );
}

function Chapter({
  chapter: { title, start, hear, todo, words: said },
}: {
  chapter: LoadedSession["chapters"][number];
}) {
  return (
    <li>
      <h4 className="grid grid-cols-[3.5rem_1fr] items-baseline gap-x-3 text-h4">
        <span className="font-body text-small font-normal tracking-normal text-quiet tabular-nums">
          {clockTime(start)}
        </span>
        <span>{title}</span>
      </h4>
      <div className="max-w-[44.25rem] ps-[4.25rem]">
        <p className="mt-1">
          <span className="text-quiet">{words.hear}</span>
          {hear}
        </p>
        <p>
          <span className="text-quiet">{words.todo}</span>
          {todo}
        </p>
        {said.length > 0 && (
          <ul className="mt-3 space-y-1 border-s-2 border-mark ps-4">
            {said.map(({ start: second, text }) => (
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
