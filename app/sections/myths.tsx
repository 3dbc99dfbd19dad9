import { cardBorder, cardSurface } from "#app/sections/card.tsx";
import { InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import { FindingsChart } from "#app/sections/charts.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";

export function Myths({ pairs }: SectionOf<"myths">) {
  return (
    <ol role="list" className="space-y-6" data-stagger="0.05">
      {pairs.map(({ myth, fact }, i) => (
        <li key={myth} className={`grid overflow-hidden ${cardBorder} md:grid-cols-[1fr_1.35fr]`}>
          <div className="bg-surface p-6 md:p-8">
            <h3 className="text-h3">
              <span className="mb-2 block text-h2 text-accent">
                {i < 9 && <span aria-hidden="true">0</span>}
                {i + 1}
                <span className="sr-only-inline">. </span>
              </span>
              <span className="block font-body text-small font-semibold text-quiet">
                Myth<span className="sr-only-inline">: </span>
              </span>
              {myth}
            </h3>
          </div>
          <div className="bg-fact p-6 md:p-8">
            <p>
              <strong className="mb-2 block text-small font-semibold">
                Fact<span className="sr-only-inline">: </span>
              </strong>
              <InlineText text={fact} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A single figure has the full width, with what trials find beside it. */
export function QuotedFigures({ figures }: SectionOf<"quoted-figures">) {
  const single = figures.length === 1;
  return (
    <div className={`grid gap-6 ${single ? "" : "lg:grid-cols-3"}`} data-stagger="0.1">
      {figures.map(({ quoted, about, trials, chart }) => (
        <article
          key={about}
          className={`${cardSurface} grid overflow-hidden ${single ? "md:grid-cols-2" : "row-span-3 grid-rows-subgrid gap-0"}`}
        >
          <div className="p-6 md:p-8">
            <h3 className="font-body text-body font-normal text-quiet">
              {"Often quoted: "}
              <InlineText text={`“${quoted}”`} />
            </h3>
            <p className="mt-3 text-small">{about}</p>
          </div>
          {chart ? (
            <div className="px-6 pb-6 md:px-8">
              <FindingsChart chart={chart} />
            </div>
          ) : (
            !single && <div />
          )}
          <div className="bg-fact p-6 md:p-8">
            <h4 className="text-h3 text-link">
              What trials find on average
              <span className="sr-only-inline">{`, beside “${quoted}”`}</span>
            </h4>
            <Paragraph text={trials} className="mt-2" />
          </div>
        </article>
      ))}
    </div>
  );
}
