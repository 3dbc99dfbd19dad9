import { memo } from "react";
import { mainMenu, site } from "#app/content/site.ts";
import { MenuLink } from "#app/layout/menu-link.tsx";
import { Om } from "#app/layout/om.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

/** Memoised, because the router renders the document again at every step of a route change. */
export const SiteHeader = memo(function SiteHeader() {
  return (
    <header className="site-header border-b border-line bg-page">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 py-2 lg:py-3">
        <PageLink to="/" className="flex min-h-12 items-center gap-3">
          <Om />
          <span className="font-display text-[1.5rem] leading-none font-medium">{site.name}</span>
        </PageLink>
        <nav aria-label="Main" className="-mx-2 sm:-mx-3">
          <ul className="flex flex-wrap">
            {mainMenu.map(({ to, label, pages }) => (
              <li key={to}>
                <MenuLink
                  to={to}
                  pages={pages}
                  className="flex min-h-11 items-center px-2 text-small text-text no-underline decoration-accent decoration-2 underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline sm:px-3"
                >
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
});
