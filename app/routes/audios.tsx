import { pages } from "#app/content/pages.ts";
import { loadSharedCautions, loadShelves } from "#app/page/load-sessions.ts";
import { headOf, type Route } from "#app/page/page-meta.tsx";
import { preparePage } from "#app/page/prepare-page.ts";
import { HearBowl } from "#app/sections/hear-bowl.tsx";
import { InlineText } from "#app/sections/inline-text.tsx";
import { PageFrame } from "#app/sections/page-frame.tsx";
import { SharedCaution, sharedCautionPlace } from "#app/sessions/session-caution.tsx";
import { SessionShelves } from "#app/sessions/session-shelves.tsx";
import { SessionTranscript } from "#app/sessions/session-transcript.tsx";
import audiosStyles from "#app/styles/audios.css?inline";
import sessionStyles from "#app/styles/sessions.css?inline";

export function audios(): Route {
  const shelves = loadShelves();
  const alsoShown = shelves.flatMap(({ sessions }) =>
    sessions.flatMap(({ about, chapters }) => [
      about,
      ...chapters.flatMap(({ title, hear, words }) => [title, hear, ...words.map(({ text }) => text)]),
    ]),
  );
  const { gist, ...page } = preparePage("/audios", pages["/audios"], { alsoShown });
  const lead = (
    <div id="sessions" data-layout="sessions" className="session-shelf wrap scroll-mt-4 pb-8 md:py-10">
      <section aria-labelledby={sharedCautionPlace.id}>
        <SharedCaution {...loadSharedCautions()} level={2} />
      </section>
      <div className="shelves grid grid-cols-1 gap-8 lg:grid-cols-2">
        <SessionShelves shelves={shelves} level={2} text={(session) => <SessionTranscript session={session} />}>
          {gist && (
            <div className="grid justify-items-start gap-4">
              <p className="max-w-measure">
                <InlineText text={gist} />
              </p>
              <HearBowl />
            </div>
          )}
        </SessionShelves>
      </div>
    </div>
  );
  return {
    head: { ...headOf(page), styles: sessionStyles + audiosStyles },
    body: <PageFrame page={page} lead={lead} />,
  };
}
