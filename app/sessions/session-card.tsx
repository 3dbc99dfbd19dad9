import type { ReactNode } from "react";
import { playerText } from "#app/content/player-text.ts";
import type { SessionSummary } from "#app/page/load-sessions.ts";
import { OwnCaution } from "#app/sessions/session-caution.tsx";
import { SessionEmblem } from "#app/ui/session-emblem.tsx";
import { SessionPlayer } from "#app/sessions/session-player.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

type SessionCardProps = {
  session: SessionSummary;
  level: 2 | 3;
  /** What is below the player. */
  children: ReactNode;
};

/** A card; on a phone from edge to edge, because there is no width to spare. */
export const sessionSurface =
  "max-md:-mx-5 max-md:border-b border-line bg-surface px-5 pb-1 md:rounded-card md:border md:px-8 md:pb-4 md:shadow-card";

/** One session: emblem, title, what it is, then its caution, and only then its player. */
export function SessionCard({ session, level, children }: SessionCardProps) {
  const { topic, title, minutes, about, emblem, avoid, stop } = session;
  return (
    <div className="session-card">
      <div
        className={`session-head emblem-${topic} on-night -mx-5 flex items-center gap-4 px-5 py-2 text-on-night md:-mx-8 md:rounded-t-card md:px-8 md:py-3`}
      >
        <SessionEmblem topic={topic} path={emblem} className="size-14 shrink-0 md:size-24" />
        <div>
          <Heading level={level} id={`${topic}-title`} className="text-h3">
            {title}
          </Heading>
          <p className="text-quiet-on-night">{playerText.length(minutes)}</p>
        </div>
      </div>
      <p>
        <Unbroken>{about}</Unbroken>
      </p>
      <div className="session-card-caution">
        <OwnCaution topic={topic} title={title} avoid={avoid} stop={stop} level={level === 2 ? 3 : 4} />
      </div>
      <div>
        <SessionPlayer session={session} />
        {children}
      </div>
    </div>
  );
}
