import { pages } from "#app/content/pages/index.ts";
import type { SitePath } from "#app/content/types.ts";

/** Every address of the site, in the order of the route table. */
export const sitePaths = Object.keys(pages) as SitePath[];
