import type { ReactNode } from "react";
import { playerText } from "#app/content/player-text.ts";
import type { LoadedSession, SharedCautions } from "#app/page/load-sessions.ts";
import { SessionArticle } from "#app/sessions/session-article.tsx";
import { SharedCaution, sharedCautionPlace } from "#app/sessions/session-caution.tsx";
import { SessionEmblem } from "#app/ui/session-emblem.tsx";

type SessionsProps = { sessions: readonly LoadedSession[] };

/** Links to all sessions, each shown by its emblem, as gold on night. */
export function SessionIndex({ sessions }: SessionsProps) {
  return (
    <nav
      aria-labelledby="sessions"
      data-layout="emblems"
      className="no-print on-night mt-8 bg-night-deep py-8 text-on-night md:mt-14 md:py-14"
    >
      <div className="wrap">
        <h2 id="sessions" className="scroll-mt-8 text-h2">
          {playerText.overview}
        </h2>
        <ul
          className="mt-5 grid gap-x-4 gap-y-2 min-[22rem]:grid-cols-2 md:mt-9 md:grid-cols-5 md:gap-x-8 md:gap-y-9"
          data-stagger="0.05"
        >
          {sessions.map(({ topic, title, minutes, emblem }) => (
            <li key={topic}>
              <a
                href={`#${topic}`}
                className="group flex min-h-11 items-start gap-3 py-1 text-on-night no-underline md:flex-col md:items-center md:text-center"
              >
                <SessionEmblem topic={topic} path={emblem} className="size-14 shrink-0 md:size-24 lg:size-36" />
                <span>
                  <span className="block font-display leading-tight text-balance group-hover:underline max-md:text-small">
                    {title}
                  </span>
                  <span className="block text-small text-quiet-on-night">{playerText.length(minutes)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

type SessionListProps = SessionsProps & {
  shared: SharedCautions;
  /** The emergency strip, between the shared cautions and the sessions. */
  children: ReactNode;
};

/** What holds for all sessions, then each with its caution, player and transcript. */
export function SessionList({ sessions, shared, children }: SessionListProps) {
  return (
    <>
      <section aria-labelledby={sharedCautionPlace.id} className="wrap pt-6 pb-1 md:pt-12">
        <SharedCaution {...shared} level={2} />
      </section>
      {children}
      <div data-layout="sessions" className="wrap grid gap-2 py-2 md:gap-6 md:pb-12">
        {sessions.map((session) => (
          <SessionArticle key={session.topic} session={session} />
        ))}
      </div>
    </>
  );
}
