import { playerText } from "#app/content/player-text.ts";
import type { LoadedSession } from "#app/page/load-sessions.ts";
import { SaveSession } from "#app/sessions/save-session.tsx";
import { SessionCard, sessionSurface } from "#app/sessions/session-card.tsx";
import { cautionIdOf } from "#app/sessions/session-caution.tsx";
import { SessionTranscript } from "#app/sessions/session-transcript.tsx";

/** One session with its text to read along. */
export function SessionArticle({ session }: { session: LoadedSession }) {
  const { topic } = session;
  return (
    <article id={topic} aria-labelledby={`${topic}-title`} className={`scroll-mt-8 ${sessionSurface}`}>
      <SessionCard session={session} level={2}>
        <SessionTranscript session={session} cautionId={cautionIdOf(topic)}>
          <div className="flex flex-wrap items-center gap-x-6">
            <DownloadLink session={session} />
            <SaveSession session={session} />
          </div>
        </SessionTranscript>
      </SessionCard>
    </article>
  );
}

function DownloadLink({ session: { title, files, megabytes } }: { session: LoadedSession }) {
  const { verb, size } = playerText.download;
  if (!megabytes) return null;
  return (
    <p className="no-print">
      <a href={files.audio} download className="inline-flex min-h-11 items-center text-small">
        <span>
          {verb}
          <span className="sr-only-inline">{` ${title}`}</span>
          {`\u00a0(${size(megabytes)})`}
        </span>
      </a>
    </p>
  );
}
