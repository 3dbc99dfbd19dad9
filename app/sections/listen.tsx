import { playerText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { Paragraph } from "#app/sections/inline-text.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { SessionEmblem } from "#app/ui/session-emblem.tsx";

/** Links to audio sessions, each shown by its emblem. */
export function Listen({ id, heading, intro, sessions }: SectionOf<"listen">) {
  return (
    <section data-layout="listen" className="side wrap items-center py-6">
      <div className="max-w-[46rem]">
        <h2 id={id} className="scroll-mt-8 text-h2">
          {heading}
        </h2>
        {intro && <Paragraph text={intro} className="mt-4" />}
      </div>
      <ul role="list" className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4" data-stagger="0.1">
        {sessions.map(({ topic, title, minutes, emblem }) => (
          <li key={topic} className="group relative flex flex-col items-center text-center">
            <SessionEmblem topic={topic} path={emblem} className="w-full max-w-[8.5rem] md:max-w-[10rem]" />
            <h3 className="mt-2 text-h4 text-balance">
              <a href={`/audios#${topic}`} className="card-link listen-link underline">
                {title}
                <span className="sr-only-inline">{`, ${fill(playerText.length, { minutes })}`}</span>
              </a>
            </h3>
            <p aria-hidden="true" className="text-quiet">
              {fill(playerText.length, { minutes })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
