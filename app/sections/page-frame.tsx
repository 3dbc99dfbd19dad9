import type { ReactNode } from "react";
import { SharePage } from "#app/browser/share-page.tsx";
import { currentReviews } from "#app/content/pages.ts";
import { Island } from "#app/islands/island.tsx";
import type { PreparedPage } from "#app/page/prepare-page.ts";
import { Hero } from "#app/sections/hero.tsx";
import { InlineText } from "#app/sections/inline-text.tsx";
import { LastUpdated, ReviewDates } from "#app/sections/page-dates.tsx";
import { ContentsList, NextPages } from "#app/sections/page-navigation.tsx";
import { PageSections } from "#app/sections/page-sections.tsx";
import { isDocument } from "#app/sections/section-layout.ts";
import { SanskritList } from "#app/sections/sanskrit-list.tsx";
import { References } from "#app/sections/studies.tsx";

type PageFrameProps = {
  page: PreparedPage;
  /** What visitors came for, directly after the opening words: the contents list follows it. */
  lead?: ReactNode;
  /** Before the sections. */
  children?: ReactNode;
};

/** The sections of a page, and what surrounds them on every page. */
export function PageFrame({ page, lead, children }: PageFrameProps) {
  const aside = isDocument(page.sections);
  const contents = page.family !== "home" && page.contents.length > 0 && (
    <ContentsList contents={page.contents} place={aside ? "aside" : lead || !page.gist ? "wide" : "beside"} />
  );
  const beside = !aside && !lead && contents;
  const body = (
    <>
      {children}
      <PageSections {...page} />
    </>
  );
  return (
    <>
      <Hero {...page} />
      {page.builtOn && <LastUpdated builtOn={page.builtOn} />}
      {(page.gist || beside) && (
        <div className={`wrap pt-4 pb-2 md:pt-14 ${page.gist && beside ? "opening" : ""}`}>
          {page.gist && (
            <p className="max-w-[54rem] font-display text-lead text-balance lg:text-h3 lg:leading-normal">
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
          <div>{body}</div>
        </div>
      ) : (
        body
      )}
      {page.next && <NextPages next={page.next} />}
      <div className="wrap pt-4 pb-8">
        <div className="ruled border-line not-empty:border-y">
          {page.sanskritTerms.length > 0 && <SanskritList words={page.sanskritTerms} />}
          {page.references.length > 0 && <References references={page.references} />}
        </div>
        <div className="mt-4">
          <Island name="browser/share-page" of={SharePage} props={{ title: page.title, to: page.path }} />
        </div>
        {page.reviewed && <ReviewDates {...page.reviewed} review={currentReviews[page.path]} />}
      </div>
    </>
  );
}
