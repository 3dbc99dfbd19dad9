import { labels } from "#app/content/content.ts";
import { pages } from "#app/content/pages.ts";
import { heroOf, type Picture } from "#app/content/pictures.ts";
import { menuLabels } from "#app/content/site.ts";
import type { PreparedPage } from "#app/page/prepare-page.ts";
import { CardLink, cardSurface } from "#app/sections/card.tsx";
import { Paragraph } from "#app/sections/inline-text.tsx";
import { PhoneFold } from "#app/sections/fold.tsx";

/** A heading named like a menu entry gets a suffix, so that screen reader users can tell the two links apart. */
const menuNames = [...menuLabels.values()];

type ContentsListProps = Pick<PreparedPage, "contents"> & {
  /** On a wide screen: beside the opening words, beside the sections (and in view while they scroll), or alone. */
  place: "beside" | "aside" | "wide";
};

export function ContentsList({ contents, place }: ContentsListProps) {
  const { frame, columns } = places[place];
  return (
    <nav aria-labelledby="contents" data-layout="contents" className={`no-print ${frame}`}>
      <div className="border-y border-line md:py-5">
        <h2
          id="contents"
          className="sr-only font-body md:supports-[selector(::details-content)]:not-sr-only text-body font-semibold"
        >
          {labels.contents}
        </h2>
        <PhoneFold summary={labels.contents}>
          <ul className={`gap-x-8 ${columns}`}>
            {contents.map(({ id, heading }) => (
              <li key={id} className="break-inside-avoid">
                <a href={`#${id}`} className="flex min-h-11 items-center py-1.5">
                  {heading}
                  {menuNames.includes(heading) && <span className="sr-only-inline"> (in this page)</span>}
                </a>
              </li>
            ))}
          </ul>
        </PhoneFold>
      </div>
    </nav>
  );
}

const places = {
  beside: { frame: "pt-5 lg:pt-0", columns: "sm:columns-2" },
  aside: { frame: "pt-5 md:pt-14 lg:*:border-y-0 lg:*:py-0", columns: "sm:columns-2 lg:columns-auto" },
  wide: { frame: "pt-5", columns: "sm:columns-2 lg:columns-3" },
};

export function NextPages({ next }: { next: NonNullable<PreparedPage["next"]> }) {
  return (
    <section data-layout="next" className="no-print wrap pt-2 pb-8">
      <h2 id="next" className="text-h3">
        {labels.next}
      </h2>
      <ul role="list" className="mt-4 grid gap-4 sm:gap-8 md:grid-cols-2">
        {next.map(({ to, why }) => (
          <li key={to} className={`${cardSurface} next-card group relative`}>
            <div>
              <h3 className="text-h4">
                <CardLink to={to}>{pages[to].title}</CardLink>
              </h3>
              <Paragraph text={why} className="mt-1" />
            </div>
            <Thumbnail {...(pages[to].picture ?? heroOf(pages[to].family))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Decoration: the title says where the link leads. One small file serves every screen. */
function Thumbnail({ name, file, width, height, widths }: Picture) {
  return (
    <img
      src={`${file}-${widths[0]}.webp`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      className={`picture-${name}`}
    />
  );
}
