import type { SectionOf } from "#app/sections/section-of.ts";
import { Words } from "#app/sections/words.tsx";

/** On a phone the table is drawn as blocks, and Safari then takes it for loose text: hence the roles. */
export function Comparison({ caption, columns, rows }: SectionOf<"comparison">) {
  return (
    <div className="comparison overflow-hidden rounded-card border border-line bg-surface px-5 md:px-0">
      <table role="table" className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="bg-band">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className="font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, r) => (
            <tr key={r} role="row">
              {row.map((cell, c) =>
                c === 0 ? (
                  <th key={c} role="rowheader" scope="row" className="font-display text-h4 font-medium">
                    <Words of={cell} />
                  </th>
                ) : (
                  <td key={c} role="cell" data-column={columns[c]}>
                    <span className="max-w-measure md:block">
                      <Words of={cell} />
                    </span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Timeline({ entries }: SectionOf<"timeline">) {
  return (
    <ol role="list" className="relative border-s-2 border-mark" data-stagger="0.1">
      {entries.map(({ when, title, text }) => (
        <li key={when + title} className="relative ps-7 not-last:pb-9 md:ps-10">
          <span
            aria-hidden="true"
            className="absolute -start-[9px] top-2 size-4 rounded-full border-2 border-mark bg-page"
          />
          <h3 className="text-h4">
            <span className="mb-1 block font-body text-body font-semibold tracking-normal text-quiet">
              {when}
              <span className="heard">: </span>
            </span>
            {title}
          </h3>
          <p className="mt-1">
            <Words of={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

export function Process({ steps }: SectionOf<"process">) {
  return (
    <ol role="list" className="divide-y divide-line border-y border-line" data-stagger="0.1">
      {steps.map(({ title, text, when }, i) => (
        <li key={title} className="py-5">
          <h3 className="grid gap-x-8 gap-y-1 text-h4 sm:grid-cols-[8rem_1fr]">
            <span className="font-normal text-link">
              {when ?? i + 1}
              <span className="heard">{when ? ": " : ". "}</span>
            </span>
            <span>{title}</span>
          </h3>
          <p className="mt-1 sm:ps-40">
            <Words of={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

export function Definitions({ entries }: SectionOf<"definitions">) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {entries.map(({ term, text }, i) => (
        <div key={i} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[1fr_1.6fr]">
          <dt className="font-semibold">
            <Words of={term} defined />
          </dt>
          <dd>
            <Words of={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** For the eye the verse itself comes first, under its title; who listens hears what it means, and how it sounds, before. */
export function Verses({ verses }: SectionOf<"verses">) {
  return (
    <div className="grid gap-6 lg:grid-cols-2" data-stagger="0.1">
      {verses.map(({ title, devanagari, roman, say, meaning, source }) => (
        <article
          key={title}
          className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-6 text-center wrap-anywhere shadow-card md:p-10 lg:last:odd:col-span-2"
        >
          <h3 className="font-body text-small font-semibold tracking-normal text-quiet">{title}</h3>
          <p className="order-2 mx-auto mt-5 max-w-[36rem]">{`“${meaning}”`}</p>
          <p className="order-3 mx-auto mt-2 max-w-[36rem] text-small text-quiet">{`Say: ${say}.`}</p>
          <blockquote className="order-1 mt-3 flex flex-col-reverse gap-4">
            <p lang="sa-Latn" className="mx-auto max-w-measure text-lead">
              <VerseLines of={roman} />
            </p>
            <p lang="sa" className="text-h3 leading-relaxed">
              <VerseLines of={devanagari} />
            </p>
          </blockquote>
          <p className="order-4 mx-auto mt-2 max-w-[36rem] text-small text-quiet">{source}</p>
        </article>
      ))}
    </div>
  );
}

/** Each line by itself. The bars that end it in Devanagari are for the eye. */
function VerseLines({ of }: { of: string }) {
  return of.split("\n").map((line, i) => {
    const [, words, bar] = /^(.*?)( [।॥])?$/.exec(line)!;
    return (
      <span key={i} className="block">
        {words}
        {bar && <span aria-hidden="true">{bar}</span>}
      </span>
    );
  });
}

export function QuotedFigures({ figures }: SectionOf<"quoted-figures">) {
  return (
    <div className="grid gap-6 lg:grid-cols-3" data-stagger="0.1">
      {figures.map(({ quoted, about, trials }) => (
        <article
          key={about}
          className="row-span-2 grid grid-rows-subgrid gap-0 rounded-card border border-line bg-surface shadow-card"
        >
          <div className="p-6 md:p-8">
            <h3 className="text-h2 text-accent">
              <span className="mb-3 block font-body text-small font-normal tracking-normal text-quiet">
                {"Often quoted: "}
              </span>
              {`“${quoted}”`}
            </h3>
            <p className="mt-3 text-small">{about}</p>
          </div>
          <div className="rounded-b-card bg-fact p-6 md:p-8">
            <h4 className="font-body text-body font-semibold tracking-normal">
              What trials find on average
              <span className="heard">{`, beside “${quoted}”`}</span>
            </h4>
            <p className="mt-2">
              <Words of={trials} />
            </p>
          </div>
        </article>
      ))}
    </div>
  );
}

export function Myths({ pairs }: SectionOf<"myths">) {
  return (
    <ol role="list" className="space-y-6" data-stagger="0.05">
      {pairs.map(({ myth, fact }, i) => (
        <li key={myth} className="grid overflow-hidden rounded-card border border-line md:grid-cols-[1fr_1.35fr]">
          <div className="bg-surface p-6 md:p-8">
            <h3 className="text-h3">
              <span className="mb-2 block text-h2 text-accent">
                {i < 9 && <span aria-hidden="true">0</span>}
                {i + 1}
                <span className="heard">. </span>
              </span>
              <span className="block font-body text-small font-semibold tracking-normal text-quiet">
                Myth<span className="heard">: </span>
              </span>
              {myth}
            </h3>
          </div>
          <div className="bg-fact p-6 md:p-8">
            <p>
              <strong className="mb-2 block text-small font-semibold">
                Fact<span className="heard">: </span>
              </strong>
              <Words of={fact} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function Principles({ principles }: SectionOf<"principles">) {
  return (
    <ol role="list" className="divide-y divide-line border-y border-line" data-stagger="0.1">
      {principles.map(({ title, devanagari, subtitle, text, daily }) => (
        <li key={title} className="grid gap-x-10 gap-y-4 py-8 md:grid-cols-[1fr_1.7fr]">
          <div className="flex flex-col">
            <h3 className="mt-1 text-h3">{title}</h3>
            <p lang="sa" className="-order-1 text-h2 text-accent">
              {devanagari}
            </p>
            <p className="text-quiet">{subtitle}</p>
          </div>
          <div className="flow max-w-measure">
            <p>
              <Words of={text} />
            </p>
            <p className="border-s-4 border-mark ps-4">
              <strong>In daily life: </strong>
              <Words of={daily} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function Books({ books }: SectionOf<"books">) {
  return (
    <ol role="list" className="grid gap-x-10 md:grid-cols-2" data-stagger="0.1">
      {books.map(({ title, by, year, text }) => (
        <li key={title} className="border-t border-line py-6">
          <h3 className="text-h3">
            <cite className="not-italic">{title}</cite>
          </h3>
          <p className="mt-1 text-quiet">{`${by}, ${year}`}</p>
          <p className="mt-3">
            <Words of={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
