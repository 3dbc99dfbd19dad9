import { labels, playerText } from "#app/content/content.ts";
import type { PreparedPage } from "#app/page/prepare-page.ts";
import { Actions } from "#app/sections/actions.tsx";
import { Paragraph } from "#app/sections/inline-text.tsx";
import { SitePicture } from "#app/sections/site-picture.tsx";
import { chip } from "#app/ui/chip.ts";

type HeroProps = Pick<PreparedPage, "title" | "subtitle" | "family" | "picture" | "actions" | "begin">;

/** The banner of every page. */
export function Hero({ title, subtitle, family, picture, actions, begin }: HeroProps) {
  return (
    <div className={`hero ${moods[family] ?? ""}`}>
      <div className="wrap hero-text">
        <h1 className="text-h1">{title}</h1>
        <Paragraph text={subtitle} className="hero-subtitle mt-4 text-lead" />
        {actions && (
          <div className="mt-6 md:mt-8">
            <Actions actions={actions} />
          </div>
        )}
        {begin && <Begin links={begin} again={family === "home"} />}
      </div>
      {/* Last in the document, so that screen readers read the title first; CSS puts it above or beside the text. */}
      <div className="hero-picture melt">
        {family === "home" && picture.sun && (
          <div aria-hidden="true" className={`breathing-ring sun-${picture.name}`} />
        )}
        <SitePicture picture={picture} first closeOnPhones sizes="(min-width: 64rem) 70vw, 100vw" />
      </div>
    </div>
  );
}

type BeginProps = { links: NonNullable<HeroProps["begin"]>; again: boolean };

/** Ways to begin at once; more than three are a grid of small buttons. With `again`, the first may lead back to the last session. */
function Begin({ links, again }: BeginProps) {
  const isGrid = links.length > 3;
  return (
    <div className={isGrid ? "mt-5" : "mt-3 flex flex-wrap items-center gap-x-4"}>
      <p className={isGrid ? "mb-2" : undefined}>{isGrid ? labels.whatBringsYou : labels.tryNow}</p>
      <ul role="list" className={isGrid ? "grid grid-cols-2 gap-2 sm:w-fit sm:grid-cols-3" : "flex flex-wrap gap-x-4"}>
        {links.map(({ label, to }, i) => (
          <li key={to}>
            <a
              href={to}
              data-again={again && i === 0 ? playerText.again : undefined}
              className={isGrid ? chip : "flex min-h-11 items-center"}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const moods: Partial<Record<PreparedPage["family"], string>> = { home: "hero-home", night: "hero-night on-night" };
