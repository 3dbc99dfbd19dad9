import { renderToStaticMarkup } from "react-dom/server";
import { pages } from "#app/content/pages.ts";
import type { SitePath } from "#app/content/types.ts";
import { Document, type Scripts } from "#app/document.tsx";
import { datesOn } from "#app/page/dates-on.ts";
import { headOf, type Route } from "#app/page/page-meta.tsx";
import { preparePage, type PreparedSection } from "#app/page/prepare-page.ts";
import { audios } from "#app/routes/audios.tsx";
import { contact } from "#app/routes/contact.tsx";
import { media } from "#app/routes/media.tsx";
import { notFound } from "#app/routes/not-found.tsx";
import { NextDates, nextDatesPlace } from "#app/sections/next-dates.tsx";
import { PageFrame } from "#app/sections/page-frame.tsx";
import { is } from "#app/sections/section-layout.ts";
import chartStyles from "#app/styles/charts.css?inline";
import monthStyles from "#app/styles/month.css?inline";

// Every file of content/pages is a page at the address of its name. These have a layout of their own.
const ownLayouts: Partial<Record<string, () => Route>> = { "/media": media, "/contact": contact, "/audios": audios };

/** The HTML of the page at an address; of the not-found page if there is none. */
export function render(path: string, scripts: Scripts): string {
  const { head, body } = routeAt(path);
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <Document {...head} scripts={scripts}>
      {body}
    </Document>,
  )}`;
}

export function routeAt(path: string): Route {
  if (!(path in pages)) return notFound();
  return ownLayouts[path]?.() ?? contentPage(path as SitePath);
}

/** All other pages: sections, and the next dates where the owner has some. */
function contentPage(path: SitePath): Route {
  const dates = datesOn(path);
  const hasDates = dates.length > 0;
  const page = preparePage(path, pages[path], { places: hasDates ? [nextDatesPlace] : [] });
  return {
    head: {
      ...headOf(page),
      styles: (page.sections.some(hasWeek) ? monthStyles : "") + (page.sections.some(hasChart) ? chartStyles : ""),
      canForget: page.sections.some(canForget),
    },
    body: <PageFrame page={page} lead={hasDates && <NextDates dates={dates} />} />,
  };
}

const canForget = (section: PreparedSection) => "body" in section && section.body.some((block) => is(block, "forget"));

const hasChart = ({ kind }: PreparedSection) => kind === "people" || kind === "quoted-figures";

const hasWeek = (section: PreparedSection) => "week" in section && section.week !== undefined;
