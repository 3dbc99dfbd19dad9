import type { SitePath } from "#app/content/types.ts";
import { datesOn } from "#app/page/dates-on.ts";
import { loadPage } from "#app/page/load-page.ts";
import type { PreparedSection } from "#app/page/prepare-page.ts";
import type { Route } from "#app/routes/route.ts";
import { NextDates, nextDatesPlace } from "#app/sections/next-dates.tsx";
import { PageFrame } from "#app/sections/page-frame.tsx";
import { PageSections } from "#app/sections/page-sections.tsx";
import monthStyles from "#app/styles/month.css?inline";

const hasWeek = (section: PreparedSection) => "week" in section && section.week !== undefined;

export function contentPage(path: SitePath): Route {
  const dates = datesOn(path);
  const hasDates = dates.length > 0;
  const page = loadPage(path, { places: hasDates ? [nextDatesPlace] : [] });
  return {
    head: { ...page, hasDates, styles: page.sections.some(hasWeek) ? monthStyles : undefined },
    body: (
      <PageFrame page={page} lead={hasDates && <NextDates dates={dates} />}>
        <PageSections sections={page.sections} references={page.references} />
      </PageFrame>
    ),
  };
}
