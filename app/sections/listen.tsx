import { Link } from "react-router";
import { playerText } from "#app/content/player-text.ts";
import type { SectionOf } from "#app/sections/section-type.ts";
import { SessionEmblem } from "#app/ui/session-emblem.tsx";

/** Links to audio sessions, each shown by its emblem. */
export function Listen({ sessions }: SectionOf<"listen">) {
  return (
    <ul role="list" className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 md:gap-x-10" data-stagger="0.1">
      {sessions.map(({ topic, title, minutes, emblem }) => (
        <li key={topic} className="group relative flex flex-col items-center text-center">
          <SessionEmblem path={emblem} className="w-full max-w-[13rem]" />
          <h3 className="mt-4 text-h4">
            <Link to={`/audios#${topic}`} prefetch="intent" viewTransition className="card-link">
              {title}
            </Link>
          </h3>
          <p className="text-quiet">{playerText.length(minutes)}</p>
        </li>
      ))}
    </ul>
  );
}
