import { Link } from "react-router";
import { menuLabels } from "#app/content/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SectionOf } from "#app/sections/section-of.ts";
import { Words } from "#app/sections/words.tsx";

/** Cards of equal weight. A linked card holds its link in the heading; the hit area covers the card. */
export function Cards({ cards }: Pick<SectionOf<"cards">, "cards">) {
  return (
    <ul
      role="list"
      className={`grid gap-5 md:grid-cols-2 ${cards.length % 3 === 0 ? "lg:grid-cols-3 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2" : ""}`}
      data-stagger="0.1"
    >
      {cards.map(({ title, text, to, icon }) => (
        <li
          key={title}
          className="group relative flex flex-col rounded-card border border-line bg-surface p-6 shadow-card md:p-8"
        >
          {icon && <Icon name={icon} className="mb-5 size-8 text-accent" />}
          <h3 className="text-h3">
            {to ? (
              <Link
                to={to}
                prefetch="intent"
                viewTransition
                className="after:absolute after:inset-0 after:rounded-card group-hover:underline"
              >
                {title}
                {menuLabels.has(to) && <span className="heard">{` (page: ${menuLabels.get(to)})`}</span>}
              </Link>
            ) : (
              title
            )}
          </h3>
          <p className="mt-3">
            <Words of={text} />
          </p>
          {to && (
            <p aria-hidden="true" className="mt-auto pt-5 font-semibold text-link">
              Read more
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Tiles describe; they do not act. */
export function Tiles({ tiles }: Pick<SectionOf<"tiles">, "tiles">) {
  return (
    <ul
      role="list"
      className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4"
      data-stagger="0.1"
    >
      {tiles.map(({ title, text, icon }) => (
        <li key={title} className="bg-surface p-6 md:p-8">
          <Icon name={icon} className="mb-4 size-8 text-accent" />
          <h3 className="text-h4 font-semibold">{title}</h3>
          <p className="mt-2">
            <Words of={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

export function Conditions({ conditions }: Pick<SectionOf<"conditions">, "conditions">) {
  return (
    <div className="grid gap-6 lg:grid-cols-2" data-stagger="0.1">
      {conditions.map(({ icon, title, conditions: names, benefits, caution }) => (
        <article key={title} className="rounded-card border border-line bg-surface p-6 shadow-card md:p-8">
          <Icon name={icon} className="mb-4 size-8 text-accent" />
          <h3 className="text-h3">{title}</h3>
          <ul role="list" className="mt-3 flex flex-wrap gap-2">
            {names.map((name) => (
              <li key={name} className="rounded-full bg-band px-4 py-1 text-small">
                {name}
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <Words of={benefits} />
          </p>
          <p className="mt-4 border-s-4 border-caution-edge ps-4">
            <strong>Caution: </strong>
            <Words of={caution} />
          </p>
        </article>
      ))}
    </div>
  );
}

export function Recommendations({ groups }: Pick<SectionOf<"recommendations">, "groups">) {
  return (
    <div className="space-y-6" data-stagger="0.1">
      {groups.map(({ title, helpful, avoid }) => (
        <article
          key={title}
          className="grid overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[1fr_1.4fr_1.4fr]"
        >
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
  /** Whom the advice is for: heard, so that no two headings are the same. */
  group: string;
  items: SectionOf<"recommendations">["groups"][number]["avoid"];
  className: string;
};

function Advice({ heading, group, items, className }: AdviceProps) {
  return (
    <div className={`p-6 md:p-8 ${className}`}>
      <h4 className="font-body text-body font-semibold tracking-normal">
        {heading}
        <span className="heard">{`, ${group}`}</span>
      </h4>
      <ul className="mt-3 list-disc space-y-2 ps-5">
        {items.map((item, i) => (
          <li key={i}>
            <Words of={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
