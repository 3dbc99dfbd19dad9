import { mainMenu, site } from "#app/content/site.ts";
import { MenuLink } from "#app/layout/menu-link.tsx";
import { Om } from "#app/layout/om.tsx";

export function SiteHeader() {
  return (
    <header className="site-header border-b border-line bg-page">
      <div className="wrap flex items-center justify-between gap-x-3 py-1 max-[20rem]:flex-wrap md:flex-wrap md:gap-x-8 md:py-2 lg:py-3">
        <a
          href="/"
          className="flex min-h-12 items-center gap-x-3 gap-y-1.5 max-md:w-[3.25rem] max-md:shrink-0 max-md:flex-col"
        >
          <Om />
          <span className="font-display text-[1.0625rem] leading-none font-medium max-md:w-min max-md:text-center md:text-[1.5rem]">
            {site.name}
          </span>
        </a>
        <nav aria-label="Main" className="-mx-1.5 md:-mx-3">
          <ul className="flex flex-wrap">
            {mainMenu.map(({ to, label, pages }) => (
              <li key={to}>
                <MenuLink
                  to={to}
                  pages={pages}
                  className="flex min-h-11 items-center px-1.5 text-small text-text no-underline decoration-accent decoration-2 underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline md:px-3"
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
}
