import { cardSurface } from "#app/sections/card.tsx";
import { Beats } from "#app/sections/diagrams.tsx";
import { HearIt } from "#app/sections/hear-it.tsx";
import { Respelling, Roman } from "#app/sections/inline-text.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";

/** On screen the verse follows its title; screen readers read its meaning and pronunciation first. */
export function Verses({ section: { verses, key } }: { section: SectionOf<"verses"> }) {
  return (
    <>
      {key && <p className="-mt-3 mb-6 max-w-[46rem] text-quiet">{key}</p>}
      <div className="grid gap-4 lg:grid-cols-2" data-stagger="0.1">
        {verses.map(({ title, devanagari, roman, say, meaning, source, recording }) => (
          <article
            key={title}
            className={`${cardSurface} flex min-w-0 flex-col slim-pad text-center wrap-anywhere lg:last:odd:col-span-2`}
          >
            <h3 className="font-body text-small font-semibold text-quiet">{title}</h3>
            <p className="order-2 mx-auto mt-3 max-w-[36rem]">{`“${meaning}”`}</p>
            <p className="order-3 mx-auto mt-2 max-w-[36rem] text-small text-quiet">
              Say: <Respelling say={say} />.
            </p>
            <blockquote className="order-1 mt-2 flex flex-col-reverse gap-2">
              <p lang="sa-Latn" className="mx-auto max-w-measure text-lead">
                <VerseLines verse={roman} beats={Boolean(key)} />
              </p>
              <p lang="sa" className="text-h3 leading-normal">
                <VerseLines verse={devanagari} />
              </p>
            </blockquote>
            <p className="order-4 mx-auto mt-2 max-w-[36rem] text-small text-quiet">{source}</p>
            {recording && (
              <HearIt
                src={recording}
                className="order-3 mx-auto mt-1 inline-flex min-h-11 items-center gap-2 px-4 text-small"
              >
                <span>
                  Hear<span className="sr-only-inline">{` ${title}`}</span>
                </span>
              </HearIt>
            )}
          </article>
        ))}
      </div>
    </>
  );
}

/** One row per line. Screen readers skip the bars that end a line in Devanagari. */
function VerseLines({ verse, beats }: { verse: string; beats?: boolean }) {
  return verse.split("\n").map((line, i) => {
    const [, words, bar] = /^(.*?)( [।॥])?$/.exec(line)!;
    return (
      <span key={i} className="block">
        <Roman words={words!} />
        {bar && <span aria-hidden="true">{bar}</span>}
        {beats && <Beats line={line} />}
      </span>
    );
  });
}
