import type { ReactNode } from "react";
import { fewestListedTerms } from "#app/content/fragments.ts";
import type { LoadedPage } from "#app/page/load-page.ts";
import { Hero } from "#app/sections/hero.tsx";
import { InlineText } from "#app/sections/inline-text.tsx";
import { LastUpdated, ReviewDates } from "#app/sections/page-dates.tsx";
import { ContentsList, NextPages } from "#app/sections/page-navigation.tsx";
import { SanskritList } from "#app/sections/sanskrit-list.tsx";
import { References } from "#app/sections/studies.tsx";

/** What surrounds the sections of every page. */
export function PageFrame({ page, children }: { page: LoadedPage; children: ReactNode }) {
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
      {page.family !== "home" && page.contents.length > 0 && <ContentsList contents={page.contents} />}
      {children}
      {page.sanskritTerms.length >= fewestListedTerms && <SanskritList words={page.sanskritTerms} />}
      {page.references.length > 0 && <References references={page.references} />}
      {page.next.length > 0 && <NextPages next={page.next} />}
    </>
  );
}
