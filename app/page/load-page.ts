import { videos } from "#app/content/content.ts";
import { familyPictures } from "#app/content/family-pictures.ts";
import { pages } from "#app/content/pages.ts";
import type { Picture } from "#app/content/pictures.ts";
import { sessions } from "#app/content/sessions.ts";
import type { SitePath } from "#app/content/types.ts";
import { datesOn } from "#app/page/dates-on.ts";
import { preparePage, type PreparedPage } from "#app/page/prepare-page.ts";
import { jsonLdScript, structuredData } from "#app/page/structured-data.ts";

export type LoadedPage = Omit<PreparedPage, "next" | "lastUpdated" | "picture"> & {
  picture: Picture;
  next: readonly { to: SitePath; title: string; why: string }[];
  /** On pages that show 'Last Updated': the day of the build, for readers without scripts. */
  builtOn?: string;
  /** JSON-LD for search engines. */
  structuredData: string;
};

/** Extra text a route renders (searched for Sanskrit) and extra table-of-contents entries. */
type RouteExtras = { shown?: readonly string[]; places?: LoadedPage["contents"] };

/** The content of a page, ready to render. Runs at build time: it reaches the browser as HTML and data, not as JavaScript. */
export function loadPage(path: SitePath, { shown, places = [] }: RouteExtras = {}): LoadedPage {
  const prepared = preparePage(path, pages[path], { alsoShown: shown });
  const { next = [], lastUpdated, ...page } = prepared;
  const builtOn = lastUpdated && new Date().toISOString().slice(0, 10);
  const picture = page.picture ?? familyPictures[page.family];
  const contents = page.contents.length > 0 ? [...places, ...page.contents] : [];
  return {
    ...page,
    contents,
    picture,
    builtOn,
    structuredData: jsonLdScript(structuredData(path, prepared, { videos, sessions, dates: datesOn(path) })),
    next: next.map(({ to, why }) => ({ to, why, title: pages[to].title })),
  };
}
