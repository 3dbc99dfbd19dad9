import { playerText } from "#app/content/player-text.ts";
import type { SessionSummary, SharedCautions } from "#app/page/load-sessions.ts";
import { SaveSession } from "#app/sessions/save-session.tsx";
import { SessionCard, sessionSurface } from "#app/sessions/session-card.tsx";
import { SharedCaution } from "#app/sessions/session-caution.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

type SessionSummariesProps = { sessions: readonly SessionSummary[]; shared: SharedCautions };

/** The audio tab of the media page. */
export function SessionSummaries({ sessions, shared }: SessionSummariesProps) {
  return (
    <>
      <SharedCaution {...shared} level={3} />
      <ul role="list" className="mt-10 grid gap-4 md:gap-6 lg:grid-cols-2" data-stagger="0.1">
        {sessions.map((session) => (
          <li key={session.topic} className={sessionSurface}>
            <SessionCard session={session} level={3}>
              <div className="mt-1 flex flex-wrap items-center gap-x-6">
                <TranscriptLink session={session} />
                <SaveSession session={session} />
              </div>
            </SessionCard>
          </li>
        ))}
      </ul>
    </>
  );
}

function TranscriptLink({ session: { topic, title } }: { session: SessionSummary }) {
  return (
    <p>
      <PageLink to={`/audios#${topic}`} className="inline-flex min-h-11 items-center text-small">
        <span>
          {playerText.guide.open}
          <span className="sr-only-inline">{`: ${title}`}</span>
        </span>
      </PageLink>
    </p>
  );
}
