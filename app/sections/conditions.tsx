import { cardId } from "#app/content/fragments.ts";
import type { PreparedText } from "#app/page/prepared-text.ts";
import { CardHead, cardSurface } from "#app/sections/card.tsx";
import { CardIndex } from "#app/sections/card-index.tsx";
import { CheckList } from "#app/sections/check-list.tsx";
import { InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { CautionRule } from "#app/ui/caution.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FoldLine } from "#app/ui/fold-line.tsx";
import { Parts } from "#app/ui/parts.tsx";

export function Conditions({ conditions }: SectionOf<"conditions">) {
  return (
    <>
      <CardIndex of="condition" entries={conditions} />
      <div className="grid gap-4 sm:gap-8 md:grid-cols-2" data-stagger="0.1">
        {conditions.map(({ icon, picture, title, conditions: names, benefits, caution }) => (
          <article key={title} className={`${cardSurface} card-pad`}>
            {/* Decoration: the title says it all. */}
            <CardHead picture={picture && { ...picture, alt: "" }} width="40rem">
              <div className="mb-2 flex items-center gap-4">
                <Icon name={icon} className={`size-8 shrink-0 text-accent ${picture ? "max-md:hidden" : ""}`} />
                <h3 id={cardId("condition", title)} className="min-w-0 scroll-mt-24 text-h3 wrap-anywhere">
                  {title}
                </h3>
              </div>
              <Parts as="p">{names.join(" · ")}</Parts>
            </CardHead>
            <Paragraph text={benefits} className="mt-2" />
            <CautionRule className="mt-2">
              <p>
                <strong>Caution: </strong>
                <InlineText text={caution} />
              </p>
            </CautionRule>
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
              <h3 className="text-h4">{title}</h3>
            </span>
          </FoldLine>
          <div className="grid gap-x-10 gap-y-5 pt-2 pb-6 md:grid-cols-2">
            <div className="border-s-4 border-fact-edge ps-4">
              <Advice heading="Often useful" mark="check" group={title} items={helpful} />
            </div>
            <CautionRule>
              <Advice heading="Caution: skip" mark="leave-out" group={title} items={avoid} />
            </CautionRule>
          </div>
        </details>
      ))}
    </div>
  );
}

type AdviceProps = {
  heading: string;
  mark: "check" | "leave-out";
  /** Whom the advice is for: added for screen readers, so that no two headings are the same. */
  group: string;
  items: readonly PreparedText[];
};

function Advice({ heading, mark, group, items }: AdviceProps) {
  return (
    <>
      <h4 className="font-body text-body font-semibold">
        {heading}
        <span className="sr-only-inline">{`, ${group}`}</span>
      </h4>
      <CheckList items={items} mark={mark} className="mt-2" />
    </>
  );
}
