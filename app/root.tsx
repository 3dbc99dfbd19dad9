import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from "react-router";
import type { ReactNode } from "react";
import bodyFont from "#app/styles/fonts/atkinson.woff2?url";
import displayFont from "#app/styles/fonts/fraunces.woff2?url";
import { messages } from "#app/content/messages.ts";
import { RouteAnnouncer } from "#app/layout/route-announcer.tsx";
import { SiteFooter } from "#app/layout/site-footer.tsx";
import { SiteHeader } from "#app/layout/site-header.tsx";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { useStartOfPage } from "#app/layout/use-start-of-page.ts";
import { useReveal } from "#app/lib/reveal.ts";
import { useRememberDestination } from "#app/lib/stale-build.ts";
import { useTellAlive } from "#app/lib/tell-alive.ts";
import { useServiceWorker } from "#app/offline/install-worker.ts";
import { siteCss } from "#app/styles/site-css.ts";
import { useWakeOnFirstSign, useWidgets } from "#app/lib/widgets.ts";
import type { Route } from "./+types/root";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f0e4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#23263a" />
        <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={bodyFont} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <style id="site-css" dangerouslySetInnerHTML={{ __html: siteCss }} />
        <Links />
      </head>
      <body>
        <SkipLink />
        <SiteHeader />
        {children}
        <SiteFooter />
        {/* Written at build time only: the build puts them to sleep (scripts/put-to-sleep.ts), so the living page has none. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  useStartOfPage();
  useReveal();
  useWakeOnFirstSign();
  useRememberDestination();
  useTellAlive();
  useServiceWorker();
  const widgets = useWidgets();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <RouteAnnouncer />
      {widgets && <widgets.RootWidgets />}
    </>
  );
}

/** The routing-failure screen: the message, or the status. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, advice, reload } = messages.failure;
  return (
    <main id="main" tabIndex={-1} className="wrap py-20">
      <title>{title}</title>
      <h1 className="text-h1">{title}</h1>
      <p className="mt-6 text-lead">{describe(error)}</p>
      <p className="mt-4">{advice}</p>
      <p className="mt-8">
        <a href="" className="button">
          {reload}
        </a>
      </p>
    </main>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
