import { Link } from "react-router";
import type { Term } from "#app/content/glossary.ts";
import { menuLabels } from "#app/content/site.ts";
import type { SitePath } from "#app/content/types.ts";

/** Names that lead to a page from every menu: a place of the same name must be told apart by its name alone. */
const menuNames = [...menuLabels.values()];

/** "In this page": for pages of more than four sections. */
export function ContentsList({ contents }: { contents: readonly { id: string; heading: string }[] }) {
  return (
    <nav aria-labelledby="contents" className="not-in-print wrap pt-10 md:pt-14">
      <div className="border-y border-line py-6">
        <h2 id="contents" className="font-body text-body font-semibold tracking-normal">
          In this page
        </h2>
        <ul className="mt-2 gap-x-10 sm:columns-2 lg:columns-3">
          {contents.map(({ id, heading }) => (
            <li key={id} className="break-inside-avoid">
              <a href={`#${id}`} className="flex min-h-11 items-center py-1.5">
                {heading}
                {menuNames.includes(heading) && <span className="heard"> (in this page)</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

export function SanskritList({ words }: { words: readonly Term[] }) {
  return (
    <section className="wrap py-12 md:py-16">
      <h2 id="words" className="text-h3">
        Sanskrit on this page
      </h2>
      <dl className="mt-6 grid grid-cols-1 gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {words.map(({ roman, devanagari, say, meaning }) => (
          <div key={roman}>
            <dt className="wrap-anywhere">
              <span lang="sa-Latn" className="me-1">
                {roman}
              </span>{" "}
              <span lang="sa">{devanagari}</span>
            </dt>
            <dd className="text-small text-quiet">{`say “${say}”: ${meaning}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export type NextPage = { to: SitePath; title: string; why: string };

export function WhereNext({ next }: { next: readonly NextPage[] }) {
  return (
    <section className="not-in-print wrap pb-16 md:pb-24">
      <h2 id="next" className="text-h3">
        Where next?
      </h2>
      <ul role="list" className="mt-6 grid gap-6 md:grid-cols-2">
        {next.map(({ to, title, why }) => (
          <li key={to} className="group relative rounded-card border border-line bg-surface p-6 shadow-card md:p-8">
            <h3 className="text-h3">
              <Link
                to={to}
                prefetch="intent"
                viewTransition
                className="group-hover:underline after:absolute after:inset-0 after:rounded-card"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-2">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
