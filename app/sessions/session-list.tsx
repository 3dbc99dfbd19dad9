import type { LoadedSession } from "#app/page/load-sessions.ts";
import { SessionArticle } from "#app/sessions/session-article.tsx";
import { SessionOverview } from "#app/sessions/session-overview.tsx";

/** The ten sessions: first all at a glance, then each with its player, its caution and its words. */
export function SessionList({ sessions }: { sessions: readonly LoadedSession[] }) {
  return (
    <>
      <SessionOverview sessions={sessions} />
      {sessions.map((session, i) => (
        <SessionArticle key={session.topic} session={session} turned={i % 2 === 1} />
      ))}
    </>
  );
}
