import { InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";

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
              <span className="sr-only-inline">: </span>
            </span>
            {title}
          </h3>
          <Paragraph text={text} className="mt-1" />
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
              <span className="sr-only-inline">{when ? ": " : ". "}</span>
            </span>
            <span>{title}</span>
          </h3>
          <Paragraph text={text} className="mt-1 sm:ps-40" />
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
            <InlineText text={term} />
          </dt>
          <dd>
            <InlineText text={text} />
          </dd>
        </div>
      ))}
    </dl>
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
            <Paragraph text={subtitle} className="text-quiet" />
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
    <ol role="list" className="grid gap-x-10 md:grid-cols-2" data-stagger="0.1">
      {books.map(({ title, by, year, text }) => (
        <li key={title} className="border-t border-line py-6">
          <h3 className="text-h3">
            <cite className="not-italic">{title}</cite>
          </h3>
          <p className="mt-1 text-quiet">{`${by}, ${year}`}</p>
          <Paragraph text={text} className="mt-3" />
        </li>
      ))}
    </ol>
  );
}
