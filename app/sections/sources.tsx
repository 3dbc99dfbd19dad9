import type { Study, StudyKey } from "#app/content/studies.ts";
import type { SectionOf } from "#app/sections/section-of.ts";
import { Words } from "#app/sections/words.tsx";

/** A study with the number under which the page cites it. */
export type Reference = Study & { number: number; key: StudyKey };

type StudyCardsProps = Pick<SectionOf<"studies">, "studies"> & { references: readonly Reference[] };

/** Study cards find their study among the page's own references. */
export function StudyCards({ studies, references }: StudyCardsProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-2" data-stagger="0.1">
      {studies.map(({ study: key, summary }) => {
        const study = references.find((reference) => reference.key === key);
        if (!study) return null;
        return (
          <article
            key={key}
            className="flex flex-col rounded-card border border-line bg-surface p-6 shadow-card md:p-8"
          >
            <p className="text-small text-quiet">
              {study.journal}, {study.year}
            </p>
            <h3 className="mt-2 text-h4">{study.title}</h3>
            <p className="mt-3">
              <Words of={summary} />
            </p>
            <p className="mt-3 text-small text-quiet">How strong is it? {sentence(study.strength)}</p>
            <p className="mt-auto pt-4">
              <DoiLink study={study} label="Read the study" />
            </p>
          </article>
        );
      })}
    </div>
  );
}

/** The page's sources, numbered as they are cited, each with how strong it is. */
export function References({ references }: { references: readonly Reference[] }) {
  return (
    <section aria-labelledby="references" className="wrap py-12 md:py-16">
      <h2 id="references" className="text-h3">
        References
      </h2>
      <ol className="mt-6 grid gap-x-14 gap-y-4 lg:grid-cols-2">
        {references.map(({ number, ...study }) => (
          <li
            key={number}
            id={`reference-${number}`}
            className="grid scroll-mt-8 grid-cols-[2.75rem_1fr] target:bg-band"
          >
            <span aria-hidden="true" className="text-quiet">
              {number}.
            </span>
            <p className="text-small">
              {study.authors} <cite className="not-italic">“{study.title}”</cite> {study.journal}, {study.year}.{" "}
              {sentence(study.strength)} <DoiLink study={study} label="Open the study" />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function DoiLink({ study, label }: { study: Study; label: string }) {
  if (!study.doi) return <span className="text-quiet">No public link is known.</span>;
  return (
    <a href={`https://doi.org/${study.doi}`} className="inline-block py-2">
      {label}
      <span className="sr-only">: {study.title}</span> <span aria-hidden="true">(doi.org)</span>
    </a>
  );
}

const sentence = (phrase: string) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
