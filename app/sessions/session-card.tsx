import type { ReactNode } from "react";
import { playerText } from "#app/content/player-text.ts";
import type { SessionSummary } from "#app/page/load-sessions.ts";
import { OwnCaution } from "#app/sessions/session-caution.tsx";
import { SessionEmblem } from "#app/ui/session-emblem.tsx";
import { SessionPlayer } from "#app/sessions/session-player.tsx";
import { Heading } from "#app/ui/heading.tsx";

type SessionCardProps = {
  session: SessionSummary;
  level: 2 | 3;
  /** What is below the player. */
  children: ReactNode;
};

/** A card; on a phone from edge to edge, because there is no width to spare. */
export const sessionSurface =
  "max-md:-mx-5 max-md:border-y border-line bg-surface max-md:px-5 max-md:py-4 md:rounded-card md:border md:p-8 md:shadow-card";

/** One session: emblem, title, what it is, then its caution, and only then its player. */
export function SessionCard({ session, level, children }: SessionCardProps) {
  const { topic, title, minutes, about, emblem, avoid, stop } = session;
  return (
    <div className="session-card">
      <SessionEmblem topic={topic} path={emblem} className="session-card-emblem" />
      <div>
        <Heading level={level} id={`${topic}-title`} className="text-h3">
          {title}
        </Heading>
        <p className="text-quiet">{playerText.length(minutes)}</p>
      </div>
      <p className="session-card-about">{about}</p>
      <div className="session-card-caution">
        <OwnCaution topic={topic} title={title} avoid={avoid} stop={stop} level={level === 2 ? 3 : 4} />
      </div>
      <div className="session-card-player">
        <SessionPlayer session={session} />
        {children}
      </div>
    </div>
  );
}
