import type { Text } from "#app/content/text.ts";
import { cardBorder, cardSurface } from "#app/sections/card.tsx";
import { InlineText, ListItems, Paragraph } from "#app/sections/inline-text.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { Icon } from "#app/ui/icon.tsx";

export function Conditions({ conditions }: SectionOf<"conditions">) {
  return (
    <div className="grid gap-6 lg:grid-cols-2" data-stagger="0.1">
      {conditions.map(({ icon, title, conditions: names, benefits, caution }) => (
        <article key={title} className={`${cardSurface} p-6 md:p-8`}>
          <Icon name={icon} className="mb-4 size-8 text-accent" />
          <h3 className="text-h3">{title}</h3>
          <ul role="list" className="mt-3 flex flex-wrap gap-2">
            {names.map((name) => (
              <li key={name} className="rounded-full bg-band px-4 py-1 text-small">
                {name}
              </li>
            ))}
          </ul>
          <Paragraph text={benefits} className="mt-4" />
          <p className="mt-4 border-s-4 border-caution-edge ps-4">
            <strong>Caution: </strong>
            <InlineText text={caution} />
          </p>
        </article>
      ))}
    </div>
  );
}

export function Recommendations({ groups }: SectionOf<"recommendations">) {
  return (
    <div className="space-y-6" data-stagger="0.1">
      {groups.map(({ title, helpful, avoid }) => (
        <article key={title} className={`grid overflow-hidden ${cardBorder} bg-surface md:grid-cols-[1fr_1.4fr_1.4fr]`}>
          <h3 className="p-6 text-h3 md:p-8">{title}</h3>
          <Advice heading="Often fits" group={title} items={helpful} className="bg-fact" />
          <Advice heading="Caution: leave out" group={title} items={avoid} className="bg-caution" />
        </article>
      ))}
    </div>
  );
}

type AdviceProps = {
  heading: string;
  /** Whom the advice is for: added for screen readers, so that no two headings are the same. */
  group: string;
  items: readonly Text[];
  className: string;
};

function Advice({ heading, group, items, className }: AdviceProps) {
  return (
    <div className={`p-6 md:p-8 ${className}`}>
      <h4 className="font-body text-body font-semibold tracking-normal">
        {heading}
        <span className="sr-only-inline">{`, ${group}`}</span>
      </h4>
      <ul className="mt-3 list-disc space-y-2 ps-5">
        <ListItems items={items} />
      </ul>
    </div>
  );
}
