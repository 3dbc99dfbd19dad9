import { labels } from "#app/content/content.ts";
import { cardId } from "#app/content/fragments.ts";
import { CardHead, cardSurface } from "#app/sections/card.tsx";
import { CheckList } from "#app/sections/check-list.tsx";
import { InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import { PhoneFold } from "#app/sections/fold.tsx";
import { KnownFacts, SubjectLink } from "#app/sections/owner-facts.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";

/** The services. A link to the contact page fills in the form's subject with the service's name. */
export function Offerings({ offerings }: SectionOf<"offerings">) {
  return (
    <ul role="list" className="offerings grid gap-4 sm:gap-8 md:grid-cols-2 xl:grid-cols-3" data-stagger="0.1">
      {offerings.map(({ title, text, features, duration, facts, to, action, picture }) => (
        <li key={title} className={`${cardSurface} grid grid-cols-1 card-pad`}>
          <CardHead picture={picture}>
            <h3 id={cardId("service", title)} className="scroll-mt-24 text-h3">
              {title}
            </h3>
            <p className="mt-1 text-lead leading-snug text-link">
              <span className="sr-only-inline">Length: </span>
              <Duration text={duration} />
            </p>
          </CardHead>
          <Paragraph text={text} className="mt-2" />
          <div className="md:my-5">
            <PhoneFold summary={labels.includes} of={title}>
              <CheckList items={features} className="mb-3 md:mb-0" />
            </PhoneFold>
            <div className="text-small text-quiet">
              <KnownFacts facts={facts} />
            </div>
          </div>
          <SubjectLink to={to} subject={title} className="button button-quiet">
            <span>
              {action}
              <span className="sr-only-inline">{`: ${title}`}</span>
            </span>
          </SubjectLink>
        </li>
      ))}
    </ul>
  );
}

/** What is in brackets is small, so that it fits beside the picture. */
function Duration({ text }: { text: string }) {
  const [length, note] = text.split(/ (?=\()/);
  return (
    <>
      <InlineText text={`${length!} `} />
      {note && (
        <span className="inline-block font-body text-small">
          <InlineText text={note} />
        </span>
      )}
    </>
  );
}

export function CourseLevels({ levels }: SectionOf<"course-levels">) {
  return (
    <ol role="list" className="grid gap-4 lg:grid-cols-2" data-stagger="0.1">
      {levels.map(({ title, hours, text, includes, takes }) => (
        <li key={title} className={`${cardSurface} grid grid-cols-1 content-start card-pad`}>
          <h3 className="mt-1 text-h3">{title}</h3>
          <p className="-order-1 font-display text-figure text-accent">{hours}</p>
          <p className="text-small text-quiet">{takes}</p>
          <Paragraph text={text} className="mt-2" />
          <div className="md:my-5">
            <PhoneFold summary={labels.includes} of={title}>
              <CheckList items={includes} className="mb-3 md:mb-0" />
            </PhoneFold>
          </div>
        </li>
      ))}
    </ol>
  );
}
