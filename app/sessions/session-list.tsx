import { playerText } from "#app/content/player-text.ts";
import type { LoadedSession } from "#app/page/load-sessions.ts";
import { SessionArticle } from "#app/sessions/session-article.tsx";
import { SessionEmblem } from "#app/ui/session-emblem.tsx";

/** The heading of the overview, also listed under "In this page". */
export const sessionsPlace = { id: "sessions", heading: playerText.overview };

/** The audio page: links to all sessions, then each with its player, caution and transcript. */
export function SessionList({ sessions }: { sessions: readonly LoadedSession[] }) {
  return (
    <>
      <nav aria-labelledby={sessionsPlace.id} className="no-print wrap py-10 md:py-14">
        <h2 id={sessionsPlace.id} className="scroll-mt-8 text-h2">
          {sessionsPlace.heading}
        </h2>
        <ul
          className="mt-6 grid gap-x-6 gap-y-2 sm:grid-cols-2 md:mt-10 md:grid-cols-5 md:gap-y-10"
          data-stagger="0.05"
        >
          {sessions.map(({ topic, title, minutes, emblem }) => (
            <li key={topic}>
              <a
                href={`#${topic}`}
                className="group flex min-h-11 items-center gap-4 py-1 no-underline md:flex-col md:gap-3 md:text-center"
              >
                <SessionEmblem path={emblem} className="size-14 shrink-0 md:size-28" />
                <span>
                  <span className="block font-display text-h4 text-text group-hover:underline">{title}</span>
                  <span className="block text-small text-quiet">{playerText.length(minutes)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sessions.map((session, i) => (
        <SessionArticle key={session.topic} session={session} mirrored={i % 2 === 1} />
      ))}
    </>
  );
}
