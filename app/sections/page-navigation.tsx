import { labels } from "#app/content/labels.ts";
import { menuLabels } from "#app/content/site.ts";
import type { LoadedPage } from "#app/page/load-page.ts";
import { CardLink, cardSurface } from "#app/sections/card.tsx";

/** A heading named like a menu entry gets a suffix, so that screen reader users can tell the two links apart. */
const menuNames = [...menuLabels.values()];

type ContentsListProps = Pick<LoadedPage, "contents"> & {
  /** Beside the sections on a wide screen, and in view while they scroll. */
  aside?: boolean;
};

export function ContentsList({ contents, aside = false }: ContentsListProps) {
  return (
    <nav aria-labelledby="contents" data-layout="contents" className={`no-print pt-10 md:pt-14 ${aside ? "" : "wrap"}`}>
      <div className={`border-y border-line py-6 ${aside ? "lg:border-y-0 lg:py-0" : ""}`}>
        <h2 id="contents" className="font-body text-body font-semibold tracking-normal">
          {labels.contents}
        </h2>
        <ul className={`mt-2 gap-x-10 sm:columns-2 ${aside ? "lg:columns-auto" : "lg:columns-3"}`}>
          {contents.map(({ id, heading }) => (
            <li key={id} className="break-inside-avoid">
              <a href={`#${id}`} className="flex min-h-11 items-center py-1.5">
                {heading}
                {menuNames.includes(heading) && <span className="sr-only-inline"> (in this page)</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

export function NextPages({ next }: Pick<LoadedPage, "next">) {
  return (
    <section data-layout="next" className="no-print wrap pb-16 md:pb-24">
      <h2 id="next" className="text-h3">
        {labels.next}
      </h2>
      <ul role="list" className="mt-6 grid gap-6 md:grid-cols-2">
        {next.map(({ to, title, why }) => (
          <li key={to} className={`${cardSurface} group relative p-6 md:p-8`}>
            <h3 className="text-h3">
              <CardLink to={to}>{title}</CardLink>
            </h3>
            <p className="mt-2">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
