import { labels } from "#app/content/labels.ts";
import type { Term } from "#app/content/glossary.ts";

export function SanskritList({ words }: { words: readonly Term[] }) {
  return (
    <section className="wrap py-12 md:py-16">
      <h2 id="words" className="text-h3">
        {labels.sanskrit}
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
