import type { ReactNode } from "react";
import { site } from "#app/content/site.ts";
import { datesOn } from "#app/page/dates-on.ts";
import type { PreparedPage } from "#app/page/prepare-page.ts";
import { jsonLdScript, structuredData } from "#app/page/structured-data.ts";

export type PageHead = {
  path: string;
  title: string;
  description: string;
  /** For the not-found page, which search engines should not list. */
  unlisted?: boolean;
  /** JSON-LD for search engines. */
  structuredData?: string;
  /** Shows dates of classes, which a script of its own keeps up to date. */
  hasDates?: boolean;
  /** Has a button that removes what this site keeps on the device, which needs a script of its own. */
  canForget?: boolean;
  /** Rules that only some pages need. */
  styles?: string;
};

/** A page as a layout renders it. */
export type Route = { head: PageHead; body: ReactNode };

export function headOf(page: PreparedPage): PageHead {
  const { path, title, description } = page;
  const dates = datesOn(path);
  const data = jsonLdScript(structuredData(page, dates));
  return { path, title, description, structuredData: data, hasDates: dates.length > 0 };
}

/** Where podcast apps look for the feed: the home page, and where the sessions are. */
const feedPaths = ["/", "/audios", "/media"];

/** Title, description, canonical address and what shared links show. */
export function PageMeta({ path, title, description, unlisted = false }: PageHead) {
  const fullTitle = path === "/" ? `${site.name} · ${site.tagline}` : `${title} · ${site.name}`;
  const address = site.origin + path;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {feedPaths.includes(path) && <link rel="alternate" type="application/rss+xml" href="/podcast.xml" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${site.origin}/share${path === "/" ? "/home" : path}.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
