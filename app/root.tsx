import { QueryClientProvider } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import { Toaster } from "sonner";
import { PageLinks } from "#app/browser/page-links.tsx";
import { queryClient } from "#app/browser/query-client.ts";
import { useHydrated, useHydratedEvent } from "#app/browser/use-hydrated.ts";
import { usePageStart } from "#app/browser/use-page-start.ts";
import { messages } from "#app/content/messages.ts";
import { RouteAnnouncer } from "#app/layout/route-announcer.tsx";
import { SiteFooter } from "#app/layout/site-footer.tsx";
import { SiteHeader } from "#app/layout/site-header.tsx";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { useServiceWorker } from "#app/offline/install-worker.ts";
import bodyFont from "#app/styles/fonts/atkinson.woff2?url";
import displayFont from "#app/styles/fonts/fraunces.woff2?url";
import { linen, night } from "#app/styles/palette.ts";
import { siteCss } from "#app/styles/site-css.ts";
import type { Route } from "./+types/root";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={linen} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={night} />
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
        {/* Only in the prerendered HTML: postbuild/defer-scripts.ts moves them into a module that loads on demand. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  usePageStart();
  useHydratedEvent();
  useServiceWorker();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      {/* As high as the screen, so that the footer does not show before <RestOfPage> is rendered. */}
      <main id="main" tabIndex={-1} className="min-h-screen">
        {/* New elements for each page: in reused ones a screen reader would read on from its old place. */}
        <Fragment key={pathname}>
          <Outlet />
        </Fragment>
      </main>
      <PageLinks />
      <RouteAnnouncer />
      {/* sonner's defaults, spelled out because the specification names them. Its theme cannot be prerendered. */}
      {hydrated && (
        <Toaster
          closeButton
          richColors
          theme="system"
          visibleToasts={3}
          duration={4000}
          hotkey={["altKey", "KeyT"]}
          containerAriaLabel="Notifications"
        />
      )}
    </QueryClientProvider>
  );
}

/** The routing failure screen shows the error message or the status. */
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
