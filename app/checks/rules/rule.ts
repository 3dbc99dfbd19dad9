import type { PlacedText } from "#app/content/schema/visit-texts.ts";
import type { PageContent, SitePath } from "#app/content/types.ts";
import type { PreparedPage } from "#app/page/prepare-page.ts";

export type Finding = { field: string; problem: string; fix: string };
export type PageToCheck = {
  path: SitePath;
  page: PageContent;
  texts: readonly PlacedText[];
  prepared: PreparedPage;
};

/** Title, subtitle, gist and sections: without the texts for search engines and the links to other pages. */
export const shownTexts = (texts: readonly PlacedText[]) =>
  texts.filter(({ field }) => /^(title|subtitle|gist|sections)\b/.test(field));
