import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { logMissingPage } from "#app/before-hydration/log-missing-page.ts";
import { messages } from "#app/content/messages.ts";
import { pictures } from "#app/content/pictures.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { Hero } from "#app/sections/hero.tsx";

const { title, subtitle, description, home } = messages.notFound;

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
      <Hero title={title} subtitle={subtitle} family="night" picture={pictures["hero-night"]} />
      <p className="wrap py-14">
        <Link to="/" viewTransition className="button">
          {home}
        </Link>
      </p>
    </>
  );
}
