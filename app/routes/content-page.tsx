import { memo } from "react";
import { loadPage } from "#app/page/load-page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import type { SitePath } from "#app/content/types.ts";
import { PageFrame } from "#app/sections/page-frame.tsx";
import { PageSections } from "#app/sections/page-sections.tsx";
import { sameData } from "#app/routes/same-data.ts";
import type { Route } from "./+types/content-page";

export function loader({ pattern }: Route.LoaderArgs) {
  return loadPage(pattern as SitePath);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData);
}

export default memo(function ContentPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <PageFrame page={page}>
      <PageSections sections={page.sections} references={page.references} />
    </PageFrame>
  );
}, sameData);
