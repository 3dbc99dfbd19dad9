import { memo, type KeyboardEvent, type ReactNode } from "react";
import { labels } from "#app/content/labels.ts";
import { switchTab } from "#app/before-hydration/switch-tab.ts";
import { mediaTabs } from "#app/content/fragments.ts";
import { videos } from "#app/content/videos.ts";
import { SessionSummaries } from "#app/sessions/session-summaries.tsx";
import { VideoGrid } from "#app/videos/video-grid.tsx";
import { loadPage } from "#app/page/load-page.ts";
import { loadSessionSummaries, loadSharedCautions } from "#app/page/load-sessions.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageFrame } from "#app/sections/page-frame.tsx";
import { PageSections } from "#app/sections/page-sections.tsx";
import { sameData } from "#app/routes/same-data.ts";
import type { Route } from "./+types/media";

/** A link target that works whichever tab is selected. */
const tabsPlace = { id: mediaTabs, heading: labels.media.contents };

export function loader() {
  const sessions = loadSessionSummaries();
  const shown = [...videos.flatMap(({ title, summary }) => [title, summary]), ...sessions.map(({ about }) => about)];
  return { page: loadPage("/media", { shown, places: [tabsPlace] }), videos, sessions, shared: loadSharedCautions() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page);
}

export default memo(function Media({ loaderData: { page, videos, sessions, shared } }: Route.ComponentProps) {
  return (
    <PageFrame page={page}>
      <div id={tabsPlace.id} className="wrap py-12 md:py-16">
        <div
          role="tablist"
          aria-label="Media"
          onKeyDown={moveByKey}
          className="scripts-only mb-10 flex gap-2 border-b border-line"
        >
          <Tab name="videos" selected>
            {labels.media.videos}
          </Tab>
          <Tab name="audio">{labels.media.sessions}</Tab>
        </div>
        <Panel name="videos" heading={labels.media.videos} selected>
          <VideoGrid videos={videos} />
        </Panel>
        <Panel name="audio" heading={labels.media.sessions}>
          <SessionSummaries sessions={sessions} shared={shared} />
        </Panel>
      </div>
      <PageSections sections={page.sections} references={page.references} />
    </PageFrame>
  );
}, sameData);

type TabProps = { name: string; selected?: boolean; children: ReactNode };

/** `selected` is the initial state; from then on switchTab keeps it in the DOM. */
function Tab({ name, selected = false, children }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${name}-tab`}
      aria-controls={`${name}-panel`}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      onClick={({ currentTarget }) => switchTab(currentTarget)}
      className="-mb-px min-h-12 border-b-4 border-transparent px-5 font-semibold text-quiet aria-selected:border-accent aria-selected:text-text forced-colors:mb-0 forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
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
      tabIndex={0}
      className={selected ? undefined : "inactive-panel"}
    >
      <h2 className="mb-8 text-h2">{heading}</h2>
      {children}
    </div>
  );
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.children] as HTMLElement[];
  const current = tabs.indexOf(event.target as HTMLElement);
  const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const tab = tabs.at(next % tabs.length)!;
  tab.focus();
  switchTab(tab);
}
