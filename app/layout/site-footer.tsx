import { labels } from "#app/content/content.ts";
import { footerMenu, mailLink, phoneLink, site } from "#app/content/site.ts";
import { Island } from "#app/islands/island.tsx";
import { MenuLink } from "#app/layout/menu-link.tsx";
import { NewsletterBox } from "#app/layout/newsletter-box.tsx";
import { SocialLinks } from "#app/layout/social-links.tsx";
import { Emblem } from "#app/ui/emblem.tsx";

export function SiteFooter() {
  return (
    <footer className="site-footer on-night relative isolate overflow-clip bg-night-deep text-on-night">
      <Emblem className="absolute -right-40 -bottom-40 -z-1 w-[46rem] text-mark-on-night opacity-6" />
      <div className="wrap py-6 md:py-16">
        <nav
          aria-label="Footer"
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-6 gap-y-6 md:grid-cols-4"
        >
          {footerMenu.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="text-h4">{heading}</h2>
              <ul className="mt-1">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <MenuLink
                      to={to}
                      className="flex min-h-11 items-center py-1 text-quiet-on-night no-underline hover:underline aria-[current]:font-semibold aria-[current]:text-on-night aria-[current]:underline"
                    >
                      {label}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>

        <div className="mt-4 grid grid-cols-1 gap-x-6 gap-y-4 border-t border-edge pt-5 md:grid-cols-2">
          <Island name="layout/newsletter-box" of={NewsletterBox} props={{}} />
          <div>
            <h2 className="text-h4">{labels.footer.contact}</h2>
            <div className="mt-2 grid items-center gap-x-6 sm:flex sm:flex-wrap">
              <Island name="layout/social-links" of={SocialLinks} props={{}} />
              <p>
                <a href={phoneLink} className="inline-flex min-h-11 items-center wrap-anywhere text-link-on-night">
                  {site.phone}
                </a>
              </p>
              <p>
                <a href={mailLink} className="inline-flex min-h-11 items-center wrap-anywhere text-link-on-night">
                  {site.mail}
                </a>
              </p>
            </div>
            <p className="mt-4 max-w-[19em] font-body text-h4 text-balance text-link-on-night italic">{site.quote}</p>
          </div>
        </div>

        <p className="mt-3 flex flex-wrap items-center gap-x-6 text-small text-quiet-on-night">
          <MenuLink
            to="/terms"
            className="inline-flex min-h-11 items-center text-link-on-night aria-[current]:font-semibold"
          >
            {labels.footer.terms}
          </MenuLink>
          <a href="/about#accessibility" className="inline-flex min-h-11 items-center text-link-on-night">
            {labels.footer.accessibility}
          </a>
          <span>{`© ${site.copyrightYear} ${site.name}`}</span>
        </p>
      </div>
    </footer>
  );
}
