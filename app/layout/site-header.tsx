import { Link, NavLink } from "react-router";
import { mainMenu, site } from "#app/content/site.ts";
import { Om } from "#app/layout/om.tsx";

export function SiteHeader() {
  return (
    <header className="site-header border-b border-line bg-page">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 py-2 lg:py-3">
        <Link to="/" prefetch="intent" viewTransition className="flex min-h-12 items-center gap-3">
          <Om />
          <span className="font-display text-[1.5rem] leading-none font-medium tracking-tight">{site.name}</span>
        </Link>
        <nav aria-label="Main" className="-mx-2 sm:-mx-3">
          <ul className="flex flex-wrap">
            {mainMenu.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  // Other addresses also match with a trailing slash.
                  end={to === "/"}
                  prefetch="intent"
                  viewTransition
                  className="flex min-h-11 items-center px-2 text-small text-text no-underline decoration-accent decoration-2 underline-offset-8 hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline sm:px-3"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
