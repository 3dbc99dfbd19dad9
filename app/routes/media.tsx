import type { ReactNode } from "react";
import { labels, videos } from "#app/content/content.ts";
import { mediaTabs } from "#app/content/fragments.ts";
import { pages } from "#app/content/pages.ts";
import { SharedCaution } from "#app/sessions/session-caution.tsx";
import { SessionShelves } from "#app/sessions/session-shelves.tsx";
import { TranscriptLink } from "#app/sessions/session-transcript.tsx";
import { ShelfLinks, VideoShelves } from "#app/videos/video-grid.tsx";
import { headOf, type Route } from "#app/page/page-meta.tsx";
import { preparePage } from "#app/page/prepare-page.ts";
import { loadSharedCautions, loadShelves } from "#app/page/load-sessions.ts";
import { CautionLabel, CautionRule } from "#app/ui/caution.tsx";
import { PageFrame } from "#app/sections/page-frame.tsx";
import mediaStyles from "#app/styles/media.css?inline";
import sessionStyles from "#app/styles/sessions.css?inline";

/** A link target that works whichever tab is selected. */
const tabsPlace = { id: mediaTabs, heading: labels.media.contents };

export function media(): Route {
  const shelves = loadShelves();
  const alsoShown = [
    ...videos.flatMap(({ title, summary }) => [title, summary]),
    ...shelves.flatMap(({ sessions }) => sessions.map(({ about }) => about)),
  ];
  const page = preparePage("/media", pages["/media"], { alsoShown, places: [tabsPlace] });
  return {
    head: { ...headOf(page), styles: sessionStyles + mediaStyles },
    body: (
      <PageFrame page={page}>
        <div id={tabsPlace.id} className="wrap pt-2 pb-6 md:pt-6">
          <div role="tablist" aria-label="Media" className="scripts-only mb-3 flex gap-2 border-b border-line">
            <Tab name="videos" selected>
              {labels.media.videos}
            </Tab>
            <Tab name="audio">{labels.media.sessions}</Tab>
          </div>
          <Panel name="videos" heading={labels.media.videos} selected>
            <CautionRule className="mt-5">
              <CautionLabel level="caution" />
              <p>
                {`${labels.media.first} `}
                <a href="#staying-safe-with-a-screen" className="-my-2.5 inline-flex min-h-11 items-center">
                  {labels.media.safety}
                </a>
              </p>
            </CautionRule>
            <ShelfLinks />
            <VideoShelves videos={videos} />
          </Panel>
          <Panel name="audio" heading={labels.media.sessions}>
            <div className="session-shelf">
              <SharedCaution {...loadSharedCautions()} level={3} />
              <div className="shelves grid grid-cols-1 gap-8 lg:grid-cols-2">
                <SessionShelves shelves={shelves} level={3} text={(session) => <TranscriptLink session={session} />} />
              </div>
            </div>
          </Panel>
        </div>
      </PageFrame>
    ),
  };
}

type TabProps = { name: string; selected?: boolean; children: ReactNode };

/** `selected` is the initial state; from then on app/inline/tabs.ts keeps it in the DOM. */
function Tab({ name, selected = false, children }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${name}-tab`}
      aria-controls={`${name}-panel`}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
    >
      {children}
    </button>
  );
}

/** Both panels are in the HTML, so that everything can be read without scripts. */
function Panel({ name, heading, selected = false, children }: TabProps & { heading: string }) {
  return (
    <div
      role="tabpanel"
      id={`${name}-panel`}
      aria-labelledby={`${name}-tab`}
      className={selected ? undefined : "inactive-panel"}
    >
      {/* The tab says it, where there are tabs. */}
      <h2 className="sr-only text-h2 noscript:not-sr-only">{heading}</h2>
      {children}
    </div>
  );
}
