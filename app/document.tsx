import type { ReactNode } from "react";
import { site } from "#app/content/site.ts";
import { IslandFilesContext, type IslandFiles } from "#app/islands/island.tsx";
import { SiteFooter } from "#app/layout/site-footer.tsx";
import { SiteHeader } from "#app/layout/site-header.tsx";
import { SiteNotice } from "#app/layout/site-notice.tsx";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { CurrentPath } from "#app/page/current-path.ts";
import { PageMeta, type PageHead } from "#app/page/page-meta.tsx";
import bodyFont from "#app/styles/fonts/atkinson.woff2?url";
import displayFont from "#app/styles/fonts/fraunces.woff2?url";
import { linen, night } from "#app/styles/palette.ts";
import { siteCss } from "#app/styles/site-css.ts";

/** Code in a build, and a file during development. */
type Script = { code: string } | { src: string };

/** Where the browser finds the scripts. */
export type Scripts = {
  inline: Script;
  dates: Script;
  forget: Script;
  /** The address of app/islands.ts, then those of what it imports, with spaces between them. */
  islands: string;
  /** Not during development. */
  files?: IslandFiles;
};

type DocumentProps = PageHead & { scripts: Scripts; children: ReactNode };

/** Links to other pages, for visitors with a mouse who do not save data (app/inline/inline-script.ts). */
const links = { selector_matches: "[data-hovers] a:not([href^='#'])" };

/** They have players and frames, which must not run in a page that nobody looks at. */
const playing = { href_matches: ["/media", "/audios"] };

/** What the browser loads when the mouse rests on a link. `moderate` is about 200 ms. */
const speculationRules = {
  prefetch: [{ where: { and: [links, playing] }, eagerness: "moderate" }],
  prerender: [{ where: { and: [links, { href_matches: "/{:page}?" }, { not: playing }] }, eagerness: "moderate" }],
};

/** A whole page: what all pages have, around what one of them shows. Rendered at build time only. */
export function Document({ scripts, children, ...head }: DocumentProps) {
  return (
    <IslandFilesContext value={scripts.files ?? {}}>
      <CurrentPath value={head.path}>
        <html lang="en">
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <PageMeta {...head} />
            <meta name="theme-color" media="(prefers-color-scheme: light)" content={linen} />
            <meta name="theme-color" media="(prefers-color-scheme: dark)" content={night} />
            <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
            <link rel="preload" as="font" type="font/woff2" href={bodyFont} crossOrigin="anonymous" />
            <link rel="icon" href="/favicon.ico" sizes="32x32" />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <link rel="manifest" href="/site.webmanifest" />
            <style id="site-css" dangerouslySetInnerHTML={{ __html: siteCss + (head.styles ?? "") }} />
            <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }} />
            {head.structuredData && (
              <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.structuredData }} />
            )}
          </head>
          <body>
            <SkipLink />
            <SiteNotice {...site.notice} />
            <SiteHeader />
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <SiteFooter />
            {/* No role: Orca stops at an empty status. */}
            <div id="announcer" aria-live="polite" className="sr-only" />
            <InlineScript scripts={scripts} notFound={head.unlisted} />
            {head.hasDates && <PageScript script={scripts.dates} />}
            {head.canForget && <PageScript script={scripts.forget} />}
          </body>
        </html>
      </CurrentPath>
    </IslandFilesContext>
  );
}

/** The same code on every page, so that one Content-Security-Policy fits all. */
function InlineScript({ scripts: { inline, islands }, notFound }: { scripts: Scripts; notFound?: boolean }) {
  const attributes = {
    "data-islands": islands,
    "data-not-found": notFound ? "" : undefined,
    "data-offline": site.offline && "code" in inline ? "" : undefined,
  };
  return <PageScript script={inline} {...attributes} />;
}

function PageScript({ script, ...attributes }: { script: Script }) {
  if ("src" in script) return <script type="module" src={script.src} {...attributes} />;
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: script.code }} />;
}
