import { labels } from "#app/content/content.ts";
import { menuLabels } from "#app/content/site.ts";
import type { SiteLink, SitePath } from "#app/content/types.ts";
import { fill } from "#app/content/fill.ts";
import { CardHead, CardLink, cardBorder, cardSurface } from "#app/sections/card.tsx";
import { Plate } from "#app/sections/diagrams.tsx";
import { Paragraph } from "#app/sections/inline-text.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Cards of equal weight. Screen readers also hear which page a card links to. */
export function Cards({ plate, ...list }: SectionOf<"cards">) {
  if (!plate) return <CardList {...list} />;
  return (
    <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[22rem_1fr]">
      <Plate shares={plate} />
      <CardList {...list} />
    </div>
  );
}

function CardList({ cards }: Pick<SectionOf<"cards">, "cards">) {
  return (
    <ul
      role="list"
      className={`grid gap-4 sm:gap-8 md:grid-cols-2 ${cards.length % 3 === 0 ? "lg:grid-cols-3 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2" : ""}`}
      data-stagger="0.1"
    >
      {cards.map(({ title, text, to, icon, picture }) => (
        <li key={title} className={`${cardSurface} group relative flex flex-col card-pad`}>
          <CardHead picture={picture}>
            <div className="flex items-center gap-4">
              {icon && <Icon name={icon} className="size-8 shrink-0 text-accent" />}
              <h3 className="text-h3">
                {to ? (
                  <CardLink to={to}>
                    {title}
                    {labelOf(to) && <span className="sr-only-inline">{` (page: ${labelOf(to)})`}</span>}
                  </CardLink>
                ) : (
                  title
                )}
              </h3>
            </div>
          </CardHead>
          <Paragraph text={text} className="mt-2" />
          {to && (
            <p
              aria-hidden="true"
              className="mt-auto pt-3 font-semibold text-link underline decoration-[0.08em] underline-offset-[0.18em]"
            >
              {fill(labels.goTo, { page: labelOf(to) ?? title })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the menus call the page that a link leads to, or leads into. */
const labelOf = (to: SiteLink) => menuLabels.get(to.split("#")[0] as SitePath);

/** Tiles describe something and link nowhere. */
export function Tiles({ tiles }: SectionOf<"tiles">) {
  return (
    <ul
      role="list"
      className={`grid gap-px overflow-hidden ${cardBorder} bg-line sm:grid-cols-2 lg:grid-cols-4`}
      data-stagger="0.1"
    >
      {tiles.map(({ title, text, icon }) => (
        <li key={title} className="card-pad bg-surface">
          <Icon name={icon} className="mb-2 size-8 text-accent" />
          <h3 className="text-h4 font-semibold">{title}</h3>
          <Paragraph text={text} className="mt-1" />
        </li>
      ))}
    </ul>
  );
}
