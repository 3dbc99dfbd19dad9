import type { LoadedSession } from "#app/lib/load-sessions.ts";
import { SessionArticle } from "#app/media/session-article.tsx";
import { SessionOverview } from "#app/media/session-overview.tsx";

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
