import { cardBorder, cardSurface } from "#app/sections/card.tsx";
import { InlineText } from "#app/sections/inline-text.tsx";
import { FindingsChart } from "#app/sections/charts.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";

export function Myths({ pairs }: SectionOf<"myths">) {
  return (
    <ol role="list" className="grid gap-3" data-stagger="0.05">
      {pairs.map(({ myth, fact }, i) => (
        <li key={myth} className={`grid overflow-hidden ${cardBorder} md:grid-cols-[1fr_1.35fr]`}>
          <div className="slim-pad bg-surface">
            <h3 className="flex gap-3 text-h4">
              <span className="text-h2 leading-none text-accent">
                {i + 1}
                <span className="sr-only-inline">. </span>
              </span>
              <span>
                <span className="block font-body text-small font-semibold text-quiet">
                  Myth<span className="sr-only-inline">: </span>
                </span>
                {myth}
              </span>
            </h3>
          </div>
          <div className="slim-pad bg-fact">
            <p>
              <strong className="font-semibold">{"Fact: "}</strong>
              <InlineText text={fact} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The truth large, the claim small. */
export function QuotedFigures({ figures }: SectionOf<"quoted-figures">) {
  return (
    <div className="grid gap-4 sm:gap-8 lg:grid-cols-3" data-stagger="0.1">
      {figures.map(({ quoted, about, found, trials, chart }) => (
        <article key={about} className={`${cardSurface} card-pad row-span-3 grid grid-rows-subgrid gap-y-3`}>
          <div>
            <h3 className="text-h4 text-quiet">
              <span className="block font-body text-small">{"Often quoted: "}</span>
              <InlineText text={`“${quoted}”`} />
            </h3>
          </div>
          <h4>
            <span className="sr-only-inline">{`What trials find on average, beside “${quoted}”: `}</span>
            <span className="text-h2 lg:text-[1.9rem]">{found}</span>
          </h4>
          <div>
            {chart && <FindingsChart chart={chart} />}
            <p className={chart && "mt-3"}>
              {`${about} `}
              <InlineText text={trials} />
            </p>
          </div>
        </article>
      ))}
    </div>
  );
}
