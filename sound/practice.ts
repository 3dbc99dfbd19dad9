import { site } from "../app/content/site.ts";

/** What is written into every file's tags. The site's content owns the name. */
export const PRACTICE_NAME = site.name;
export const ALBUM = "Audio sessions";
