import { loadPage } from "#app/page/load-page.ts";
import { loadSharedCautions, loadShelves } from "#app/page/load-sessions.ts";
import type { Route } from "#app/routes/route.ts";
import { InlineText } from "#app/sections/inline-text.tsx";
import { PageFrame } from "#app/sections/page-frame.tsx";
import { PageSections } from "#app/sections/page-sections.tsx";
import { SharedCaution, sharedCautionPlace } from "#app/sessions/session-caution.tsx";
import { SessionShelves } from "#app/sessions/session-shelves.tsx";
import { SessionTranscript } from "#app/sessions/session-transcript.tsx";
import styles from "#app/styles/sessions.css?inline";

export function audios(): Route {
  const shelves = loadShelves();
  const shown = shelves.flatMap(({ sessions }) =>
    sessions.flatMap(({ about, chapters }) => [
      about,
      ...chapters.flatMap(({ title, hear, words }) => [title, hear, ...words.map(({ text }) => text)]),
    ]),
  );
  const { gist, ...page } = loadPage("/audios", { shown });
  const lead = (
    <div id="sessions" data-layout="sessions" className="session-shelf wrap scroll-mt-4 pb-8 md:py-14">
      <section aria-labelledby={sharedCautionPlace.id}>
        <SharedCaution {...loadSharedCautions()} level={2} />
      </section>
      <div className="grid grid-cols-1 gap-8 self-start">
        <SessionShelves shelves={shelves} level={2} text={(session) => <SessionTranscript session={session} />} />
        {/* Below the players, so that the first is near. */}
        {gist && (
          <p className="max-w-measure">
            <InlineText text={gist} />
          </p>
        )}
      </div>
    </div>
  );
  return {
    head: { ...page, styles },
    body: (
      <PageFrame page={page} lead={lead}>
        <PageSections sections={page.sections} references={page.references} />
      </PageFrame>
    ),
  };
}
