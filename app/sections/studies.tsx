import { labels } from "#app/content/content.ts";
import type { Reference, Study } from "#app/content/types.ts";
import { fillCount } from "#app/content/fill.ts";
import { cardSurface } from "#app/sections/card.tsx";
import { Fold } from "#app/sections/fold.tsx";
import { Paragraph } from "#app/sections/inline-text.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { Icon } from "#app/ui/icon.tsx";

type StudyCardsProps = SectionOf<"studies"> & { references: readonly Reference[] };

/** One card per study, looked up by key in the page's references. */
export function StudyCards({ studies, references }: StudyCardsProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-2" data-stagger="0.1">
      {studies.map(({ study: key, summary }) => {
        const study = references.find((reference) => reference.key === key);
        if (!study) return null;
        return (
          <article key={key} className={`${cardSurface} card-pad`}>
            <h3 className="text-h4">
              <StudyTitle study={study} />
            </h3>
            <p className="text-small text-quiet">{`${study.journal}, ${study.year}`}</p>
            <Paragraph text={summary} className="mt-2" />
            <p className="mt-2 text-small text-quiet">{`How strong is it? ${sentence(study.strength)}`}</p>
          </article>
        );
      })}
    </div>
  );
}

/** The page's sources in order of citation, folded away, each with a link back to where it is first cited. */
export function References({ references }: { references: readonly Reference[] }) {
  return (
    <section aria-labelledby="references" data-layout="references">
      <Fold id="references" heading={labels.references} count={fillCount(labels.sources, { count: references.length })}>
        <ol role="list" className="grid gap-x-10 gap-y-3 pt-2 pb-6 lg:grid-cols-2 xl:grid-cols-3">
          {references.map(({ number, cited, ...study }) => (
            <li
              key={number}
              id={`reference-${number}`}
              tabIndex={-1}
              className="grid scroll-mt-8 grid-cols-[2rem_minmax(0,1fr)] items-baseline text-small target:bg-sand"
            >
              <span className="text-quiet">{`${number}.`}</span>
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
      </Fold>
    </section>
  );
}

function StudyTitle({ study: { title, link } }: { study: Study }) {
  return (
    <a href={link} className="inline-flex min-h-11 items-start text-link underline">
      <span>
        <cite className="not-italic">{title}</cite>
        <span className="wrap-anywhere">{` (${link.split("/")[2]})`}</span>
      </span>
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
        <Icon name="back" className="size-5" />
      </a>
    </>
  );
}

const sentence = (phrase: string) =>
  `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}${phrase.endsWith(".") ? "" : "."}`;
