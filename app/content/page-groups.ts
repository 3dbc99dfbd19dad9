import type { SitePath } from "#app/content/types.ts";

/** Pages whose advice affects health. They show when they were written and when they are due for review. */
const healthPages = [
  "/yoga-wellness",
  "/research",
  "/meditation",
  "/pranayam",
  "/yoga-diet",
  "/yoga-types",
  "/ageing-yoga",
  "/illness-yoga",
  "/facts-myths",
  "/stress-buster",
] as const satisfies readonly SitePath[];

/** The sixteen pages that teach. They open with a gist and have 300 to 1,600 words. */
const educationalPages = [
  ...healthPages,
  "/books",
  "/library",
  "/courses",
  "/ethics",
  "/bhakti-yoga",
  "/ancient-roots",
] as const satisfies readonly SitePath[];

/** Where somebody ill looks for help: the whole list of urgent signs stands open. Elsewhere it is one tap away. */
const pagesWithOpenSigns = ["/disclaimer", "/illness-yoga", "/contact"] as const satisfies readonly SitePath[];

export const showsAllSigns = (path: string) => (pagesWithOpenSigns as readonly string[]).includes(path);
export const isEducational = (path: SitePath) => (educationalPages as readonly SitePath[]).includes(path);
export const isHealthPage = (path: SitePath) => (healthPages as readonly SitePath[]).includes(path);
