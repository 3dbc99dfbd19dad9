import type { ReactNode } from "react";
import type { Term } from "#app/content/glossary.ts";
import type { Picture } from "#app/content/pictures.ts";
import type { Reference } from "#app/content/studies.ts";
import type { Text } from "#app/content/text.ts";
import type { PageContent, SitePath } from "#app/content/types.ts";
import { Gist } from "#app/sections/gist.tsx";
import { Hero } from "#app/sections/hero.tsx";
import { LastUpdated, ReviewDates } from "#app/sections/page-dates.tsx";
import { ContentsList, SanskritList, WhereNext } from "#app/sections/page-ends.tsx";
import { References } from "#app/sections/sources.tsx";

type FramedPage = Pick<PageContent, "title" | "subtitle" | "family" | "actions" | "reviewed"> & {
  gist?: Text;
  picture: Picture;
  contents: readonly { id: string; heading: string }[];
  words: readonly Term[];
  references: readonly Reference[];
  next: readonly { to: SitePath; title: string; why: string }[];
  /** Set on pages that show 'Last Updated': the date of the build. */
  builtOn?: string;
};

/** What every page has round its sections: hero, gist and contents before; words, sources and where next after. */
export function PageFrame({ page, children }: { page: FramedPage; children: ReactNode }) {
  return (
    <>
      <Hero {...page} />
      {page.builtOn && <LastUpdated builtOn={page.builtOn} />}
      {page.gist && <Gist text={page.gist} />}
      {page.reviewed && <ReviewDates {...page.reviewed} />}
      {page.family !== "home" && page.contents.length > 0 && <ContentsList contents={page.contents} />}
      {children}
      {page.words.length > 0 && <SanskritList words={page.words} />}
      {page.references.length > 0 && <References references={page.references} />}
      {page.next.length > 0 && <WhereNext next={page.next} />}
    </>
  );
}
