import { Link } from "react-router";
import { playerText } from "#app/content/player-text.ts";
import type { SessionSummary } from "#app/page/load-sessions.ts";
import { SaveSession } from "#app/sessions/save-session.tsx";
import { SessionCaution } from "#app/sessions/session-caution.tsx";
import { SessionEmblem } from "#app/ui/session-emblem.tsx";
import { SessionPlayer } from "#app/sessions/session-player.tsx";
import { CautionBox } from "#app/ui/caution-box.tsx";

/** The audio tab of the media page. */
export function SessionSummaries({ sessions }: { sessions: readonly SessionSummary[] }) {
  return (
    <ul role="list" className="divide-y divide-line border-y border-line" data-stagger="0.1">
      {sessions.map((session) => (
        <li
          key={session.topic}
          className="grid gap-x-8 gap-y-5 py-10 sm:grid-cols-[auto_1fr] md:py-12 lg:grid-cols-[auto_2fr_3fr] lg:gap-x-12"
        >
          <SessionEmblem path={session.emblem} className="size-24 md:size-36" />
          <div>
            <h3 className="text-h3">{session.title}</h3>
            <p className="mt-2">{session.about}</p>
          </div>
          <div className="min-w-0 sm:max-lg:col-start-2">
            <SessionPlayer session={session} />
            <CautionAndTranscript session={session} />
            <SaveSession session={session} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function CautionAndTranscript({ session: { topic, title, avoid, stop } }: { session: SessionSummary }) {
  return (
    <>
      <details className="mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold underline underline-offset-4">
          <span>
            {playerText.caution.both}
            <span className="sr-only-inline">{`: ${title}`}</span>
          </span>
        </summary>
        <div className="mt-1 mb-3">
          <CautionBox level="caution">
            <SessionCaution title={title} avoid={avoid} stop={stop} level={4} stacked />
          </CautionBox>
        </div>
      </details>
      <p>
        <Link to={`/audios#${topic}`} className="inline-flex min-h-11 items-center text-small">
          {playerText.guide.open}
          <span className="sr-only-inline">{`: ${title}`}</span>
        </Link>
      </p>
    </>
  );
}
