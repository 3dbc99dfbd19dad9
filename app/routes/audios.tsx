import { memo } from "react";
import { SessionIndex, SessionList } from "#app/sessions/session-list.tsx";
import { loadPage } from "#app/page/load-page.ts";
import { loadSessions, loadSharedCautions } from "#app/page/load-sessions.ts";
import type { PreparedSection } from "#app/page/prepare-page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageFrame } from "#app/sections/page-frame.tsx";
import { PageSections } from "#app/sections/page-sections.tsx";
import { sameData } from "#app/routes/same-data.ts";
import type { Route } from "./+types/audios";

export function loader() {
  const sessions = loadSessions();
  const shown = sessions.flatMap(({ about, chapters }) => [
    about,
    ...chapters.flatMap(({ title, hear, words }) => [title, hear, ...words.map(({ text }) => text)]),
  ]);
  return {
    page: loadPage("/audios", { shown }),
    sessions,
    shared: loadSharedCautions({ strip: true }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page);
}

export default memo(function Audios({ loaderData: { page, sessions, shared } }: Route.ComponentProps) {
  const isStrip = (section: PreparedSection) => section.kind === "caution" && section.level === "emergency";
  const { sections, references } = page;
  return (
    <PageFrame page={page} lead={<SessionIndex sessions={sessions} />}>
      <SessionList sessions={sessions} shared={shared}>
        <PageSections sections={sections.filter(isStrip)} references={references} />
      </SessionList>
      <PageSections sections={sections.filter((section) => !isStrip(section))} references={references} />
    </PageFrame>
  );
}, sameData);
