import { useEffect } from "react";
import { useLocation } from "react-router";
import { logMissingPage } from "#app/before-hydration/log-missing-page.ts";
import { messages } from "#app/content/messages.ts";
import { pictures } from "#app/content/pictures.ts";
import { mainMenu } from "#app/content/site.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { Hero } from "#app/sections/hero.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

const { title, subtitle, description, home, mainPages } = messages.notFound;

// No loader, because an unknown address has no data file.
export function meta() {
  return [...pageMeta({ path: "/404", title, description }), { name: "robots", content: "noindex" }];
}

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    // On a first load the inline script has already logged it.
    if (document.documentElement.dataset.scripts === "hydrated") logMissingPage();
  }, [pathname]);
  return (
    <>
      <Hero
        title={title}
        subtitle={subtitle}
        family="night"
        picture={pictures["hero-night"]}
        actions={[{ label: home, to: "/" }]}
      />
      <nav aria-labelledby="main-pages" className="wrap py-14">
        <h2 id="main-pages" className="text-h3">
          {mainPages}
        </h2>
        <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {mainMenu.slice(1).map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to} className="flex min-h-11 items-center py-1.5">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
