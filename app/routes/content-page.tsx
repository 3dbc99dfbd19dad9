import type { SitePath } from "#app/content/types.ts";
import { loadPage } from "#app/page/load-page.ts";
import type { Route } from "#app/routes/route.ts";
import { PageFrame } from "#app/sections/page-frame.tsx";
import { PageSections } from "#app/sections/page-sections.tsx";

export function contentPage(path: SitePath): Route {
  const page = loadPage(path);
  return {
    head: page,
    body: (
      <PageFrame page={page}>
        <PageSections sections={page.sections} references={page.references} />
      </PageFrame>
    ),
  };
}
