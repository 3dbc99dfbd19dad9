import { playerText } from "#app/content/player-text.ts";
import type { LoadedSession, SharedCautions } from "#app/page/load-sessions.ts";
import { SessionArticle } from "#app/sessions/session-article.tsx";
import { SharedCaution, sharedCautionPlace } from "#app/sessions/session-caution.tsx";
import { SessionEmblem } from "#app/ui/session-emblem.tsx";

/** The heading of the overview, also listed under "In this page". */
export const sessionsPlace = { id: "sessions", heading: playerText.overview };

type SessionListProps = { sessions: readonly LoadedSession[]; shared: SharedCautions };

/** The audio page: links to all sessions, what holds for all of them, then each with its caution, player and transcript. */
export function SessionList({ sessions, shared }: SessionListProps) {
  const half = Math.ceil(sessions.length / 2);
  return (
    <>
      <nav aria-labelledby={sessionsPlace.id} className="no-print wrap py-10 md:py-12">
        <h2 id={sessionsPlace.id} className="scroll-mt-8 text-h2">
          {sessionsPlace.heading}
        </h2>
        <ul
          className="mt-6 grid gap-x-4 min-[22rem]:grid-cols-2 gap-y-2 md:mt-10 md:grid-cols-5 md:gap-x-6 md:gap-y-8 xl:grid-cols-10 xl:gap-x-4"
          data-stagger="0.05"
        >
          {sessions.map(({ topic, title, minutes, emblem }) => (
            <li key={topic}>
              <a
                href={`#${topic}`}
                className="group flex min-h-11 items-center gap-3 py-1 no-underline md:flex-col md:text-center"
              >
                <SessionEmblem path={emblem} className="size-12 shrink-0 md:size-24" />
                <span>
                  <span className="block font-display leading-tight text-text group-hover:underline">{title}</span>
                  <span className="block text-small text-quiet">{playerText.length(minutes)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby={sharedCautionPlace.id} className="wrap py-6">
        <SharedCaution {...shared} level={2} />
      </section>
      <div className="wrap grid items-start gap-x-6 gap-y-10 py-6 md:gap-y-6 md:pb-14 lg:grid-cols-2">
        <SessionColumn sessions={sessions.slice(0, half)} />
        <SessionColumn sessions={sessions.slice(half)} />
      </div>
    </>
  );
}

/** A column, not a row of cards: a transcript that opens moves only what is below it. */
function SessionColumn({ sessions }: Pick<SessionListProps, "sessions">) {
  return (
    <div className="grid gap-10 md:gap-6">
      {sessions.map((session) => (
        <SessionArticle key={session.topic} session={session} />
      ))}
    </div>
  );
}
