import type { ReactNode } from "react";
import { SharePage } from "#app/browser/share-page.tsx";
import { currentReviews } from "#app/content/pages.ts";
import { Island } from "#app/islands/island.tsx";
import type { LoadedPage } from "#app/page/load-page.ts";
import { Hero } from "#app/sections/hero.tsx";
import { InlineText } from "#app/sections/inline-text.tsx";
import { LastUpdated, ReviewDates } from "#app/sections/page-dates.tsx";
import { ContentsList, NextPages } from "#app/sections/page-navigation.tsx";
import { isDocument } from "#app/sections/section-layout.ts";
import { SanskritList } from "#app/sections/sanskrit-list.tsx";
import { References } from "#app/sections/studies.tsx";

type PageFrameProps = {
  page: LoadedPage;
  /** What visitors came for, directly after the opening words: the contents list follows it. */
  lead?: ReactNode;
  children: ReactNode;
};

/** What surrounds the sections of every page. */
export function PageFrame({ page, lead, children }: PageFrameProps) {
  const aside = isDocument(page.sections);
  const contents = page.family !== "home" && page.contents.length > 0 && (
    <ContentsList contents={page.contents} place={aside ? "aside" : lead || !page.gist ? "wide" : "beside"} />
  );
  const beside = !aside && !lead && contents;
  return (
    <>
      <Hero {...page} />
      {page.builtOn && <LastUpdated builtOn={page.builtOn} />}
      {(page.gist || beside) && (
        <div className={`wrap pt-4 pb-2 md:pt-14 ${page.gist && beside ? "opening" : ""}`}>
          {page.gist && (
            <p className="max-w-[47rem] font-display text-lead lg:text-h3 lg:leading-normal">
              <InlineText text={page.gist} />
            </p>
          )}
          {beside}
        </div>
      )}
      {lead}
      {lead && contents && <div className="wrap">{contents}</div>}
      {aside ? (
        <div className="document wrap">
          {contents}
          <div>{children}</div>
        </div>
      ) : (
        children
      )}
      <div className="wrap pb-4">
        <div className="divide-y divide-line border-line not-empty:border-y">
          {page.sanskritTerms.length > 0 && <SanskritList words={page.sanskritTerms} />}
          {page.references.length > 0 && <References references={page.references} />}
        </div>
        <p className="mt-4">
          <Island name="browser/share-page" of={SharePage} props={{ title: page.title, to: page.path }} />
        </p>
        {page.reviewed && <ReviewDates {...page.reviewed} review={currentReviews[page.path]} />}
      </div>
      {page.next.length > 0 && <NextPages next={page.next} />}
    </>
  );
}
