import { labels } from "#app/content/content.ts";
import { fillCount } from "#app/content/fill.ts";
import type { SiteLink } from "#app/content/types.ts";
import type { PreparedPage } from "#app/page/prepare-page.ts";
import { Fold } from "#app/sections/fold.tsx";
import { HearIt } from "#app/sections/hear-it.tsx";
import { Respelling, Roman } from "#app/sections/inline-text.tsx";
import { plainLetters } from "#app/sections/plain-letters.ts";

/** Where the scheme of the respellings is explained. */
const respellingGuide: SiteLink = "/bhakti-yoga#how-to-say-sanskrit";

export function SanskritList({ words }: { words: PreparedPage["sanskritTerms"] }) {
  return (
    <Fold id="words" heading={labels.sanskrit} count={fillCount(labels.words, { count: words.length })}>
      <p className="text-small">
        <a href={respellingGuide} className="inline-flex min-h-11 items-center">
          {labels.respelling}
        </a>
      </p>
      <dl className="mt-3 grid grid-cols-1 gap-x-10 gap-y-5 pb-6 sm:grid-cols-2 lg:grid-cols-3">
        {words.map(({ roman, devanagari, say, meaning, recording }) => (
          <div key={roman}>
            <dt className="wrap-anywhere">
              <span lang="sa-Latn" className="me-1">
                <Roman words={roman} />
              </span>{" "}
              <span lang="sa">{devanagari}</span>
              {recording && (
                <HearIt
                  src={recording}
                  className="-my-3 ms-1 inline-flex size-11 items-center justify-center rounded-full align-middle hover:bg-surface"
                >
                  <span className="sr-only">{`Hear ${plainLetters(roman)}`}</span>
                </HearIt>
              )}
            </dt>
            <dd className="text-small text-quiet">
              say “<Respelling say={say} />
              {`”: ${meaning}`}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
