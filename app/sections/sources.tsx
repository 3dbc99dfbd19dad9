import type { Reference, Study } from "#app/content/studies.ts";
import type { SectionOf } from "#app/sections/section-of.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Words } from "#app/sections/words.tsx";

type StudyCardsProps = Pick<SectionOf<"studies">, "studies"> & { references: readonly Reference[] };

/** Study cards find their study among the page's own references. */
export function StudyCards({ studies, references }: StudyCardsProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-2" data-stagger="0.1">
      {studies.map(({ study: key, summary }) => {
        const study = references.find((reference) => reference.key === key);
        if (!study) return null;
        return (
          <article key={key} className="rounded-card border border-line bg-surface p-6 shadow-card md:p-8">
            <h3 className="text-h4">
              <StudyTitle study={study} />
            </h3>
            <p className="text-small text-quiet">{`${study.journal}, ${study.year}`}</p>
            <p className="mt-3">
              <Words of={summary} />
            </p>
            <p className="mt-3 text-small text-quiet">{`How strong is it? ${sentence(study.strength)}`}</p>
          </article>
        );
      })}
    </div>
  );
}

/** The page's sources, numbered as they are cited, each with how strong it is and the way back to the text. */
export function References({ references }: { references: readonly Reference[] }) {
  return (
    <section aria-labelledby="references" className="wrap py-12 md:py-16">
      <h2 id="references" className="text-h3">
        References
      </h2>
      <ol role="list" className="mt-6 grid gap-x-14 gap-y-4 lg:grid-cols-2">
        {references.map(({ number, cited, ...study }) => (
          <li
            key={number}
            id={`reference-${number}`}
            className="grid scroll-mt-8 grid-cols-[2.75rem_1fr] text-small target:bg-band"
          >
            <span className="py-2.5 text-quiet">{`${number}.`}</span>
            <div>
              <StudyTitle study={study} />
              <p>
                {`${sentence(study.authors)} ${study.journal}, ${study.year}. ${sentence(study.strength)}`}
                {cited && <BackToText number={number} />}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The title is the link itself, so that nobody has to hear it twice. */
function StudyTitle({ study: { title, doi } }: { study: Study }) {
  const words = <cite className="not-italic">{title}</cite>;
  if (!doi) {
    return (
      <span className="inline-block py-2.5">
        {words}
        <span className="text-quiet">{". No public link is known."}</span>
      </span>
    );
  }
  return (
    <a
      href={`https://doi.org/${doi}`}
      className="inline-block py-2.5 text-link underline decoration-[0.08em] underline-offset-[0.18em] hover:decoration-[0.16em]"
    >
      {words}
      <span className="whitespace-nowrap">{" (doi.org)"}</span>
    </a>
  );
}

function BackToText({ number }: { number: number }) {
  return (
    <>
      {"\u00a0"}
      <a
        href={`#citation-${number}`}
        role="doc-backlink"
        aria-label={`Back to the text, source ${number}`}
        className="-my-3 -ms-2 inline-flex size-11 items-center justify-center align-middle text-quiet hover:text-link"
      >
        <Icon name="back" className="size-4.5" />
      </a>
    </>
  );
}

const sentence = (phrase: string) =>
  `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}${phrase.endsWith(".") ? "" : "."}`;
