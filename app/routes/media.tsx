import { Tabs } from "radix-ui";
import { useState, type ReactNode } from "react";
import { mediaTabs } from "#app/content/fragments.ts";
import { videos } from "#app/content/videos.ts";
import { AudioSessions } from "#app/sessions/audio-sessions.tsx";
import { VideoGrid } from "#app/videos/video-grid.tsx";
import { loadPage } from "#app/page/load-page.ts";
import { loadSessionSummaries } from "#app/page/load-sessions.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageFrame } from "#app/sections/page-frame.tsx";
import { PageSections } from "#app/sections/page-sections.tsx";
import { useAlive } from "#app/ui/use-hydrated.ts";
import type { Route } from "./+types/media";

const tabsPlace = { id: mediaTabs, heading: "Videos and Audio Sessions" };

export function loader() {
  const sessions = loadSessionSummaries();
  const shown = [...videos.flatMap(({ title, summary }) => [title, summary]), ...sessions.map(({ about }) => about)];
  return { page: loadPage("/media", { shown, places: [tabsPlace] }), videos, sessions };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page);
}

export default function Media({ loaderData: { page, videos, sessions } }: Route.ComponentProps) {
  const [tab, setTab] = useState("videos");
  return (
    <PageFrame page={page}>
      <Tabs.Root id={tabsPlace.id} value={tab} onValueChange={setTab} className="wrap py-12 md:py-16">
        <Tabs.List aria-label="Media" className="scripts-only mb-10 flex gap-2 border-b border-line">
          <Tab value="videos">Videos</Tab>
          <Tab value="audio">Audio Sessions</Tab>
        </Tabs.List>
        <Panel value="videos" heading="Videos" current={tab}>
          <VideoGrid videos={videos} />
        </Panel>
        <Panel value="audio" heading="Audio Sessions" current={tab}>
          <AudioSessions sessions={sessions} />
        </Panel>
      </Tabs.Root>
      <PageSections sections={page.sections} references={page.references} />
    </PageFrame>
  );
}

function Tab({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px min-h-12 border-b-4 border-transparent px-5 font-semibold text-quiet data-[state=active]:border-accent data-[state=active]:text-text forced-colors:mb-0 forced-colors:data-[state=active]:border-[Highlight] forced-colors:data-[state=inactive]:border-[Canvas]"
    >
      {children}
    </Tabs.Trigger>
  );
}

/** Both panels are in the page, so that without scripts everything can be read; once alive, only the chosen one is shown. */
function Panel({
  value,
  heading,
  current,
  children,
}: {
  value: string;
  heading: string;
  current: string;
  children: ReactNode;
}) {
  const alive = useAlive();
  const away = value !== current;
  return (
    <Tabs.Content value={value} forceMount hidden={alive && away} className={away ? "before-alive-hidden" : undefined}>
      <h2 className="mb-8 text-h2">{heading}</h2>
      {children}
    </Tabs.Content>
  );
}
