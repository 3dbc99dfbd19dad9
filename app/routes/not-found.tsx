import { messages } from "#app/content/content.ts";
import { pictures } from "#app/content/pictures.ts";
import { mainMenu } from "#app/content/site.ts";
import type { Route } from "#app/page/page-meta.tsx";
import { Hero } from "#app/sections/hero.tsx";

const { title, subtitle, description, home, mainPages } = messages.notFound;

export function notFound(): Route {
  return {
    head: { path: "/404", title, description, unlisted: true },
    body: (
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
                <a href={to} className="flex min-h-11 items-center py-1.5">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </>
    ),
  };
}
