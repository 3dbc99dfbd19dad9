import type { ReactNode } from "react";
import { playerText } from "#app/content/player-text.ts";
import type { SessionSummary } from "#app/page/load-sessions.ts";
import { SaveSession } from "#app/sessions/save-session.tsx";
import { OwnCaution } from "#app/sessions/session-caution.tsx";
import { SessionEmblem } from "#app/ui/session-emblem.tsx";
import { SessionPlayer } from "#app/sessions/session-player.tsx";
import { Heading } from "#app/ui/heading.tsx";

type SessionCardProps = {
  session: SessionSummary;
  level: 2 | 3;
  /** A link below the player. */
  children: ReactNode;
};

/** A card, except on a phone, which has no width to spare for its padding. */
export const sessionSurface = "md:rounded-card md:border md:border-line md:bg-surface md:p-8 md:shadow-card";

/** One session: emblem, title, what it is, then its caution, and only then its player. */
export function SessionCard({ session, level, children }: SessionCardProps) {
  const { topic, title, minutes, about, emblem, avoid, stop } = session;
  return (
    <>
      <div className="flex items-center gap-4 md:gap-6">
        <SessionEmblem path={emblem} className="size-18 shrink-0 md:size-28" />
        <div>
          <Heading level={level} id={`${topic}-title`} className="text-h3">
            {title}
          </Heading>
          <p className="text-quiet">{playerText.length(minutes)}</p>
        </div>
      </div>
      <p className="mt-4 mb-5">{about}</p>
      <OwnCaution topic={topic} title={title} avoid={avoid} stop={stop} level={level === 2 ? 3 : 4} />
      <div className="mt-5">
        <SessionPlayer session={session} />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-6">
        {children}
        <SaveSession session={session} />
      </div>
    </>
  );
}
