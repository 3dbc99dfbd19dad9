import type { ReactNode } from "react";
import { fewestListedTerms } from "#app/content/fragments.ts";
import type { LoadedPage } from "#app/page/load-page.ts";
import { Hero } from "#app/sections/hero.tsx";
import { InlineText } from "#app/sections/inline-text.tsx";
import { LastUpdated, ReviewDates } from "#app/sections/page-dates.tsx";
import { ContentsList, NextPages } from "#app/sections/page-navigation.tsx";
import { isDocument } from "#app/sections/section-layout.ts";
import { SanskritList } from "#app/sections/sanskrit-list.tsx";
import { References } from "#app/sections/studies.tsx";

type PageFrameProps = { page: LoadedPage; children: ReactNode };

/** What surrounds the sections of every page. */
export function PageFrame({ page, children }: PageFrameProps) {
  return (
    <>
      <Hero {...page} />
      {page.builtOn && <LastUpdated builtOn={page.builtOn} />}
      {page.gist && (
        <p className="wrap pt-10 md:pt-16">
          <span className="block max-w-[47rem] text-lead">
            <InlineText text={page.gist} />
          </span>
        </p>
      )}
      {page.reviewed && <ReviewDates {...page.reviewed} />}
      <Body page={page}>{children}</Body>
      {page.sanskritTerms.length >= fewestListedTerms && <SanskritList words={page.sanskritTerms} />}
      {page.references.length > 0 && <References references={page.references} />}
      {page.next.length > 0 && <NextPages next={page.next} />}
    </>
  );
}

/** The contents list is above the sections, or beside them on a page that is read by looking something up. */
function Body({ page, children }: PageFrameProps) {
  const aside = isDocument(page.sections);
  const contents = page.family !== "home" && page.contents.length > 0 && (
    <ContentsList contents={page.contents} aside={aside} />
  );
  if (!aside) {
    return (
      <>
        {contents}
        {children}
      </>
    );
  }
  return (
    <div className="document wrap">
      {contents}
      <div>{children}</div>
    </div>
  );
}
