import type { LoadedPage } from "#app/page/load-page.ts";
import { Actions } from "#app/sections/actions.tsx";
import { SitePicture } from "#app/sections/site-picture.tsx";

type HeroProps = Pick<LoadedPage, "title" | "subtitle" | "family" | "picture" | "actions">;

/** The banner of every page. */
export function Hero({ title, subtitle, family, picture, actions }: HeroProps) {
  const home = family === "home";
  return (
    <div className={home ? "hero hero-home on-night" : "hero on-night"}>
      {home && (
        <div
          aria-hidden="true"
          className="breathing-ring absolute top-[8%] right-[10%] -z-1 hidden aspect-square w-[34vw] max-w-[34rem] rounded-full border-2 border-mark-on-night lg:block"
        />
      )}
      <div className="wrap hero-text">
        <h1 className="text-h1">{title}</h1>
        <p className="hero-subtitle mt-4 text-lead">{subtitle}</p>
        {actions && (
          <div className="mt-8">
            <Actions actions={actions} />
          </div>
        )}
      </div>
      {/* Last in the document, so that screen readers read the title first; CSS puts it above or behind the text. */}
      <div className="hero-picture">
        <SitePicture picture={picture} hero sizes="100vw" />
      </div>
    </div>
  );
}
