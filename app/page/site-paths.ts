import { pages } from "#app/content/pages.ts";
import type { SitePath } from "#app/content/types.ts";

/** Every path, in menu order. */
export const sitePaths = Object.keys(pages) as SitePath[];
