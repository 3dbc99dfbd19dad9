import { cardId, slug } from "#app/content/fragments.ts";
import { labels } from "#app/content/content.ts";
import type { PreparedText } from "#app/page/prepared-text.ts";
import { cardSurface } from "#app/sections/card.tsx";
import { CheckList } from "#app/sections/check-list.tsx";
import { InlineText } from "#app/sections/inline-text.tsx";
import { FigureThumbnail } from "#app/sections/practices.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { CautionRule } from "#app/ui/caution.tsx";
import { chip } from "#app/ui/chip.ts";
import { Heading, type HeadingLevel } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FoldLine } from "#app/ui/fold-line.tsx";

export function Conditions({ conditions }: SectionOf<"conditions">) {
  return (
    <>
      <ul role="list" className="mb-4 flex flex-wrap gap-2 md:mb-8">
        {conditions.flatMap((group) =>
          group.conditions.map(({ name }) => (
            <li key={name}>
              <a href={`#${cardId("condition", name)}`} className={chip}>
                {name}
              </a>
            </li>
          )),
        )}
      </ul>
      <div className="grid grid-cols-1 gap-3 sm:gap-8 md:grid-cols-2" data-stagger="0.1">
        {conditions.map(({ figure, icon, title, conditions: named, caution, ...advice }) => (
          <article key={title} className={`${cardSurface} flex flex-col card-pad`}>
            <div className="flex flex-wrap items-center gap-x-4">
              <FigureThumbnail figure={figure} />
              <h3
                id={cardId("condition", title)}
                className="flex min-w-0 flex-[1_1_9rem] scroll-mt-24 items-center gap-2 text-h3 wrap-anywhere"
              >
                <Icon name={icon} className="size-6 shrink-0 text-accent" />
                {title}
              </h3>
            </div>
            {named.map(({ name, benefits }) => (
              <p key={name} id={cardId("condition", name)} className="condition mt-1.5 scroll-mt-36">
                <strong>{`${name}: `}</strong>
                <InlineText text={benefits} />
              </p>
            ))}
            <CautionRule className="mt-2 mb-4 md:mt-4">
              <p>
                <strong>Caution: </strong>
                <InlineText text={caution} />
              </p>
            </CautionRule>
            <details className="mt-auto -mb-3 border-t border-line md:-mb-5">
              <FoldLine>
                <h4 className="font-body text-body font-semibold">
                  {labels.recommended}
                  <span className="sr-only-inline">{`: ${title}`}</span>
                </h4>
              </FoldLine>
              <div className="grid gap-5 pt-1 pb-3">
                <AdviceLists {...advice} of={title} level={5} />
              </div>
            </details>
          </article>
        ))}
      </div>
    </>
  );
}

/** One fold for each condition: a visitor looks for their own. */
export function Recommendations({ groups }: SectionOf<"recommendations">) {
  return (
    <div className="ruled border-y border-line">
      {groups.map(({ title, icon, helpful, avoid }) => (
        <details key={title}>
          <FoldLine>
            <span className="flex items-center gap-4">
              {icon && <Icon name={icon} className="size-8 shrink-0 text-accent" />}
              <h3 id={slug(title)} className="scroll-mt-4 text-h4">
                {title}
              </h3>
            </span>
          </FoldLine>
          <div className="grid gap-x-10 gap-y-5 pt-2 pb-6 md:grid-cols-2">
            <AdviceLists helpful={helpful} avoid={avoid} of={title} level={4} />
          </div>
        </details>
      ))}
    </div>
  );
}

type AdviceListsProps = {
  helpful: readonly PreparedText[];
  avoid: readonly PreparedText[];
  /** Whom the advice is for: added for screen readers, so that no two headings are the same. */
  of: string;
  level: HeadingLevel;
};

function AdviceLists({ helpful, avoid, ...heading }: AdviceListsProps) {
  return (
    <>
      <div className="border-s-4 border-fact-edge ps-4">
        <Advice {...heading} heading="Often useful" mark="check" items={helpful} />
      </div>
      <CautionRule>
        <Advice {...heading} heading="Caution: skip" mark="leave-out" items={avoid} />
      </CautionRule>
    </>
  );
}

type AdviceProps = Pick<AdviceListsProps, "of" | "level"> & {
  heading: string;
  mark: "check" | "leave-out";
  items: readonly PreparedText[];
};

function Advice({ heading, of, level, mark, items }: AdviceProps) {
  return (
    <>
      <Heading level={level} className="font-body text-body font-semibold">
        {heading}
        <span className="sr-only-inline">{`, ${of}`}</span>
      </Heading>
      <CheckList items={items} mark={mark} className="mt-2" />
    </>
  );
}
