import { playerWords } from "#app/content/player-words.ts";
import type { LoadedSession } from "#app/page/load-sessions.ts";
import { SessionPlate } from "#app/sessions/session-plate.tsx";

/** The place of this list, for "In this page". */
export const sessionsPlace = { id: "sessions", heading: playerWords.overview };

/** All ten at a glance: each plate leads to its session. */
export function SessionOverview({ sessions }: { sessions: readonly LoadedSession[] }) {
  return (
    <nav aria-labelledby={sessionsPlace.id} className="not-in-print wrap py-10 md:py-14">
      <h2 id={sessionsPlace.id} className="scroll-mt-8 text-h2">
        {sessionsPlace.heading}
      </h2>
      <ul className="mt-6 grid gap-x-6 gap-y-2 sm:grid-cols-2 md:grid-cols-5 md:mt-10 md:gap-y-10" data-stagger="0.05">
        {sessions.map(({ topic, title, minutes, emblem }) => (
          <li key={topic}>
            <a
              href={`#${topic}`}
              className="group flex min-h-11 items-center gap-4 py-1 no-underline md:flex-col md:gap-3 md:text-center"
            >
              <SessionPlate emblem={emblem} className="size-14 shrink-0 md:size-28" />
              <span>
                <span className="block font-display text-h4 text-text group-hover:underline">{title}</span>
                <span className="block text-small text-quiet">{playerWords.length(minutes)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
