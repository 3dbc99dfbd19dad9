import { cardSurface } from "#app/sections/card.tsx";
import { TimelineDrawing } from "#app/sections/diagrams.tsx";
import { InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import { SectionHeading } from "#app/sections/section-heading.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";

/** On a wide screen the dates are on the left of the line. They are positioned there, so that they do not move the text. */
export function Timeline({ section: { entries, key } }: { section: SectionOf<"timeline"> }) {
  return (
    <>
      <TimelineDrawing entries={entries} caption={key} />
      <ol role="list" className="relative border-s-2 border-mark lg:ms-60" data-stagger="0.1">
        {entries.map(({ when, title, text }) => (
          <li key={when + title} className="relative max-w-[44rem] ps-6 pb-6 md:ps-10">
            <span
              aria-hidden="true"
              className="absolute -start-[9px] top-2 size-4 rounded-full border-2 border-mark bg-page"
            />
            <h3 className="text-h4">
              <span className="mb-1 block font-body text-body font-semibold text-quiet lg:absolute lg:end-full lg:top-0.5 lg:me-7 lg:w-52 lg:text-end">
                {when}
                <span className="sr-only-inline">: </span>
              </span>
              {title}
            </h3>
            <Paragraph text={text} className="mt-1" />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Up to four steps are one row, numbered along a line unless they have times; more are two columns. */
export function Process({ steps }: SectionOf<"process">) {
  const row = steps.length < 5;
  const path = row && !steps.some(({ when }) => when);
  const layout = path ? "path" : "sm:grid-cols-2";
  return (
    <ol
      role="list"
      className={row ? `grid gap-x-8 gap-y-5 xl:auto-cols-fr xl:grid-flow-col ${layout}` : "gap-x-14 lg:columns-2"}
      data-stagger="0.1"
    >
      {steps.map(({ title, text, when }, i) => (
        <li
          key={title}
          className={
            row
              ? `row-span-2 grid grid-rows-subgrid gap-0 ${path ? "" : "border-t border-edge pt-3"}`
              : `relative break-inside-avoid border-t border-line py-4 ${when ? "" : "ps-12"}`
          }
        >
          <h3 className="text-h4">
            <span
              className={
                when
                  ? "mb-1 block font-body text-small font-semibold text-link"
                  : path
                    ? "path-number"
                    : "absolute start-0 text-h3 leading-none text-link"
              }
            >
              {when ?? i + 1}
              <span className="sr-only-inline">{when ? ": " : ". "}</span>
            </span>
            {title}
          </h3>
          <Paragraph text={text} className="mt-1 max-w-measure" />
        </li>
      ))}
    </ol>
  );
}

/**
 * Terms below the heading, on a card if they can be printed as a sheet. Five would leave a hole in columns, so they are
 * rows beside the heading.
 */
export function Definitions({ section }: { section: SectionOf<"definitions"> }) {
  const { sheet, entries } = section;
  if (entries.length === 5 && !sheet) return <DefinitionRows section={section} />;
  return (
    <section data-layout={sheet ? "sheet" : "definitions"} className="section wrap">
      <div className={sheet && `${cardSurface} card-pad`}>
        <div className="mb-5 max-w-[46rem]">
          <SectionHeading section={section} />
        </div>
        <DefinitionList {...section} />
      </div>
    </section>
  );
}

function DefinitionRows({ section }: { section: SectionOf<"definitions"> }) {
  return (
    <section data-layout="definitions" className="section side wrap">
      <div>
        <SectionHeading section={section} />
      </div>
      <dl className="ruled grid grid-cols-1 gap-x-6 border-y border-line sm:grid-cols-[fit-content(40%)_1fr]">
        {section.entries.map((entry, i) => (
          <div key={i} className="grid items-baseline py-2.5 sm:col-span-2 sm:grid-cols-subgrid">
            <Definition {...entry} />
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Terms in columns, with their texts aligned: 3 and 3, or 2 and 2. A fourth column would be too narrow. */
export function DefinitionList({ entries }: Pick<SectionOf<"definitions">, "entries">) {
  return (
    <dl className={`grid gap-x-8 gap-y-3 sm:grid-cols-2 ${entries.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}>
      {entries.map((entry, i) => (
        <div key={i} className="row-span-2 grid grid-rows-subgrid gap-0 border-t border-line pt-3">
          <Definition {...entry} />
        </div>
      ))}
    </dl>
  );
}

function Definition({ term, text }: SectionOf<"definitions">["entries"][number]) {
  return (
    <>
      <dt className="font-display text-h4 font-medium text-balance">
        <InlineText text={term} />
      </dt>
      <dd className="mt-1">
        <InlineText text={text} />
      </dd>
    </>
  );
}

export function Principles({ principles }: SectionOf<"principles">) {
  return (
    <ol role="list" className="ruled border-y border-line" data-stagger="0.1">
      {principles.map(({ title, devanagari, subtitle, text, daily }) => (
        <li key={title} className="grid gap-x-10 gap-y-2 py-5 md:grid-cols-[1fr_1.7fr]">
          <div className="flex flex-wrap items-baseline gap-x-4 md:flex-col">
            <h3 className="text-h3">{title}</h3>
            <p lang="sa" className="text-h2 text-accent md:-order-1">
              {devanagari}
            </p>
            <Paragraph text={subtitle} className="w-full text-quiet" />
          </div>
          <div className="flow max-w-measure">
            <Paragraph text={text} />
            <p className="border-s-4 border-mark ps-4">
              <strong>In daily life: </strong>
              <InlineText text={daily} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function Books({ books }: SectionOf<"books">) {
  return (
    <ol role="list" className="grid gap-x-10 md:grid-cols-2 xl:grid-cols-3" data-stagger="0.1">
      {books.map(({ title, by, year, text }) => (
        <li key={title} className="border-t border-line py-4">
          <h3 className="text-h3">
            <cite className="not-italic">{title}</cite>
          </h3>
          <p className="text-small text-quiet">{`${by}, ${year}`}</p>
          <Paragraph text={text} className="mt-2" />
        </li>
      ))}
    </ol>
  );
}
