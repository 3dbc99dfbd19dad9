import { playerText } from "#app/content/player-text.ts";
import type { LoadedSession } from "#app/page/load-sessions.ts";
import { SaveSession } from "#app/sessions/save-session.tsx";
import { SessionCaution } from "#app/sessions/session-caution.tsx";
import { SessionEmblem } from "#app/ui/session-emblem.tsx";
import { SessionPlayer } from "#app/sessions/session-player.tsx";
import { SessionTranscript } from "#app/sessions/session-transcript.tsx";
import { CautionBox } from "#app/ui/caution-box.tsx";

/** One session. A mirrored one has its emblem on the right and a coloured background. */
export function SessionArticle({ session, mirrored }: { session: LoadedSession; mirrored: boolean }) {
  const { topic, title, minutes, about, emblem, avoid, stop } = session;
  const cautionId = `${topic}-caution`;
  return (
    <article
      id={topic}
      aria-labelledby={`${topic}-title`}
      className={mirrored ? "bg-band py-14 md:py-24" : "py-14 md:py-24"}
    >
      <div className="wrap">
        <div
          className={`grid items-center gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-8 ${mirrored ? "md:grid-cols-[3fr_2fr]" : "md:grid-cols-[2fr_3fr]"}`}
        >
          <SessionEmblem
            path={emblem}
            className={`w-[min(60%,16rem)] md:w-full md:self-start ${mirrored ? "max-md:justify-self-end md:order-2" : ""}`}
          />
          <div>
            <p className="text-lead text-quiet">{playerText.length(minutes)}</p>
            <h2 id={`${topic}-title`} className="mt-1 text-h2">
              {title}
            </h2>
            <p className="mt-4 mb-6 max-w-[40rem] text-lead">{about}</p>
            <SessionPlayer session={session} />
            <DownloadLink session={session} />
            <SaveSession session={session} />
          </div>
        </div>
        <div id={cautionId} className="mt-10 mb-8 scroll-mt-8 md:mt-14">
          <CautionBox level="caution">
            <SessionCaution title={title} avoid={avoid} stop={stop} level={3} />
          </CautionBox>
        </div>
        <SessionTranscript session={session} cautionId={cautionId} />
      </div>
    </article>
  );
}

function DownloadLink({ session: { title, files, megabytes } }: { session: LoadedSession }) {
  const { verb, size } = playerText.download;
  if (!megabytes) return null;
  return (
    <p className="no-print mt-2">
      <a href={files.audio} download className="inline-flex min-h-11 items-center text-small">
        {verb}
        <span className="sr-only-inline">{` ${title}`}</span>
        {`\u00a0(${size(megabytes)})`}
      </a>
    </p>
  );
}
